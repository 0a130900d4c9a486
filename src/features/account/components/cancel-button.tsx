'use client'

import { useEffect, useId, useRef, useState } from 'react'
import { postToApi } from '@/contract/post-to-api'
import type { Locale } from '@/domain/locale'
import { filledButton, quietButton } from '@/ui/button-style'
import { refusalOf } from '@/ui/form/refusal-of'
import { useScript } from '@/ui/use-script'

type CancelWords = Record<
  'cancel' | 'cancelNamed' | 'confirm' | 'confirmHelp' | 'confirmed' | 'canceling' | 'keep' | 'canceledToday',
  string
> & { failed: string; tooMany: string }

type Props = { siteId: string; subscriptionId: string; locale: Locale; words: CancelWords }

/** Cancels a subscription once it was asked whether that is meant. Spec: CUS-4.42, CUS-8.16. */
export function CancelButton({ siteId, subscriptionId, locale, words }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const status = useRef<HTMLParagraphElement>(null)
  const headingId = useId()
  const canScript = useScript()
  const [isSending, setSending] = useState(false)
  const [refused, setRefused] = useState<string | null>(null)
  const [done, setDone] = useState<string | null>(null)
  useEffect(() => {
    if (done) status.current?.focus() // the button that had it is gone
  }, [done])

  const open = () => {
    setRefused(null)
    dialog.current?.showModal()
  }
  const cancel = async () => {
    if (isSending) return
    setSending(true)
    setRefused(null)
    const sent = { site_id: siteId, subscription_id: subscriptionId }
    const posted = await postToApi<{ msg: string }>('customer/cancel_subscription', sent, locale)
    setSending(false)
    if (posted.status !== 'done') return setRefused(refusalOf(posted, words).refused)
    dialog.current?.close()
    setDone(posted.answer.msg)
  }
  return (
    <>
      {done ? (
        <p>{words.canceledToday}</p>
      ) : (
        <>
          <button
            type="button"
            className={quietButton}
            aria-haspopup="dialog"
            aria-label={words.cancelNamed}
            disabled={!canScript}
            onClick={open}
          >
            {words.cancel}
          </button>
          <dialog ref={dialog} className="account-dialog" aria-labelledby={headingId}>
            <h3 id={headingId}>{words.confirm}</h3>
            <p>{words.confirmHelp}</p>
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
                {isSending ? words.canceling : words.confirmed}
              </button>
              <button className={quietButton}>{words.keep}</button>
            </form>
          </dialog>
        </>
      )}
      <p ref={status} role="status" tabIndex={-1} className={done ? 'form-done mt-2' : 'sr-only'}>
        {done}
      </p>
    </>
  )
}
