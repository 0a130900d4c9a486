import type { FieldHook, FieldHookArgs } from 'payload'
import { findForeignImage } from '@/domain/content/image-hosts'
import { checkRichText } from '@/domain/content/rich-text/check/check-rich-text'
import { richTextLimits, type RichTextRefusal } from '@/domain/content/rich-text/check/read-nodes'
import { listHtmlBlocks, nodesOf } from '@/domain/content/rich-text/list-references'
import type { RichText } from '@/domain/content/rich-text/nodes'
import { parseRichText } from '@/domain/content/rich-text/parse/parse-rich-text'
import { renderRichText } from '@/domain/content/rich-text/render/render-rich-text'
import { readImageHosts } from '@/server/allowed-images'
import { cleanBody, cleanHtml } from '@/server/clean-html'
import { fieldsOf, textOf } from '@/server/database/stored-values'
import { signedInStaff } from '@collections/access/signed-in-staff'
import { translate, type BilingualText } from '@collections/labels'
import { validationError } from '@collections/validation-error'
import { findReferenced, findUploadsIn } from './referenced-documents'
import { imageRefusal, textRefusals } from './refusals'
import { markSave } from './save-marker'

/** A body in one language: the HTML that is published, and the text of the editor that it was made from. */
type Body = { html: string; text: RichText | null }
type Given = { html: unknown; text: unknown }

const locales = ['en', 'fr'] as const

/**
 * Stores the HTML of a body with the text of the editor, in one save and for one language, or for both where a value has the form
 * `{ en, fr }`. Whichever of the two a client changed determines the other; if it changed both and they disagree, the text
 * of the editor wins. A body that is not changed keeps its HTML to the byte.
 *
 * Refuses, with a reason at the field and for drafts too: malformed and excessive texts, images of other hosts, references to
 * documents that do not exist, and HTML blocks from anyone but administrators. Pages clean the HTML again when they show it.
 */
export const saveBody =
  (htmlName: string): FieldHook =>
  async (args) => {
    const { value, siblingData, previousSiblingDoc, req } = args
    markSave(req)
    const given = { html: siblingData[htmlName], text: value as unknown }
    const stored = fieldsOf(previousSiblingDoc)
    const before = { html: stored[htmlName], text: stored[args.field.name ?? ''] }
    const save = (one: Given, old: Given, locale: string) => saveBodyIn({ ...args, htmlName, locale }, one, old)
    if (!isPerLanguage(given.html) && !isPerLanguage(given.text)) {
      const saved = await save(given, before, req.locale ?? 'en')
      if (saved.html !== undefined) siblingData[htmlName] = saved.html
      return saved.text
    }
    const [html, text]: Record<string, unknown>[] = [{}, {}]
    for (const locale of locales) {
      const pick = ({ html: h, text: t }: Given) => ({ html: fieldsOf(h)[locale], text: fieldsOf(t)[locale] })
      const saved = await save(pick(given), pick(before), locale)
      if (saved.html !== undefined) html![locale] = saved.html
      if (saved.text !== undefined) text![locale] = saved.text
    }
    siblingData[htmlName] = html
    return text
  }

/** Whether a value holds all languages at once. */
const isPerLanguage = (value: unknown): boolean => {
  const keys = Object.keys(fieldsOf(value))
  return !Array.isArray(value) && keys.length > 0 && keys.every((key) => (locales as readonly string[]).includes(key))
}

function storedBody({ html, text }: Given): Body {
  const checked = checkRichText(text)
  return { html: textOf(html) ?? '', text: 'text' in checked ? checked.text : null }
}

/** `label`: the name of the text in a refusal, if it is not that of its field. */
type Context = FieldHookArgs & { htmlName: string; locale: string; label?: BilingualText }

/** Refuses a save at its body. */
export function refuse({ collection, path, req, ...given }: Context, message: BilingualText, atHtml = false): never {
  if (!collection) throw new Error('Bodies belong to collections')
  const at = atHtml ? [...path.slice(0, -1), given.htmlName] : path
  const error = { path: at.join('.'), message: translate(req, message), label: given.label }
  throw validationError(collection, [error], req)
}

