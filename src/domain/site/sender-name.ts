import { localize, type Locale } from '@/domain/locale'
import type { Site } from './site'

/** The name of the dining services of a site, which mails and receipts come from. */
export function senderName({ name }: Pick<Site, 'name'>, locale: Locale): string {
  const site = localize(name, locale) ?? ''
  return locale === 'fr' ? `Services alimentaires, ${site}` : `${site} Dining`
}
