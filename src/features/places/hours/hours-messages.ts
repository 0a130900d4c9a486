import type { Locale } from '@/domain/locale'
import en from '@/i18n/messages/en.json'
import fr from '@/i18n/messages/fr.json'

type HoursMessages = typeof en.hours

const messages: Record<Locale, HoursMessages> = { en: en.hours, fr: fr.hours }

/** The messages of the hours page in one language. */
export const hoursMessages = (locale: Locale): HoursMessages => messages[locale]
