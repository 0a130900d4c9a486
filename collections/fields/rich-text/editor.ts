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
import type { RichTextField } from 'payload'
import { embeddableUploads, linkableCollections } from '@/domain/content/rich-text/linked-pages'
import { editorTranslations, mergeWords, type Words } from './editor-translations'
import { controlsFeature, htmlBlocksFeature, tableFeature } from './features'
import { linkFields } from './link-fields'

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
