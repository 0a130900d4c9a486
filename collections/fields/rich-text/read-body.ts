import type { FieldHook, PayloadRequest } from 'payload'
import type { RichText } from '@/domain/content/rich-text/nodes'
import { parseRichText } from '@/domain/content/rich-text/parse/parse-rich-text'
import { cleanBody } from '@/server/clean-html'
import { fieldsOf, textOf } from '@/server/database/stored-values'
import { findUploadsIn } from './referenced-documents'

async function convert(req: PayloadRequest, html: unknown, locale: string, site: unknown): Promise<RichText | null> {
  const clean = cleanBody(textOf(html) ?? '').trim()
  return clean ? parseRichText(clean, await findUploadsIn(req, clean, locale, site)) : null
}

/**
 * The text of the editor for a body that has HTML only: a body of an old backup or version, or one that was written below
 * the hooks. The next save stores it.
 */
export const readBody =
  (htmlName: string): FieldHook =>
  async ({ value, siblingData, originalDoc, req }) => {
    const html: unknown = siblingData[htmlName]
    if (value || !html) return value as unknown
    const site: unknown = fieldsOf(originalDoc).site
    const locale = req.locale && req.locale !== 'all' ? req.locale : 'en'
    if (typeof html === 'string') return convert(req, html, locale, site)
    const { en, fr } = fieldsOf(html)
    if (req.locale === 'en' || req.locale === 'fr') return convert(req, fieldsOf(html)[req.locale], req.locale, site)
    return { en: await convert(req, en, 'en', site), fr: await convert(req, fr, 'fr', site) }
  }
