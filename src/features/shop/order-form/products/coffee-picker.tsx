'use client'

import type { CartItemRow, CartRow } from '@/contract/shop/cart'
import { maxCoffeeMonths, minCoffeeMonths } from '@/domain/shop/cart/product-choices'
import { formatPrice } from '@/domain/shop/money/money'
import { formatMessage, formatPlural } from '@/domain/text/format-message'
import { filledButton } from '@/ui/brand/button-style'
import type { ChangeCart, ChangeDone } from '@/features/shop/order-form/use-shopping'
import type { OrderFormData } from '@/features/shop/order-form/order-form-data'
import { targetIds } from './edit-target'

type Props = {
  data: OrderFormData
  changeCart: ChangeCart
  /** The item of the cart that is being edited. */
  edited: CartItemRow | null
  done: ChangeDone
  focus: (cart: CartRow) => string
}

const choices = Array.from({ length: maxCoffeeMonths - minCoffeeMonths + 1 }, (_, index) => minCoffeeMonths + index)

/** A coffee subscription of one to five months, with its terms. Spec: CUS-2.68, CUS-5.21, CUS-9.11. */
export function CoffeePicker({ data, edited, changeCart, done, focus }: Props) {
  const { locale, messages, sold } = data
  const monthCents = sold.coffeeMonthCents ?? 0
  const add = (form: HTMLFormElement) => {
    const payments = String(new FormData(form).get('months'))
    const values = { itemType: 'Coffee subscription', payments }
    return changeCart({ path: 'cart/add_meal_plan', values }, { done, focus })
  }
  const name = messages.coffee.title
  return (
    <section aria-labelledby="order-coffee">
      <h3 id="order-coffee">{name}</h3>
      <form
        className="order-card"
        aria-labelledby="order-coffee"
        onSubmit={(event) => {
          event.preventDefault()
          void add(event.currentTarget)
        }}
      >
        <p className="plan-price">{formatMessage(messages.coffee.month, { price: formatPrice(monthCents, locale) })}</p>
        <p className="order-rule">{messages.coffee.terms}</p>
        <div className="order-card-end needs-script">
          <label htmlFor={targetIds.coffee} className="form-label">
            {messages.coffee.months}
          </label>
          <select
            id={targetIds.coffee}
            name="months"
            className="form-input"
            defaultValue={edited?.months ?? minCoffeeMonths}
          >
            {choices.map((count) => (
              <option key={count} value={count}>
                {formatPlural(messages.coffee.option, count, locale, {
                  count,
                  price: formatPrice(count * monthCents, locale),
                })}
              </option>
            ))}
          </select>
          <button className={filledButton} aria-label={formatMessage(messages.products.addNamed, { name })}>
            {messages.products.add}
          </button>
        </div>
      </form>
    </section>
  )
}
