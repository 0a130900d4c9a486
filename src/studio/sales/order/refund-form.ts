import { formatPrice } from '@/domain/shop/money/money'
import { parseDecimal } from '@/domain/shop/money/typed-amount'
import { formatMessage } from '@/domain/text/format-message'
import type { OrderMoneyMessages } from './order-money-messages'

export type RefundForm = { isPart: boolean; amount: string; reason: string }
export type RefundCall = { amountCents: number; reason: string; cancels: boolean; seenRefunds: number }

type Context = { restCents: number; cancels: boolean; seenRefunds: number; language: 'en' | 'fr' }

/** The amount that the form names; null while it names none. */
export function typedCents({ isPart, amount }: RefundForm, restCents: number): number | null {
  if (!isPart) return restCents
  const cents = parseDecimal(amount, 2)
  return typeof cents === 'number' && cents > 0 ? cents : null
}

/** What the dialog sends, or the sentence that says what is still missing and the field it belongs to. */
export function readRefundForm(
  form: RefundForm,
  { restCents, cancels, seenRefunds, language }: Context,
  messages: OrderMoneyMessages,
): RefundCall | { field: 'amount' | 'reason'; message: string } {
  const cents = cancels ? restCents : typedCents(form, restCents)
  if (cents === null) return { field: 'amount', message: messages.enterAmount }
  if (cents > restCents)
    return { field: 'amount', message: formatMessage(messages.aboveRest, { amount: formatPrice(restCents, language) }) }
  const reason = form.reason.trim()
  if (reason === '') return { field: 'reason', message: messages.enterReason }
  return { amountCents: cents, reason, cancels, seenRefunds }
}
