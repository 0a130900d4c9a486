import type { Locale } from '@/domain/locale'
import en from '@/i18n/messages/en.json'
import fr from '@/i18n/messages/fr.json'

export type OrderFormMessages = typeof en.orderForm

const messages: Record<Locale, OrderFormMessages> = { en: en.orderForm, fr: fr.orderForm }

/** The messages of the order form in one language. Its client components get all but those of the advice. */
export const orderFormMessages = (locale: Locale): OrderFormMessages => messages[locale]
