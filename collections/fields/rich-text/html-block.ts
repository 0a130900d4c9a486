import type { Block } from 'payload'
import { richTextLimits } from '@/domain/content/rich-text/check/read-nodes'
import { bilingual } from '@collections/labels'

/** HTML that the editor has no other form for. Only administrators add or change it: `save-body.ts` refuses others. */
export const htmlBlock: Block = {
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
