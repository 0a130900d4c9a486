import { useId, useState, type FormEvent } from 'react'
import { createPortal } from 'react-dom'
import { refundReasonLimit } from '@/domain/shop/orders/refunds'
import { formatPrice } from '@/domain/shop/money/money'
import { formatMessage } from '@/domain/text/format-message'
import { useModalDialog } from '@/ui/html/use-modal-dialog'
import type { OrderMoneyAnswer } from './order-money-answer'
import type { OrderMoneyMessages } from './order-money-messages'
import { readRefundForm, typedCents, type RefundCall, type RefundForm } from './refund-form'

type Props = {
  order: OrderMoneyAnswer
  cancels: boolean
  language: 'en' | 'fr'
  messages: OrderMoneyMessages
  onClose: () => void
  /** Resolves to the refusal, or to null when the order is refunded. */
  onConfirm: (call: RefundCall) => Promise<string | null>
}

/**
 * Asks for the amount and the reason of a refund, or for the reason of a cancellation. Enter confirms, Escape goes back. It is
 * rendered outside of the document's form, which would submit with it.
 */
export function RefundDialog({ order, cancels, language, messages, onClose, onConfirm }: Props) {
  const [form, setForm] = useState<RefundForm>({ isPart: false, amount: '', reason: '' })
  const [fault, setFault] = useState<{ field: 'amount' | 'reason' | null; message: string } | null>(null)
  const [isSending, setIsSending] = useState(false)
  const modal = useModalDialog(onClose)
  const ids = { title: useId(), fault: useId(), help: useId(), choice: useId() }

  const change = (changed: Partial<RefundForm>) => setForm((before) => ({ ...before, ...changed }))
  const price = (cents: number) => formatPrice(cents, language)
  const { restCents } = order
  const cents = typedCents(form, restCents)
  const confirm = cancels
    ? messages.confirmCancel
    : cents === null
      ? messages.confirmRefundPlain
      : formatMessage(messages.confirmRefund, { amount: price(cents) })

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    event.stopPropagation() // React passes it on to the document's form, outside of which the dialog is rendered
    if (isSending) return
    const context = { restCents, cancels, seenRefunds: order.refunds.length, language }
    const call = readRefundForm(form, context, messages)
    if ('field' in call) {
      setFault(call)
      return modal.ref.current?.querySelector<HTMLElement>(`[name="${call.field}"]`)?.focus()
    }
    setIsSending(true)
    const message = await onConfirm(call)
    setIsSending(false)
    if (message === null) onClose()
    else setFault({ field: null, message })
  }
  const faultOf = (field: 'amount' | 'reason') =>
    fault?.field === field ? { 'aria-invalid': true, 'aria-describedby': ids.fault } : {}
  return createPortal(
    <dialog {...modal} className="studio-dialog refund-dialog" aria-labelledby={ids.title}>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <h2 id={ids.title}>{formatMessage(cancels ? messages.cancelTitle : messages.refundTitle, { no: order.no })}</h2>
        {cancels ? (
          <p>
            {restCents > 0 ? formatMessage(messages.cancelIntro, { amount: price(restCents) }) : messages.cancelFree}
          </p>
        ) : (
          <fieldset>
            <legend>{messages.howMuch}</legend>
            {[false, true].map((isPart) => (
              <label key={String(isPart)}>
                <input
                  type="radio"
                  name={ids.choice}
                  checked={form.isPart === isPart}
                  onChange={() => change({ isPart })}
                />
                {isPart ? messages.part : formatMessage(messages.all, { amount: price(restCents) })}
              </label>
            ))}
            {form.isPart && (
              <label className="refund-dialog__field">
                {messages.amount}
                <input
                  type="text"
                  name="amount"
                  inputMode="decimal"
                  autoComplete="off"
                  value={form.amount}
                  onChange={({ target }) => change({ amount: target.value })}
                  {...faultOf('amount')}
                />
              </label>
            )}
          </fieldset>
        )}
        {restCents > 0 && <p>{messages.withoutCard[order.sheet.paymentType ?? ''] ?? messages.toCard}</p>}
        <label className="refund-dialog__field">
          {messages.reason}
          <textarea
            name="reason"
            rows={3}
            maxLength={refundReasonLimit}
            required
            value={form.reason}
            onChange={({ target }) => change({ reason: target.value })}
            {...(fault?.field === 'reason' ? faultOf('reason') : { 'aria-describedby': ids.help })}
          />
        </label>
        <p id={ids.help} className="refund-dialog__help">
          {messages.reasonHelp}
        </p>
        <p role="alert" id={ids.fault} className="order-money__fault">
          {fault?.message}
        </p>
        <div className="refund-dialog__buttons">
          <button type="submit" className="order-money__button order-money__button--main" disabled={isSending}>
            {confirm}
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
