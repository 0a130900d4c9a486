import type { Locale } from '@/domain/locale'
import type { ReceiptMessages } from '@/domain/shop/receipts/receipt-messages'
import en from '@/i18n/messages/en.json'
import fr from '@/i18n/messages/fr.json'

const messages: Record<Locale, ReceiptMessages> = { en: en.receipt, fr: fr.receipt }

/** The words of receipts in one language. */
export const receiptMessages = (locale: Locale): ReceiptMessages => messages[locale]
