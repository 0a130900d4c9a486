import { useId, useState, type FormEvent } from 'react'
import { createPortal } from 'react-dom'
import { refundReasonLimit } from '@/domain/shop/orders/refunds'
import { useModalDialog } from '@/ui/html/use-modal-dialog'
import type { StopMessages } from './stop-messages'

type Props = {
  messages: StopMessages
  onClose: () => void
  /** Resolves to the refusal, or to null when the payments have stopped. */
  onConfirm: (reason: string) => Promise<string | null>
}

/**
 * Asks for the reason before the payments of a subscription stop. Escape goes back. It is rendered outside of the document's
 * form, which would submit with it.
 */
export function StopDialog({ messages, onClose, onConfirm }: Props) {
  const [reason, setReason] = useState('')
  const [fault, setFault] = useState<string | null>(null)
  const [isSending, setIsSending] = useState(false)
  const modal = useModalDialog(onClose)
  const ids = { title: useId(), fault: useId(), help: useId() }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    event.stopPropagation() // React passes it on to the document's form, outside of which the dialog is rendered
    if (isSending) return
    if (reason.trim() === '') {
      setFault(messages.enterReason)
      return modal.ref.current?.querySelector('textarea')?.focus()
    }
    setIsSending(true)
    const message = await onConfirm(reason)
    setIsSending(false)
    if (message === null) onClose()
    else setFault(message)
  }
  return createPortal(
    <dialog {...modal} className="studio-dialog refund-dialog" aria-labelledby={ids.title}>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <h2 id={ids.title}>{messages.dialogTitle}</h2>
        <p>{messages.warning}</p>
        <label className="refund-dialog__field">
          {messages.reason}
          <textarea
            name="reason"
            rows={3}
            maxLength={refundReasonLimit}
            required
            value={reason}
            onChange={({ target }) => setReason(target.value)}
            aria-invalid={fault !== null}
            aria-describedby={fault === null ? ids.help : ids.fault}
          />
        </label>
        <p id={ids.help} className="refund-dialog__help">
          {messages.reasonHelp}
        </p>
        <p role="alert" id={ids.fault} className="order-money__fault">
          {fault}
        </p>
        <div className="refund-dialog__buttons">
          <button type="submit" className="order-money__button order-money__button--main" disabled={isSending}>
            {messages.confirm}
          </button>
          <button type="button" className="order-money__button" onClick={onClose}>
            {messages.back}
          </button>
        </div>
      </form>
    </dialog>,
    document.body,
  )
}
