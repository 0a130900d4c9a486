import type { Locale } from '@/domain/locale'

/**
 * The title of a page with the name of its site: `Northgate University || Hours of operation`, in French `Heures
 * d’ouverture – Services alimentaires, Université Northgate`. Spec: PUB-1.5.
 */
export function formatPageTitle(site: string, page: string, locale: Locale): string {
  return locale === 'fr' ? `${page}\u00a0– Services alimentaires, ${site}` : `${site} || ${page}`
}
