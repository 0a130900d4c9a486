'use client'

import { useEffect, useRef, type FormEventHandler, type ReactNode } from 'react'
import { filledButton } from '@/ui/brand/button-style'

type Props = {
  id: string
  onSubmit: FormEventHandler
  refused: string | null
  /** Why the form waits before it is sent again; null when it does not. */
  queued: string | null
  isSending: boolean
  canScript: boolean
  needsScript: string
  /** The button's text, and its text while the form is being sent. */
  button: string
  sending: string
  /** The id of the heading that labels the form. */
  labelledBy: string
  children: ReactNode
}

/** A form with its refusal above and its submit button, which is disabled until the script runs. */
export function FormFrame({
  id,
  onSubmit,
  refused,
  queued,
  isSending,
  canScript,
  needsScript,
  button,
  sending,
  ...rest
}: Props) {
  const alert = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (refused) alert.current?.focus()
  }, [refused])
  return (
    <form id={id} className="form" method="post" noValidate onSubmit={onSubmit} aria-labelledby={rest.labelledBy}>
      {refused && (
        <p ref={alert} role="alert" tabIndex={-1} className="form-refused">
          {refused}
        </p>
      )}
      {rest.children}
      <p aria-live="polite" className={queued ? 'form-hint' : 'sr-only'}>
        {queued}
      </p>
      <div className="form-end">
        <button className={filledButton} disabled={!canScript} aria-disabled={isSending || undefined}>
          {isSending ? sending : button}
        </button>
      </div>
      <p className="form-hint form-scriptless">{needsScript}</p>
    </form>
  )
}
