'use client'

import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { postToApi } from '@/contract/post-to-api'
import type { Locale } from '@/domain/locale'
import { formatConfirmation } from '@/domain/text/confirmation'
import { filledButton, quietButton } from '@/ui/brand/button-style'
import { parseRefusal } from '@/ui/form/parse-refusal'
import { useIsHydrated } from '@/ui/html/use-is-hydrated'

type CancelMessages = Record<
  | 'cancel'
  | 'cancelNamed'
  | 'confirm'
  | 'confirmHelp'
  | 'afterwards'
  | 'confirmed'
  | 'canceling'
  | 'keep'
  | 'canceledToday',
  string
> & { failed: string; tooMany: string }

type Props = {
  siteId: string
  subscriptionId: string
  locale: Locale
  messages: CancelMessages
  /** What else can be changed until the subscription is cancelled. */
  children: ReactNode
}

/** Cancels a subscription after a confirmation. Spec: CUS-4.42, CUS-8.16. */
export function CancelButton({ siteId, subscriptionId, locale, messages, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const status = useRef<HTMLParagraphElement>(null)
  const headingId = useId()
  const canScript = useIsHydrated()
  const [isSending, setSending] = useState(false)
  const [refused, setRefused] = useState<string | null>(null)
  const [done, setDone] = useState<string | null>(null)
  useEffect(() => {
    if (done) status.current?.focus() // the focused button no longer exists
  }, [done])

  const open = () => {
    setRefused(null)
    dialog.current?.showModal()
  }
  const cancel = async () => {
    if (isSending) return
    setSending(true)
    setRefused(null)
    const path = 'customer/cancel_subscription'
    const posted = await postToApi<{ msg: string }>(path, { siteId, subscriptionId }, locale)
    setSending(false)
    if (posted.status !== 'done') return setRefused(parseRefusal(posted, messages).refused)
    dialog.current?.close()
    setDone(formatConfirmation('ok', posted.answer.msg, locale))
  }
  return (
    <>
      {done ? (
        <p className="account-canceled">
          {messages.canceledToday}
          <span className="account-aside">{messages.afterwards}</span>
        </p>
      ) : (
        <>
          <button
            type="button"
            className={quietButton}
            aria-haspopup="dialog"
            aria-label={messages.cancelNamed}
            disabled={!canScript}
            onClick={open}
          >
            {messages.cancel}
          </button>
          <dialog ref={dialog} className="account-dialog" aria-labelledby={headingId}>
            <h3 id={headingId}>{messages.confirm}</h3>
            <p>{messages.afterwards}</p>
            <p>{messages.confirmHelp}</p>
            {refused && (
              <p role="alert" className="form-refused">
                {refused}
              </p>
            )}
            <form method="dialog" className="form-end">
              <button
                type="button"
                className={filledButton}
                aria-disabled={isSending || undefined}
                onClick={() => void cancel()}
              >
                {isSending ? messages.canceling : messages.confirmed}
              </button>
              <button className={quietButton}>{messages.keep}</button>
            </form>
          </dialog>
          {children}
        </>
      )}
      <p ref={status} role="status" tabIndex={-1} className={done ? 'form-done mt-2' : 'sr-only'}>
        {done}
      </p>
    </>
  )
}
