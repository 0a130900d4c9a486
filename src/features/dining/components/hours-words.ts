import type { Locale } from '@/domain/locale'
import en from '@/i18n/messages/en.json'
import fr from '@/i18n/messages/fr.json'

export type HoursWords = typeof en.hours

const both: Record<Locale, HoursWords> = { en: en.hours, fr: fr.hours }

export const hoursWords = (locale: Locale): HoursWords => both[locale]
