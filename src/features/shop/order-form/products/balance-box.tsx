'use client'

import { useLayoutEffect, useRef, useState } from 'react'
import type { CartRow } from '@/contract/shop/cart'
import { priceCart } from '@/domain/shop/cart/price-cart'
import { parseBalanceAmount } from '@/domain/shop/declining-balance-amount'
import { formatPrice } from '@/domain/shop/money/money'
import { formatDecimal } from '@/domain/shop/money/typed-amount'
import { formatMessage } from '@/domain/text/format-message'
import { filledButton } from '@/ui/brand/button-style'
import type { ChangeCart } from '@/features/shop/order-form/order-form'
import type { OrderFormData, ShownBalance } from '@/features/shop/order-form/order-form-data'
import { describeBalance, describeUpsell } from './balance-words'
import { targetIds } from './edit-target'

type Props = {
  data: OrderFormData
  balance: ShownBalance
  inCartCents: number
  paysTax: boolean
  changeCart: ChangeCart
  done: () => string
  focus: (cart: CartRow) => string
}

/** A declining balance with its rule in words, the amount, its price while typing and the step to a better rate. Spec: CUS-2.68, CUS-5.18. */
export function BalanceBox({ data, balance, inCartCents, paysTax, changeCart, done, focus }: Props) {
  const { locale, today, rules, messages } = data
  const words = { locale, messages: messages.balance }
  const suggested = balance.suggestedCents === null ? '' : formatDecimal(balance.suggestedCents, 2, locale, 'keep')
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState(suggested)
  const [refused, setRefused] = useState<string | null>(null)
  useLayoutEffect(() => setTyped(field.current?.value ?? ''), []) // typed before hydration

  const id = targetIds.balance(balance.id)
  const amount = parseBalanceAmount(typed, { minimumPurchaseCents: balance.minimumPurchaseCents, inCartCents })
  const pricing = { ...rules, buyerPaysTax: paysTax, today }
  const priced = amount.ok
    ? priceCart([{ ...balance, kind: 'declining-balance', valueCents: amount.value }], pricing)
    : null
  const upsell = amount.ok ? describeUpsell(balance, amount.value, words) : null
  const add = async () => {
    setRefused(null)
    const values = { dbId: balance.id, decliningBalanceValue: typed }
    setRefused(await changeCart({ path: 'cart/add_declining_balance', values }, { done, focus, showsRefusal: true }))
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
      <h4 id={`${id}-name`}>{balance.name}</h4>
      <ul id={`${id}-rule`} className="order-rule">
        {describeBalance(balance, words).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <div className="order-card-end needs-script">
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
        <button className={filledButton} aria-label={formatMessage(messages.products.addNamed, { name: balance.name })}>
          {messages.products.add}
        </button>
      </div>
    </form>
  )
}
