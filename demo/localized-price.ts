import type { Localized } from '@/domain/locale'
import { formatPrice } from '@/domain/shop/money/money'

/** Formats a price in both languages. */
export const localizedPrice = (cents: number): Localized => ({
  en: formatPrice(cents, 'en'),
  fr: formatPrice(cents, 'fr'),
})
