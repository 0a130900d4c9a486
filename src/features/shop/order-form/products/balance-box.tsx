'use client'

import { useLayoutEffect, useRef, useState } from 'react'
import type { CartItemRow, CartRow } from '@/contract/shop/cart'
import { priceCart } from '@/domain/shop/cart/price-cart'
import { parseBalanceAmount } from '@/domain/shop/declining-balance-amount'
import { formatPrice } from '@/domain/shop/money/money'
import { formatDecimal } from '@/domain/shop/money/typed-amount'
import { formatMessage } from '@/domain/text/format-message'
import { filledButton, quietButton } from '@/ui/brand/button-style'
import { toCents } from '@/features/shop/order-form/basket/cents'
import type { ChangeCart, ChangeDone } from '@/features/shop/order-form/use-shopping'
import type { OrderFormData, ShownBalance } from '@/features/shop/order-form/order-form-data'
import { describeBalance, describeUpsell } from './balance-words'
import { targetIds } from './edit-target'

type Props = {
  data: OrderFormData
  balance: ShownBalance
  /** The balances of the cart, without the edited one. */
  inCartCents: number
  /** The item of the cart whose amount is being edited; null to add a balance. */
  edited: CartItemRow | null
  onEditEnd: () => void
  paysTax: boolean
  changeCart: ChangeCart
  done: ChangeDone
  focus: (cart: CartRow) => string
}

/**
 * A declining balance with its rule in words, the amount, its price while typing and the step to a better rate. It adds an amount,
 * or changes that of an item. Spec: CUS-2.68, CUS-4.16, CUS-5.18.
 */
export function BalanceBox({ data, balance, edited, paysTax, changeCart, ...props }: Props) {
  const { locale, today, rules, messages } = data
  const words = { locale, messages: messages.balance }
  const { name, minimumPurchaseCents } = balance
  const firstCents = edited ? toCents(edited.db_value ?? 0) : balance.suggestedCents
  const suggested = firstCents === null ? '' : formatDecimal(firstCents, 2, locale, 'keep')
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState(suggested)
  const [refused, setRefused] = useState<string | null>(null)
  useLayoutEffect(() => setTyped(field.current?.value ?? ''), []) // typed before hydration

  const id = targetIds.balance(balance.id)
  const amount = parseBalanceAmount(typed, { minimumPurchaseCents, inCartCents: props.inCartCents })
  const pricing = { ...rules, buyerPaysTax: paysTax, today }
  const priced = amount.ok
    ? priceCart([{ ...balance, kind: 'declining-balance', valueCents: amount.value }], pricing)
    : null
  const upsell = amount.ok ? describeUpsell(balance, amount.value, words) : null
  const add = async () => {
    setRefused(null)
    const item: Record<string, string> = edited ? { cartItemId: edited.id } : {}
    const values = { ...item, dbId: balance.id, decliningBalanceValue: typed }
    const done: ChangeDone = edited ? () => formatMessage(messages.cart.replaced, { name }) : props.done
    const options = { done, focus: props.focus, showsRefusal: true }
    const message = await changeCart({ path: 'cart/add_declining_balance', values }, options)
    setRefused(message)
    if (message === null && edited) props.onEditEnd()
  }
  const cancel = () => {
    props.onEditEnd()
    document.getElementById(id)?.focus() // the field has started anew
  }
  const describedBy = [`${id}-rule`, priced && `${id}-price`, refused && `${id}-fault`].filter(Boolean).join(' ')
  return (
    <form
      className="order-card"
      aria-labelledby={`${id}-name`}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void add()
      }}
    >
      <h4 id={`${id}-name`}>{name}</h4>
      <ul id={`${id}-rule`} className="order-rule">
        {describeBalance(balance, words).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <div className="order-card-end needs-script">
        {edited && <p className="order-preview">{messages.balance.editing}</p>}
        <label htmlFor={id} className="form-label">
          {messages.balance.amount}
        </label>
        <input
          ref={field}
          id={id}
          className="form-input"
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          defaultValue={suggested}
          onChange={({ target }) => {
            setTyped(target.value)
            setRefused(null)
          }}
          aria-invalid={refused ? true : undefined}
          aria-describedby={describedBy}
        />
        {refused && (
          <p id={`${id}-fault`} role="alert" className="form-fault">
            {refused}
          </p>
        )}
        {priced && (
          <p id={`${id}-price`} className="order-preview">
            {formatMessage(messages.balance.preview, {
              price: formatPrice(priced.totalCents, locale),
              value: formatPrice((amount.ok ? amount.value : 0) + priced.bonusCents, locale),
            })}
          </p>
        )}
        <p aria-live="polite" className="order-upsell">
          {upsell}
        </p>
        <button
          className={filledButton}
          aria-label={formatMessage(edited ? messages.balance.saveNamed : messages.products.addNamed, { name })}
        >
          {edited ? messages.balance.save : messages.products.add}
        </button>
        {edited && (
          <button type="button" className={quietButton} onClick={cancel}>
            {messages.balance.cancel}
          </button>
        )}
      </div>
    </form>
  )
}
