'use client'

import { useLayoutEffect, useRef, useState } from 'react'
import type { CartItemRow, CartRow } from '@/contract/shop/cart'
import { priceCart } from '@/domain/shop/cart/price-cart'
import { formatPrice } from '@/domain/shop/money/money'
import { formatMessage } from '@/domain/text/format-message'
import { filledButton } from '@/ui/brand/button-style'
import { toCents } from '@/features/shop/order-form/basket/cents'
import type { ChangeCart, ChangeDone } from '@/features/shop/order-form/use-shopping'
import type { OrderFormData, ShownCustomPlan } from '@/features/shop/order-form/order-form-data'
import { targetIds } from './edit-target'

type Props = {
  data: OrderFormData
  plan: ShownCustomPlan
  paysTax: boolean
  changeCart: ChangeCart
  /** The item of the cart that is being edited: its parts are chosen first. */
  edited: CartItemRow | null
  done: ChangeDone
  focus: (cart: CartRow) => string
}

/** Swipes and a declining balance to choose, with the price of the choice. Spec: CUS-2.68, CUS-9.8. */
export function CustomPlanPicker({ data, plan, paysTax, edited, changeCart, done, focus }: Props) {
  const { locale, today, rules, texts, messages } = data
  const form = useRef<HTMLFormElement>(null)
  const [first] = useState(() => partsOf(plan, edited))
  const [chosen, setChosen] = useState(first)
  const readChosen = () => {
    const values = new FormData(form.current ?? undefined)
    setChosen({ swipe: String(values.get('swipe')), balance: String(values.get('balance')) })
  }
  useLayoutEffect(readChosen, []) // chosen before hydration
  const swipe = plan.swipes.find(({ id }) => id === chosen.swipe)
  const balance = plan.balances.find(({ id }) => id === chosen.balance)
  if (!swipe || !balance) return null // a plan without both kinds of options cannot be sold
  const priced = priceCart([{ kind: 'custom-plan', id: plan.id, swipe, balance }], {
    ...rules,
    buyerPaysTax: paysTax,
    today,
  })
  const add = () => {
    const values = { swipeId: swipe.id, dbId: balance.id }
    return changeCart({ path: 'cart/add_custom_plan', values }, { done, focus })
  }
  const headingId = `${targetIds.customPlan(plan.id)}-name`
  const price = (cents: number) => formatPrice(cents, locale)
  const group = (
    name: keyof typeof first,
    label: string,
    options: { id: string; name: string; priceCents: number }[],
  ) => (
    <fieldset className="order-options">
      <legend className="form-label">{label}</legend>
      {options.map((option) => (
        <label key={option.id} className="order-option">
          <input
            type="radio"
            id={name === 'swipe' && option.id === first.swipe ? targetIds.customPlan(plan.id) : undefined}
            name={name}
            value={option.id}
            defaultChecked={option.id === first[name]}
            onChange={readChosen}
          />
          <span>{option.name}</span>
          <span className="order-option-price">{price(option.priceCents)}</span>
        </label>
      ))}
    </fieldset>
  )
  return (
    <section aria-labelledby={headingId}>
      <h3 id={headingId}>{plan.name || messages.custom.title}</h3>
      <StaffMessage html={texts.customPlans} />
      <form
        ref={form}
        className="order-card order-custom"
        aria-labelledby={headingId}
        onSubmit={(event) => {
          event.preventDefault()
          void add()
        }}
      >
        {group('swipe', messages.custom.swipes, plan.swipes)}
        {group('balance', messages.custom.balance, plan.balances)}
        <div className="order-card-end needs-script">
          <p role="status">
            <span className="order-label">{messages.custom.price}</span>{' '}
            <strong className="plan-price">{price(priced.subtotalCents)}</strong>{' '}
            {priced.totalCents !== priced.subtotalCents && (
              <span>({formatMessage(messages.custom.withTaxes, { price: price(priced.totalCents) })})</span>
            )}{' '}
            {priced.bonusCents > 0 && formatMessage(messages.custom.bonus, { price: price(priced.bonusCents) })}
            {priced.savingsCents > 0 && formatMessage(messages.custom.discount, { price: price(priced.savingsCents) })}
          </p>
          <button className={filledButton} aria-label={formatMessage(messages.products.addNamed, { name: plan.name })}>
            {messages.products.add}
          </button>
        </div>
      </form>
    </section>
  )
}

/** The parts of an item of the cart, which v1 tells by their values; the first ones without an item. */
function partsOf({ swipes, balances }: ShownCustomPlan, item: CartItemRow | null) {
  const swipe = swipes.find(
    ({ value, priceCents }) => value === item?.swipe_value && priceCents === toCents(item.swipe_price ?? 0),
  )
  const balance = balances.find(({ valueCents }) => valueCents === toCents(item?.db_value ?? 0))
  return { swipe: (swipe ?? swipes[0])?.id, balance: (balance ?? balances[0])?.id }
}

/** A message by staff, as sanitized HTML; nothing without one. */
export const StaffMessage = ({ html }: { html: string | null }) =>
  html && <div className="article order-message" dangerouslySetInnerHTML={{ __html: html }} />
