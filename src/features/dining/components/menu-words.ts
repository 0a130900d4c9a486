import type { Locale } from '@/domain/locale'
import en from '@/i18n/messages/en.json'
import fr from '@/i18n/messages/fr.json'

/** All words of the page in one language. Client components are handed the parts that they say. */
export type MenuWords = typeof en.menu

const both: Record<Locale, MenuWords> = { en: en.menu, fr: fr.menu }

export const menuWords = (locale: Locale): MenuWords => both[locale]