/** A body in one language as `saveBody` stores it. `undefined` leaves a value as it is. */
export async function saveBodyIn(context: Context, given: Given, stored: Given) {
  const before = storedBody(stored)
  const html = readHtml(context, given.html, before)
  const text = readText(context, given.text)
  const changesHtml = html !== undefined && html !== before.html
  const changesText = text !== undefined && serialize(text) !== serialize(before.text)
  const made = !changesText
    ? changesHtml
      ? await fromHtml(context, html)
      : { html, text }
    : changesHtml && text === null
      ? await fromHtml(context, html)
      : await fromText(context, text, before, changesHtml ? html : undefined)
  const refusal = made.html?.includes('<img') ? findForeignImage(made.html, before.html, readImageHosts()) : null
  if (refusal) refuse(context, imageRefusal(refusal), !changesText)
  return { html: made.html === '' && given.html !== '' ? null : made.html, text: made.text }
}

const serialize = (text: RichText | null) => (isEmpty(text) ? '' : JSON.stringify(text))
const isEmpty = (text: RichText | null) =>
  !text || text.root.children.every((block) => block.type === 'paragraph' && block.children.length === 0)

function readHtml(context: Context, html: unknown, before: Body): string | undefined {
  if (html === undefined) return undefined
  if (html === null) return ''
  if (typeof html !== 'string') return refuse(context, textRefusals.malformed, true)
  if (html.length > richTextLimits.characters && html !== before.html) refuse(context, textRefusals['too-long'], true)
  return cleanBody(html)
}

function readText(context: Context, text: unknown): RichText | null | undefined {
  if (text === undefined || text === null) return text
  const checked = checkRichText(text)
  if ('refusal' in checked) return refuse(context, textRefusals[checked.refusal satisfies RichTextRefusal])
  for (const { fields } of listHtmlBlocks(checked.text)) fields.html = cleanHtml(fields.html)
  return checked.text
}

async function fromHtml(
  { req, data, originalDoc, locale }: Context,
  html: string,
): Promise<{ html: string; text: RichText | null }> {
  if (html.trim() === '') return { html, text: null }
  const site: unknown = fieldsOf(data).site ?? fieldsOf(originalDoc).site
  return { html, text: parseRichText(html, await findUploadsIn(req, html, locale, site)) }
}

async function fromText(context: Context, text: RichText | null, before: Body, html: string | undefined) {
  if (!text || isEmpty(text)) return { html: '', text: null }
  checkHtmlBlocks(context, text, before)
  const { documents, missing } = await findReferenced(context.req, text, context.locale)
  const known = new Set(before.text ? [...nodesOf(before.text)].map(referenceKey) : [])
  if (missing.some(({ relationTo, value }) => !known.has(`${relationTo}:${value}`)))
    refuse(context, textRefusals['missing-document'])
  const rendered = cleanBody(renderRichText(text, documents))
  if (rendered.length > 2 * richTextLimits.characters) refuse(context, textRefusals['too-long'])
  return { html: html !== undefined && (await isSame(context, html, rendered)) ? html : rendered, text }
}

const referenceKey = (node: ReturnType<typeof nodesOf> extends Generator<infer Node> ? Node : never): string => {
  const it =
    node.type === 'upload' ? node : node.type === 'link' && node.fields.linkType === 'internal' ? node.fields.doc : null
  return it ? `${it.relationTo}:${it.value}` : ''
}

/** Whether two HTML texts say the same: a copy or a restored version brings both forms of a body. */
async function isSame(context: Context, one: string, other: string): Promise<boolean> {
  if (one === other) return true
  const [a, b] = [await fromHtml(context, one), await fromHtml(context, other)]
  return serialize(a.text) === serialize(b.text)
}

/** HTML blocks that the body already has may stay, move or go. */
function checkHtmlBlocks(context: Context, text: RichText, before: Body): void {
  const { req, overrideAccess } = context
  if (overrideAccess || req.context.isRestoringVersion || signedInStaff(req)?.role === 'administrator') return
  const known = new Set(before.text ? listHtmlBlocks(before.text).map(({ fields }) => fields.html) : [])
  if (listHtmlBlocks(text).some(({ fields }) => fields.html !== '' && !known.has(fields.html)))
    refuse(context, textRefusals.restricted)
}
