'use client'

import type { ComponentProps } from 'react'
import { cardNetwork } from '@/domain/shop/payments/payment-cards'
import { formatMessage } from '@/domain/text/format-message'
import type { CheckoutMessages } from '@/i18n/site-messages'
import { TextField } from '@/ui/form/fields'
import { MaskedField } from '@/ui/form/masked-field'
import { maskCardNumber, maskExpiration, maskSecurityCode } from '@/features/shop/checkout/panel/form/masks'

const names = { visa: 'Visa', mastercard: 'Mastercard', amex: 'Amex' }

/** The network of a card number at the end of its field, in words: the names are the same in both languages. */
const CardMark = ({ network }: { network: ReturnType<typeof cardNetwork> }) => (
  <span aria-hidden className="checkout-mark" data-network={network ?? undefined}>
    {network && names[network]}
  </span>
)

/** A number that the sandbox approves. */
const demoNumber = '4242 4242 4242 4242'

export type CardPath = `card.${'firstName' | 'lastName' | 'number' | 'expires' | 'securityCode'}`
type Props = {
  /** Props of the field component of a path. */
  field: (path: CardPath) => ComponentProps<typeof TextField>
  /** The number as far as it is typed. */
  number: string
  messages: CheckoutMessages['card']
}

/** The card form of the sandbox. The number shows its network. Nothing of it is stored in the browser. Spec: CUS-2.70, CUS-5.17. */
export function CardFields({ field, number, messages }: Props) {
  const network = cardNetwork(number)
  return (
    <fieldset className="checkout-part">
      <legend className="checkout-title" id="checkout-card" tabIndex={-1}>
        {messages.title}
      </legend>
      <p className="checkout-demo">{formatMessage(messages.demo, { number: demoNumber })}</p>
      <div className="form-pair">
        <TextField {...field('card.firstName')} autoComplete="cc-given-name" />
        <TextField {...field('card.lastName')} autoComplete="cc-family-name" />
      </div>
      <div className="checkout-number">
        <MaskedField
          {...field('card.number')}
          mask={maskCardNumber}
          hint={messages.secure}
          inputMode="numeric"
          autoComplete="cc-number"
          maxLength={23}
        />
        <CardMark network={network} />
        <p className="sr-only" aria-live="polite">
          {network && formatMessage(messages.isNetwork, { network: messages.networks[network] })}
        </p>
      </div>
      <div className="form-pair checkout-short">
        <MaskedField
          {...field('card.expires')}
          mask={maskExpiration}
          hint={messages.expiresHelp}
          inputMode="numeric"
          autoComplete="cc-exp"
          maxLength={7}
        />
        <MaskedField
          {...field('card.securityCode')}
          mask={maskSecurityCode}
          hint={network === 'amex' ? messages.securityCodeHelp.four : messages.securityCodeHelp.three}
          inputMode="numeric"
          autoComplete="cc-csc"
          maxLength={4}
        />
      </div>
    </fieldset>
  )
}
