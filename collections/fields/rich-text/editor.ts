import {
  BlockquoteFeature,
  BoldFeature,
  FixedToolbarFeature,
  HeadingFeature,
  HorizontalRuleFeature,
  IndentFeature,
  InlineToolbarFeature,
  ItalicFeature,
  lexicalEditor,
  LinkFeature,
  OrderedListFeature,
  ParagraphFeature,
  SubscriptFeature,
  SuperscriptFeature,
  UnderlineFeature,
  UnorderedListFeature,
  UploadFeature,
} from '@payloadcms/richtext-lexical'
import type {
  RichTextField,
  FieldAffectingData,
  FilterOptions,
  RadioField,
  RelationshipField,
  TextField,
} from 'payload'
import { embeddableUploads, linkableCollections } from '@/domain/content/rich-text/linked-pages'
import { editorTranslations, mergeWords, type Words } from './editor-translations'
import { controlsFeature, htmlBlocksFeature, tableFeature } from './features'
import { bilingual, type BilingualText } from '@collections/labels'
import { savesBody } from './save-marker'

/** Labels in both languages. Payload computes those of its own fields once, in the language of the first request, and caches them. */
const labels: Record<string, BilingualText> = {
  text: bilingual('Text to display', 'Texte à afficher'),
  linkType: bilingual('Link to', 'Lien vers'),
  url: bilingual('Web address', 'Adresse Web'),
  doc: bilingual('Page', 'Page'),
}
const options = [
  {
    value: 'custom',
    label: bilingual('Another site, an email address or a file', 'Un autre site, une adresse courriel ou un fichier'),
  },
  { value: 'internal', label: bilingual('A page of this site', 'Une page de ce site') },
]

/**
 * Offers the pages of the site that is selected in the studio. A save is not limited by it: a program has no selection, or
 * another one than the document's site. `same-site.ts` checks the pages of a save.
 */
const pagesOfSite: FilterOptions = async ({ req, relationTo }) => {
  if (savesBody(req)) return true
  const { baseFilter } = req.payload.collections[relationTo as 'sections'].config.admin
  return (await baseFilter?.({ limit: 0, page: 1, req, sort: 'id' })) ?? true
}

/**
 * The fields of a link without "open in a new tab", which published HTML does not have, and without the hook that encodes
 * addresses it does not know, such as a path of this host.
 */
const linkFields = ({ defaultFields }: { defaultFields: FieldAffectingData[] }): FieldAffectingData[] =>
  defaultFields
    .filter(({ name }) => name !== 'newTab')
    .map((given) => {
      const field = { ...given, label: labels[given.name ?? ''] ?? given.label } as FieldAffectingData
      if (field.name === 'url') return { ...field, hooks: {} } as TextField
      if (field.name === 'linkType') return { ...field, options, admin: {} } as RadioField
      return field.name === 'doc' ? ({ ...field, filterOptions: pagesOfSite } as RelationshipField) : field
    })

type Editor = Extract<NonNullable<RichTextField['editor']>, (...args: never) => unknown>

const bodyField = '@/studio/rich-text/body-field#BodyField'

/** What it offers is what `renderRichText` can publish. */
const offered = lexicalEditor({
  features: [
    FixedToolbarFeature(),
    InlineToolbarFeature(),
    ParagraphFeature(),
    HeadingFeature({ enabledHeadingSizes: ['h2', 'h3', 'h4'] }),
    BoldFeature(),
    ItalicFeature(),
    UnderlineFeature(),
    SubscriptFeature(),
    SuperscriptFeature(),
    UnorderedListFeature(),
    OrderedListFeature(),
    IndentFeature({ disabledNodes: ['paragraph', 'heading', 'quote'] }),
    BlockquoteFeature(),
    HorizontalRuleFeature(),
    LinkFeature({
      enabledCollections: [...linkableCollections],
      fields: linkFields,
      disableAutoLinks: true,
      maxDepth: 0,
    }),
    UploadFeature({ enabledCollections: [...embeddableUploads], maxDepth: 1 }),
    tableFeature,
    htmlBlocksFeature,
    controlsFeature(),
  ],
})

/** The editor of every body: Payload's, with our words, names of controls and choice of features for each role. */
export const bodyEditor = (async (args) => {
  const editor = await offered(args)
  const translations = args.config.i18n.translations as Record<string, { lexical?: Words }>
  for (const language of ['en', 'fr'] as const) {
    const words = (translations[language] ??= {})
    words.lexical = mergeWords(words.lexical ?? {}, editorTranslations[language])
  }
  const field = editor.FieldComponent
  return {
    ...editor,
    FieldComponent: { ...(typeof field === 'object' ? field : {}), path: bodyField },
    generateImportMap: (given) => {
      editor.generateImportMap?.(given)
      given.addToImportMap(bodyField)
    },
  }
}) satisfies Editor
