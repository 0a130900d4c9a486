import type { Locale } from '@/domain/locale'
import en from '@/i18n/messages/en.json'
import fr from '@/i18n/messages/fr.json'

/** All words of the search for a dish, in one language. */
export type DishSearchWords = typeof en.dishSearch

const both: Record<Locale, DishSearchWords> = { en: en.dishSearch, fr: fr.dishSearch }

export const dishSearchWords = (locale: Locale): DishSearchWords => both[locale]
