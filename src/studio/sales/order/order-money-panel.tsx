'use client'
import { useEffect, useId, useState } from 'react'
import { useConfig, useDocumentInfo, useForm, useTranslation } from '@payloadcms/ui'
import { formatPrice } from '@/domain/shop/money/money'
import { formatMessage } from '@/domain/text/format-message'
import { requestStudioApi } from '@/studio/request-staff-api'
import { useStudioAnswer } from '@/studio/sales/use-studio-answer'
import type { OrderMoneyAnswer, RefundAnswer } from './order-money-answer'
import { orderMoneyMessages, type PriceRuleMessages } from './order-money-messages'
import { OrderSheetView } from './order-sheet-view'
import { ConsentList, EntriesTable, RefundsTable, WhyTable } from './order-tables'
import { RefundDialog } from './refund-dialog'
import type { RefundCall } from './refund-form'
import './order-money.css'

/** What an order was paid, refunded and booked, with the buttons that refund and cancel it. */
export function OrderMoneyPanel({ rules }: { rules: PriceRuleMessages }) {
  const { id } = useDocumentInfo()
  return id === undefined ? null : <Panel id={String(id)} rules={rules} />
}

function Panel({ id, rules }: { id: string; rules: PriceRuleMessages }) {
  const titleId = useId()
  const language = useTranslation().i18n.language === 'fr' ? 'fr' : 'en'
  const messages = orderMoneyMessages(language)
  const { admin, api } = useConfig().config.routes
  const { dispatchFields } = useForm()
  const { answer: order, refusal, isLoading, reload } = useStudioAnswer<OrderMoneyAnswer>(`orders/${id}/money`)
  const [dialog, setDialog] = useState<'refund' | 'cancel' | null>(null)
  const [outcome, setOutcome] = useState('')
  useEffect(() => {
    if (!order || !outcome) return
    // The fields of the page below, which staff cannot change, show what the refund changed.
    const values = { paymentStatus: order.status, refundedCents: order.refundedCents }
    for (const [path, value] of Object.entries(values))
      dispatchFields({ type: 'UPDATE', path, value, initialValue: value })
  }, [order, outcome, dispatchFields])

  async function confirm(body: RefundCall): Promise<string | null> {
    const { unreachable } = messages
    const result = await requestStudioApi(api, `orders/${id}/refund`, { language, unreachable, body })
    if (!result.ok) {
      reload()
      return result.message
    }
    const { amountCents, state } = result.body as unknown as RefundAnswer
    const done = body.cancels ? messages.canceled : messages.done
    const sentence = state === 'done' ? done : messages[state]
    setOutcome(formatMessage(sentence, { amount: formatPrice(amountCents, language) }))
    reload()
    return null
  }
  const price = (cents: number) => formatPrice(cents, language)
  return (
    <>
      {order && <OrderSheetView sheet={order.sheet} language={language} adminPath={admin} />}
      <section className="order-money" aria-labelledby={titleId} aria-busy={isLoading}>
        <div className="order-money__head">
          <h2 id={titleId}>{messages.title}</h2>
          {order?.canRefund && (
            <button type="button" className="order-money__button" onClick={() => setDialog('refund')}>
              {messages.refund}
            </button>
          )}
          {order?.canCancel && (
            <button type="button" className="order-money__button" onClick={() => setDialog('cancel')}>
              {messages.cancelOrder}
            </button>
          )}
        </div>
        <p role="status" className="order-money__outcome">
          {order ? outcome : messages.loading}
        </p>
        {refusal !== null && (
          <p role="alert" className="order-money__fault">
            {refusal}{' '}
            <button type="button" className="order-money__button" onClick={reload}>
              {messages.retry}
            </button>
          </p>
        )}
        {order && (
          <>
            <dl className="order-money__totals">
              {(
                [
                  [messages.status, messages.statuses[order.status]],
                  [messages.total, price(order.totalCents)],
                  [messages.refunded, price(order.refundedCents)],
                  [messages.rest, price(order.restCents)],
                ] as const
              ).map(([term, value]) => (
                <div key={term}>
                  <dt>{term}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
            <h3>{messages.refunds}</h3>
            <RefundsTable order={order} language={language} messages={messages} />
            <details>
              <summary>{messages.ledger}</summary>
              <EntriesTable order={order} language={language} messages={messages} />
            </details>
            <details>
              <summary>{messages.why}</summary>
              <WhyTable order={order} language={language} messages={messages} rules={rules} />
            </details>
            {order.consents.length > 0 && (
              <details>
                <summary>{messages.consents}</summary>
                <ConsentList order={order} language={language} messages={messages} />
              </details>
            )}
          </>
        )}
        {order && dialog !== null && (
          <RefundDialog
            order={order}
            cancels={dialog === 'cancel'}
            language={language}
            messages={messages}
            onClose={() => setDialog(null)}
            onConfirm={confirm}
          />
        )}
      </section>
    </>
  )
}
