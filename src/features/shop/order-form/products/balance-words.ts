import { findBalanceUpsell } from '@/domain/shop/balance-upsell'
import { formatPrice } from '@/domain/shop/money/money'
import { formatPercent } from '@/domain/shop/money/percent'
import { formatMessage } from '@/domain/text/format-message'
import type { Locale } from '@/domain/locale'
import type { ClientMessages, ShownBalance } from '@/features/shop/order-form/order-form-data'

type Words = { locale: Locale; messages: ClientMessages['balance'] }

/** The rule of a balance in sentences: its discounts and bonuses with their steps, the minimum and what it requires. */
export function describeBalance(
  { offer, minimumPurchaseCents, requiresPlan }: ShownBalance,
  { locale, messages }: Words,
): string[] {
  const price = (cents: number) => formatPrice(cents, locale)
  const percent = (bps: number) => formatPercent(bps, 2, locale)
  const { discountBps, gradDiscount, bonusBps, gradBonus } = offer
  const steps = (rate: NonNullable<typeof gradBonus>) => ({
    percent: percent(rate.bps),
    interval: price(rate.intervalCents),
    max: percent(rate.maxBps),
  })
  return [
    discountBps !== null && formatMessage(messages.discount, { percent: percent(discountBps) }),
    gradDiscount && formatMessage(messages.gradDiscount, steps(gradDiscount)),
    bonusBps !== null &&
      formatMessage(messages.bonus, { price: price(minimumPurchaseCents), percent: percent(bonusBps) }),
    gradBonus && formatMessage(messages.gradBonus, steps(gradBonus)),
    minimumPurchaseCents > 0 && formatMessage(messages.minimum, { price: price(minimumPurchaseCents) }),
    requiresPlan && messages.requiresPlan,
  ].filter((sentence) => typeof sentence === 'string')
}

/** What to add for the next step of a rate; null when there is none. */
export function describeUpsell(balance: ShownBalance, valueCents: number, { locale, messages }: Words): string | null {
  const upsell = findBalanceUpsell({ ...balance, valueCents })
  if (!upsell) return null
  const message = upsell.gain === 'bonus' ? messages.upsellBonus : messages.upsellDiscount
  return formatMessage(message, {
    add: formatPrice(upsell.addCents, locale),
    gain: formatPrice(upsell.gainCents, locale),
  })
}
