'use client'

import { useEffect, useId, useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import type { ReplaceCardResponse } from '@/contract/shop/saved-card'
import type { Locale } from '@/domain/locale'
import type { CheckoutRuleMessages } from '@/domain/shop/checkout/checkout-sentence'
import type { PaymentSetup } from '@/features/shop/checkout/panel/checkout-data'
import { CardFields, type CardPath } from '@/features/shop/checkout/panel/payment/card-fields'
import type { ProviderFields } from '@/features/shop/checkout/panel/payment/payment-kinds'
import { confirmWithStripe } from '@/features/shop/checkout/panel/payment/stripe/load-stripe'
import { StripeFields } from '@/features/shop/checkout/panel/payment/stripe/stripe-fields'
import type { CheckoutMessages } from '@/i18n/site-messages'
import { filledButton, quietButton } from '@/ui/brand/button-style'
import { useModalDialog } from '@/ui/html/use-modal-dialog'
import { awaitCard } from './await-card'
import { useCardForm, sendCard } from './use-card-form'

export type CardDialogData = {
  siteId: string
  subscriptionId: string
  locale: Locale
  today: string
  payment: PaymentSetup
  ruleMessages: CheckoutRuleMessages
  messages: Pick<CheckoutMessages, 'card' | 'installments'> &
    Record<'title' | 'help' | 'save' | 'saving' | 'keep' | 'failed' | 'tooMany', string>
}

type Props = CardDialogData & {
  onReplaced: (card: ReplaceCardResponse['card']) => void
  onClose: () => void
}

/** 24 hexadecimal digits. `crypto.randomUUID` needs HTTPS. */
const newAttempt = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('')
const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** The dialog with the new card: the sandbox's form, or the fields of the payment provider. Spec: CUS-5.17. */
export function CardDialog({ onReplaced, onClose, ...data }: Props) {
  const { siteId, subscriptionId, locale, today, payment, ruleMessages, messages } = data
  const { takesCardNumbers } = payment
  const modal = useModalDialog(onClose)
  const dialog = modal.ref
  const alert = useRef<HTMLParagraphElement>(null)
  const headingId = useId()
  const { form, field, refuse } = useCardForm({ today, takesCardNumbers, labels: messages.card, ruleMessages })
  const number = useWatch({ control: form.control, name: 'card.number' })
  const [provider, setProvider] = useState<ProviderFields | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const isSending = form.formState.isSubmitting
  useEffect(() => {
    if (failure) alert.current?.focus()
  }, [failure])

  /** The bank's window would be below the dialog. */
  const confirm = async (secret: string) => {
    dialog.current?.close()
    const isConfirmed = await confirmWithStripe({ siteId, locale }, secret)
    dialog.current?.showModal()
    return isConfirmed
  }
  const send: Parameters<typeof form.handleSubmit>[0] = async ({ card }) => {
    setFailure(null)
    const made = takesCardNumbers ? null : ((await provider?.createToken()) ?? { message: '' })
    if (made && !('token' in made)) return setFailure(made.message || messages.failed)
    const sent = { siteId, subscriptionId, attempt: newAttempt(), card: made ? null : card, token: made?.token ?? null }
    const result = await awaitCard({ send: () => sendCard(sent, locale), confirm, wait })
    if (!dialog.current?.open) dialog.current?.showModal() // Escape pressed twice closes it whatever the page says
    switch (result.end) {
      case 'approved':
        return onReplaced(result.card)
      case 'refused': {
        const path = pathOf(result.field ?? (result.isCardRefused ? 'card.number' : ''))
        return takesCardNumbers && path ? refuse(path, result.message) : setFailure(result.message || messages.failed)
      }
      case 'too-many':
        return setFailure(result.message ?? messages.tooMany)
      case 'failed':
        return setFailure(messages.failed)
    }
  }
  return (
    <dialog
      {...modal}
      className="account-dialog"
      aria-labelledby={headingId}
      onCancel={(event) => (isSending ? event.preventDefault() : modal.onCancel(event))}
      onClose={(event) => {
        if (!form.formState.isSubmitting) modal.onClose(event)
      }}
    >
      <h3 id={headingId}>{messages.title}</h3>
      <p>{messages.help}</p>
      <form method="post" noValidate onSubmit={(event) => void form.handleSubmit(send)(event)}>
        {takesCardNumbers ? (
          <CardFields {...{ field, number }} messages={messages.card} />
        ) : (
          <StripeFields checkout={{ siteId, locale, messages }} totalCents={0} savesCard onReady={setProvider} />
        )}
        {failure && (
          <p ref={alert} role="alert" tabIndex={-1} className="form-refused">
            {failure}
          </p>
        )}
        <div className="form-end">
          <button className={filledButton} aria-disabled={isSending || undefined}>
            {isSending ? messages.saving : messages.save}
          </button>
          <button type="button" className={quietButton} disabled={isSending} onClick={onClose}>
            {messages.keep}
          </button>
        </div>
      </form>
    </dialog>
  )
}

const paths: readonly CardPath[] = [
  'card.firstName',
  'card.lastName',
  'card.number',
  'card.expires',
  'card.securityCode',
]
const pathOf = (name: string): CardPath | null => paths.find((path) => path === name) ?? null
