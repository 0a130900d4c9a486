import type { Localized } from '@/domain/locale'
import { cleanHtml } from './clean-html'
import { bothOf } from './stored'

/** HTML in both languages as it may be shown; null where nothing is left of it. Spec: PUB-2.33. */
export function htmlOf(value: unknown): Localized<string | null> {
  const { en, fr } = bothOf(value)
  const clean = (html: string | null) => (html && cleanHtml(html).trim()) || null
  return { en: clean(en), fr: clean(fr) }
}
