import { useId } from 'react'
import type { CartRow } from '@/contract/shop/cart'
import { formatPrice } from '@/domain/shop/money/money'
import type { OrderFormData } from '@/features/shop/order-form/order-form-data'
import { toCents } from './cents'
import { dueSentence } from './due-sentence'
import { explainStep } from '@/domain/shop/cart/explain-step'

type Props = {
  data: OrderFormData
  cart: CartRow
  /** Whether the payment types follow the total. */
  withPaymentTypes?: boolean
  /** How installments spread the total; null for none. */
  spread?: string | null
}

/**
 * The sums of a cart with both taxes apart if it is taxed, what is charged later, the rule behind each amount, and how it can be
 * paid. Spec: CUS-2.71, CUS-4.10, CUS-9.9.
 */
export function CartTotals({ data, cart, withPaymentTypes = true, spread = null }: Props) {
  const idPrefix = useId()
  const { locale } = data
  const { cart: messages, paymentTypes, rules } = data.messages
  const price = (dollars: number) => formatPrice(toCents(dollars), locale)
  const taxes: [name: string, amount: number][] = [
    [messages.federalTax, cart.federal_tax],
    [messages.provincialTax, cart.provincial_tax],
  ]
  const due = dueSentence(cart, data, spread)
  const isTaxed = taxes.some(([, amount]) => amount > 0)
  const rows: typeof taxes = [[messages.subtotal, cart.subtotal], ...(isTaxed ? taxes : [])]
  const gains: [name: string, amount: number][] = [
    [messages.savings, cart.savings],
    [messages.bonus, cart.bonus],
  ]
  return (
    <>
      <dl className="order-totals">
        {rows.map(([name, amount]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{price(amount)}</dd>
          </div>
        ))}
        <div className="order-total">
          <dt>{due && !spread ? messages.totalToday : messages.total}</dt>
          <dd>{price(cart.total)}</dd>
        </div>
        {gains
          .filter(([, amount]) => amount > 0)
          .map(([name, amount]) => (
            <div key={name} className="order-gain">
              <dt>{name}</dt>
              <dd>{price(amount)}</dd>
            </div>
          ))}
      </dl>
      {due && <p className="order-due">{due}</p>}
      <details className="order-why">
        <summary>{messages.why}</summary>
        {cart.items
          .filter(({ steps }) => steps.length > 0)
          .map(({ id, name, steps }) => (
            <section key={id} aria-labelledby={`${idPrefix}-${id}`}>
              <h3 id={`${idPrefix}-${id}`}>{name}</h3>
              <ul>
                {steps.map((step) => (
                  <li key={step.rule}>
                    <span>{explainStep(step, locale, rules)}</span>
                    <span className="order-why-amount">{price(step.amount)}</span>
                  </li>
                ))}
              </ul>
            </section>
          ))}
      </details>
      {withPaymentTypes && (
        <p id="order-pay" className="order-pay">
          {cart.payment_types.length > 0 ? (
            <>
              {messages.payWith} <strong>{cart.payment_types.map((type) => paymentTypes[type]).join(', ')}</strong>
            </>
          ) : (
            messages.noPaymentType
          )}
        </p>
      )}
    </>
  )
}
