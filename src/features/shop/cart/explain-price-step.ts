import type { Locale } from '@/domain/locale'
import { explainStep } from '@/domain/shop/cart/explain-step'
import type { PriceStep } from '@/domain/shop/cart/price-steps'
import { orderFormMessages } from '@/i18n/site-messages'

/** The sentence of one step of a price, as pages, v1 and stored orders have it. Spec: CUS-3.11. */
export const explainPriceStep = (step: PriceStep, locale: Locale): string =>
  explainStep(step, locale, orderFormMessages(locale).rules)
