import type { Locale } from '@/domain/locale'
import en from '@/i18n/messages/en.json'
import fr from '@/i18n/messages/fr.json'

export type CheckoutMessages = typeof en.checkout

const messages: Record<Locale, CheckoutMessages> = { en: en.checkout, fr: fr.checkout }

/** The messages of the checkout in one language. */
export const checkoutMessages = (locale: Locale): CheckoutMessages => messages[locale]
