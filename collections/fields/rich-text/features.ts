import { BlocksFeature, createServerFeature, EXPERIMENTAL_TableFeature } from '@payloadcms/richtext-lexical'
import { bilingual } from '@collections/labels'
import type { Block } from 'payload'
import { richTextLimits } from '@/domain/content/rich-text/check/read-nodes'

/** HTML that the editor has no other form for. Only administrators add or change it: `save-body.ts` refuses others. */
const htmlBlock: Block = {
  slug: 'html',
  labels: { singular: bilingual('HTML', 'HTML'), plural: bilingual('HTML', 'HTML') },
  fields: [
    {
      name: 'html',
      type: 'textarea',
      label: bilingual('HTML', 'HTML'),
      maxLength: richTextLimits.characters, // Payload's default is 40,000
      admin: {
        rows: 8,
        components: { Field: '@/studio/rich-text/html-input#HtmlInput' },
        description: bilingual(
          'Only administrators can change this. Scripts, styles and frames are removed.',
          'Seuls les administrateurs peuvent modifier ce contenu. Les scripts, les styles et les cadres sont retirés.',
        ),
      },
    },
  ],
}

type Provider<Feature extends (...args: never) => unknown> = ReturnType<Feature>

/** Names of the editor's controls, and leaving the editor by keyboard. */
export const controlsFeature = createServerFeature({
  key: 'controls',
  feature: { ClientFeature: '@/studio/rich-text/editor-controls#EditorControlsFeature' },
})

const blocks = BlocksFeature({ blocks: [htmlBlock] })

/** HTML blocks, which the studio's part offers to those who may save them. */
export const htmlBlocksFeature: Provider<typeof BlocksFeature> = {
  ...blocks,
  feature: async (args) => ({
    ...(typeof blocks.feature === 'function' ? await blocks.feature(args) : blocks.feature),
    ClientFeature: '@/studio/rich-text/html-block-feature#HtmlBlockFeature',
  }),
}

const table = EXPERIMENTAL_TableFeature()
const labels = { rows: bilingual('Rows', 'Lignes'), columns: bilingual('Columns', 'Colonnes') }

/** Tables, with the size of a new one in both languages. */
export const tableFeature: Provider<typeof EXPERIMENTAL_TableFeature> = {
  ...table,
  feature: async (args) => {
    const feature = typeof table.feature === 'function' ? await table.feature(args) : table.feature
    return {
      ...feature,
      generateSchemaMap: (given) => {
        const map = feature.generateSchemaMap?.(given) ?? null
        for (const entry of map?.values() ?? [])
          for (const field of 'fields' in entry ? entry.fields : [])
            if ('name' in field && (field.name === 'rows' || field.name === 'columns')) field.label = labels[field.name]
        return map
      },
    }
  },
}
