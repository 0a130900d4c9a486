import type { Locale } from '@/domain/locale'
import en from '@/i18n/messages/en.json'
import fr from '@/i18n/messages/fr.json'

export type DishSearchMessages = typeof en.dishSearch

const messages: Record<Locale, DishSearchMessages> = { en: en.dishSearch, fr: fr.dishSearch }

/** The messages of the dish search in one language. */
export const dishSearchMessages = (locale: Locale): DishSearchMessages => messages[locale]
