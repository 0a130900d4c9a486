'use client'

import { useState } from 'react'
import type { CartRow } from '@/contract/shop/cart'
import { formatMessage } from '@/domain/text/format-message'
import { linkButton, quietButton } from '@/ui/brand/button-style'
import type { ChangeCart } from '@/features/shop/order-form/use-shopping'
import type { OrderFormData } from '@/features/shop/order-form/order-form-data'

type Props = { data: OrderFormData; cart: CartRow; changeCart: ChangeCart; onRemove: () => void }

/** The promo code of the cart: a field in capitals, or the code that applies. Spec: CUS-5.19, CUS-5.20, CUS-8.13. */
export function PromoBox({ data, cart, changeCart, onRemove }: Props) {
  const messages = data.messages.promo
  const [typed, setTyped] = useState('')
  const [refused, setRefused] = useState<string | null>(null)
  if (cart.promo) {
    const code = cart.promo.promo_code
    return (
      <div className="order-promo">
        <p className="order-promo-applied">
          {formatMessage(messages.applied, { code })}{' '}
          <button
            type="button"
            id="promo-remove"
            className={`${linkButton} needs-script`}
            aria-label={formatMessage(messages.removeNamed, { code })}
            onClick={onRemove}
          >
            {messages.remove}
          </button>
        </p>
      </div>
    )
  }
  const apply = async () => {
    setRefused(null)
    const message = await changeCart(
      { path: 'promo_codes/apply', values: { promoCode: typed } },
      {
        done: ({ promo }) => formatMessage(messages.applied, { code: promo?.promo_code ?? typed }),
        focus: () => 'promo-remove',
        showsRefusal: true,
      },
    )
    setRefused(message)
    if (message === null) setTyped('')
  }
  return (
    <form
      className="order-promo needs-script"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void apply()
      }}
    >
      <label htmlFor="promo-code" className="form-label">
        {messages.label}
      </label>
      <div className="order-promo-field">
        <input
          id="promo-code"
          className="form-input"
          value={typed}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={60}
          onChange={({ target }) => {
            setTyped(target.value.toUpperCase())
            setRefused(null)
          }}
          aria-invalid={refused ? true : undefined}
          aria-describedby={refused ? 'promo-fault' : undefined}
        />
        <button className={quietButton}>{messages.apply}</button>
      </div>
      {refused && (
        <p id="promo-fault" role="alert" className="form-fault">
          {refused}
        </p>
      )}
    </form>
  )
}
