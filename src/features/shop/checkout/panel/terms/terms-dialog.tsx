'use client'

import { useEffect, useId, useRef } from 'react'
import { formatMessage } from '@/domain/text/format-message'
import type { CheckoutData } from '@/features/shop/checkout/panel/checkout-data'
import { filledButton, quietButton } from '@/ui/brand/button-style'
import { useModalDialog } from '@/ui/html/use-modal-dialog'
import type { AskedText } from './use-terms'

type Props = { checkout: CheckoutData; asked: AskedText }

/**
 * Terms to accept before the order, one text at a time, each in its own language with the words around it. In Quebec the French
 * text comes before the English one. Spec: CUS-2.70, CUS-4.18, CUS-4.21.
 */
export function TermsDialog({ checkout, asked: { terms, locale, number, count, answer } }: Props) {
  const modal = useModalDialog(() => answer(false))
  const text = useRef<HTMLDivElement>(null)
  const [headingId, noteId] = [useId(), useId()]
  useEffect(() => text.current?.focus(), [])
  const words = checkout.termsWords[locale]
  const isForeign = locale !== checkout.locale
  return (
    <dialog
      {...modal}
      className="account-dialog checkout-terms"
      lang={`${locale}-CA`}
      aria-labelledby={headingId}
      aria-describedby={isForeign ? noteId : undefined}
    >
      {count > 1 && <p className="form-hint">{formatMessage(words.step, { number, count })}</p>}
      <h3 id={headingId}>{words.titles[terms.kind]}</h3>
      {isForeign && (
        <p id={noteId} lang={`${checkout.locale}-CA`} className="order-note">
          {checkout.messages.terms.foreign}
        </p>
      )}
      <div ref={text} role="region" aria-labelledby={headingId} tabIndex={0} className="checkout-terms-text article">
        <div dangerouslySetInnerHTML={{ __html: terms.texts[locale] }} />
      </div>
      <div className="form-end">
        <button type="button" className={filledButton} onClick={() => answer(true)}>
          {words.accept}
        </button>
        <button type="button" className={quietButton} onClick={() => answer(false)}>
          {words.cancel}
        </button>
      </div>
    </dialog>
  )
}
