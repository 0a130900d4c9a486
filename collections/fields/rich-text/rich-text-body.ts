import type { CodeField, RichTextField } from 'payload'
import type { BilingualText } from '@collections/labels'
import { bodyEditor } from './editor'
import { saveBody } from './save-body'

/** The field with the text of the editor beside the HTML field of a body. */
const richTextName = (htmlName: string) => `${htmlName}RichText`

/**
 * A localized body in two fields that are saved together: `name` is the cleaned HTML that pages, feeds and v1 read, and
 * `nameRichText` what staff edit. Programs may write either (`save-body.ts`). Spec: PUB-2.33.
 */
export const richTextBody = (name: string, label: BilingualText): [CodeField, RichTextField] => [
  {
    name,
    type: 'code',
    label,
    localized: true,
    admin: { disabled: true, language: 'html', components: { Diff: '@/studio/languages/no-field#NoField' } },
    custom: { html: true },
  },
  {
    name: richTextName(name),
    type: 'richText',
    label,
    localized: true,
    editor: bodyEditor,
    hooks: { beforeValidate: [saveBody(name)] },
    custom: { richTextOf: name },
  },
]
