import type { Locale } from '@/domain/locale'
import en from '@/i18n/messages/en.json'
import fr from '@/i18n/messages/fr.json'

type PlaceMessages = typeof en.places

const messages: Record<Locale, PlaceMessages> = { en: en.places, fr: fr.places }

/** The messages about places in one language: v1 names features and payment methods as the pages do. */
export const placeMessages = (locale: Locale): PlaceMessages => messages[locale]
