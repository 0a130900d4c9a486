import type { Localized } from '@/domain/locale'
import { cleanHtml } from '@/server/clean-html'
import { localizedOf } from './stored-values'

/** A localized HTML field, sanitized; null in a language where nothing is left. Spec: PUB-2.33. */
export function sanitizedHtmlOf(value: unknown): Localized<string | null> {
  const { en, fr } = localizedOf(value)
  const clean = (html: string | null) => (html && cleanHtml(html).trim()) || null
  return { en: clean(en), fr: clean(fr) }
}
