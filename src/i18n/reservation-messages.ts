import type { Locale } from '@/domain/locale'
import en from '@/i18n/messages/en.json'
import fr from '@/i18n/messages/fr.json'

export type ReservationMessages = typeof en.reservations

const messages: Record<Locale, ReservationMessages> = { en: en.reservations, fr: fr.reservations }

/** The messages of reservations in one language. */
export const reservationMessages = (locale: Locale): ReservationMessages => messages[locale]
