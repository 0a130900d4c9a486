import type { Locale } from '@/domain/locale'
import en from '@/i18n/messages/en.json'
import fr from '@/i18n/messages/fr.json'

export type PlateMessages = typeof en.plate

const messages: Record<Locale, PlateMessages> = { en: en.plate, fr: fr.plate }

/** The messages of the plate in one language. */
export const plateMessages = (locale: Locale): PlateMessages => messages[locale]
