import type { Locale } from '@/domain/locale'
import en from '@/i18n/messages/en.json'
import fr from '@/i18n/messages/fr.json'

export type SearchMessages = typeof en.search

const messages: Record<Locale, SearchMessages> = { en: en.search, fr: fr.search }

/** The messages of the search in one language. */
export const searchMessages = (locale: Locale): SearchMessages => messages[locale]
