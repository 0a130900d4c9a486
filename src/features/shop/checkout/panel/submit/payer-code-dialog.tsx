'use client'

import { useEffect, useId, useRef, useState, type SyntheticEvent } from 'react'
import { parseCode } from '@/domain/shop/checkout/payer-code'
import type { CheckoutData } from '@/features/shop/checkout/panel/checkout-data'
import { filledButton, linkButton, quietButton } from '@/ui/brand/button-style'
import { TextField } from '@/ui/form/fields'
import { useModalDialog } from '@/ui/html/use-modal-dialog'

/** The code that an order waits for. `sentence` is the server's; `typed` is the code that it refused, empty for none. */
export type AskedCode = {
  sentence: string
  typed: string
  /** Sends the order with a code, or without one for a new mail. Null closes. */
  answer: (code: string | null) => void
}

type Props = { checkout: CheckoutData; asked: AskedCode }

/** Asks the person whose account is charged for the code from the mail. */
export function PayerCodeDialog({ checkout, asked: { sentence, typed, answer } }: Props) {
  const { code: messages } = checkout.messages
  const modal = useModalDialog(() => answer(null))
  const input = useRef<HTMLInputElement>(null)
  const [value, setValue] = useState(typed)
  const [fault, setFault] = useState<string | null>(typed === '' ? null : sentence)
  const [headingId, helpId] = [useId(), useId()]
  useEffect(() => {
    input.current?.focus()
    input.current?.select()
  }, [])
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (parseCode(value) !== null) return answer(value)
    setFault(messages.required)
    input.current?.focus()
  }
  return (
    <dialog
      {...modal}
      className="account-dialog"
      aria-labelledby={headingId}
      aria-describedby={typed === '' ? helpId : undefined}
    >
      <h3 id={headingId}>{messages.title}</h3>
      {typed === '' && <p id={helpId}>{sentence}</p>}
      <form method="post" noValidate onSubmit={submit}>
        <TextField
          ref={input}
          label={messages.label}
          fault={fault}
          hint={messages.hint}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={20}
          required
          value={value}
          onChange={(event) => setValue(event.target.value)}
        />
        <p>
          <button type="button" className={linkButton} onClick={() => answer('')}>
            {messages.again}
          </button>
        </p>
        <div className="form-end">
          <button className={filledButton}>{checkout.messages.payment.place}</button>
          <button type="button" className={quietButton} onClick={() => answer(null)}>
            {checkout.messages.terms.cancel}
          </button>
        </div>
      </form>
    </dialog>
  )
}
