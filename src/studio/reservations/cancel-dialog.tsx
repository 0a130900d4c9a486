import { useId, useState } from 'react'
import { formatMessage } from '@/domain/text/format-message'
import { useModalDialog } from '@/ui/html/use-modal-dialog'
import type { BookMessages } from './book-messages'

type Props = {
  name: string
  when: { day: string; time: string }
  messages: BookMessages
  onClose: () => void
  onConfirm: () => Promise<void>
}

/** Asks before a reservation is cancelled, because its customer gets a mail. Escape keeps it. */
export function CancelDialog({ name, when, messages, onClose, onConfirm }: Props) {
  const modal = useModalDialog(onClose)
  const [isSending, setSending] = useState(false)
  const titleId = useId()
  async function confirm() {
    if (isSending) return
    setSending(true)
    await onConfirm()
    onClose()
  }
  return (
    <dialog {...modal} className="book-dialog" aria-labelledby={titleId}>
      <h2 id={titleId}>{formatMessage(messages.cancelTitle, { name })}</h2>
      <p>{formatMessage(messages.cancelIntro, when)}</p>
      <div className="book-dialog__buttons">
        <button type="button" onClick={onClose}>
          {messages.keep}
        </button>
        <button type="button" disabled={isSending} onClick={() => void confirm()}>
          {messages.confirm}
        </button>
      </div>
    </dialog>
  )
}
