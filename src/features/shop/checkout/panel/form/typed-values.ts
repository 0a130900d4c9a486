import type { CheckoutForm } from '@/contract/shop/checkout-forms'
import type { PaymentType } from '@/domain/shop/payments/payment-types'

export type Country = 'CA' | 'US'

/**
 * What the buyer enters. `billingSame` copies the buyer's address into the billing address. A country decides which fields of an
 * address are shown; the other ones stay empty.
 */
export type CheckoutValues = CheckoutForm & {
  paymentType: PaymentType | ''
  billingSame: boolean
  buyerCountry: Country
  studentCountry: Country
}

/** What a reload keeps: never the card, and no password. */
const parts = ['buyer', 'student', 'billing'] as const
const choices = ['paymentType', 'billingSame', 'buyerCountry', 'studentCountry'] as const

type Typed = Record<string, string | boolean>

/** What the buyer has typed and chosen, by path, such as `buyer.firstName`. */
export const typedValues = (values: CheckoutValues): Typed =>
  Object.fromEntries([
    ...parts.flatMap((part) =>
      Object.entries(values[part]).map(([name, value]): [string, string | boolean] => [`${part}.${name}`, value]),
    ),
    ...choices.map((name): [string, string | boolean] => [name, values[name]]),
  ])

/** The form with what was typed before the page was loaded again. */
export function withTyped(initial: CheckoutValues, typed: Partial<Typed>): CheckoutValues {
  const values: CheckoutValues = structuredClone(initial)
  const all = values as unknown as Record<string, Record<string, unknown>>
  for (const [path, value] of Object.entries(typed)) {
    const [part = '', name] = path.split('.')
    if (name === undefined) Object.assign(values, { [part]: value })
    else Object.assign(all[part] ?? {}, { [name]: value })
  }
  return values
}
