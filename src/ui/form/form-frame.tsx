'use client'

import { useEffect, useRef, type FormEventHandler, type ReactNode } from 'react'
import { filledButton } from '@/ui/button-style'

type Props = {
  id: string
  onSubmit: FormEventHandler
  refused: string | null
  isSending: boolean
  canScript: boolean
  needsScript: string
  /** What the button says, and while it waits. */
  button: string
  sending: string
  /** The id of the heading that names the form. */
  labelledBy: string
  children: ReactNode
}

/** A form, what was refused above it, and its button, which works as soon as the script does. */
export function FormFrame({
  id,
  onSubmit,
  refused,
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
      <div className="form-end">
        <button className={filledButton} disabled={!canScript} aria-disabled={isSending || undefined}>
          {isSending ? sending : button}
        </button>
      </div>
      <p className="form-hint form-scriptless">{needsScript}</p>
    </form>
  )
}
