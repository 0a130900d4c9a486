'use client'

import { useEffect, useRef, useState } from 'react'
import { formatMessage } from '@/domain/text/format-message'
import { formatConfirmation } from '@/domain/text/confirmation'
import { quietButton } from '@/ui/brand/button-style'
import { useIsHydrated } from '@/ui/html/use-is-hydrated'
import { CardDialog, type CardDialogData } from './card-dialog'

type Card = { network: string; lastFour: string }
type Props = {
  card: Card | null
  dialog: CardDialogData
  messages: Record<'shown' | 'replace' | 'replaceNamed', string>
}

/** The card that pays for a subscription, and the button to replace it. */
export function SavedCard({ card, dialog, messages }: Props) {
  const status = useRef<HTMLParagraphElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const canScript = useIsHydrated()
  const [isOpen, setOpen] = useState(false)
  const [replaced, setReplaced] = useState<{ card: Card | null; message: string } | null>(null)
  useEffect(() => {
    if (replaced) status.current?.focus()
  }, [replaced])
  const shown = replaced?.card ?? card
  return (
    <div className="account-card">
      {shown && <p>{formatMessage(messages.shown, shown)}</p>}
      <button
        ref={button}
        type="button"
        className={quietButton}
        aria-haspopup="dialog"
        aria-label={messages.replaceNamed}
        disabled={!canScript}
        onClick={() => setOpen(true)}
      >
        {messages.replace}
      </button>
      {isOpen && (
        <CardDialog
          {...dialog}
          onClose={() => {
            setOpen(false)
            button.current?.focus()
          }}
          onReplaced={({ msg, type, last_four: lastFour }) => {
            setOpen(false)
            const stored = type !== null && lastFour !== null ? { network: type, lastFour } : null
            setReplaced({ card: stored, message: formatConfirmation('allSet', msg, dialog.locale) })
          }}
        />
      )}
      <p ref={status} role="status" tabIndex={-1} className={replaced ? 'form-done' : 'sr-only'}>
        {replaced?.message}
      </p>
    </div>
  )
}
