'use client'
import { useId, useState } from 'react'
import { useConfig, useDocumentInfo, useForm, useFormFields, useTranslation } from '@payloadcms/ui'
import { requestStudioApi } from '@/studio/request-staff-api'
import { StopDialog } from './stop-dialog'
import { stopMessages } from './stop-messages'
import '@/studio/sales/order/order-money.css'

/** The button that stops the payments of a subscription. Nothing for one that has ended, except the outcome of the button. */
export function StopPanel() {
  const titleId = useId()
  const { id } = useDocumentInfo()
  const language = useTranslation().i18n.language
  const messages = stopMessages(language)
  const api = useConfig().config.routes.api
  const isCanceled = useFormFields(([fields]) => fields.canceled?.value === true)
  const { dispatchFields } = useForm()
  const [isOpen, setIsOpen] = useState(false)
  const [outcome, setOutcome] = useState('')

  async function confirm(reason: string): Promise<string | null> {
    const { unreachable, stopped } = messages
    const result = await requestStudioApi(api, `subscriptions/${id}/stop`, { language, unreachable, body: { reason } })
    if (!result.ok) return result.message
    // The fields of the page below, which staff cannot change, show what has changed.
    for (const [path, value] of Object.entries({ ...result.body, canceled: true, nextBillDate: null }))
      dispatchFields({ type: 'UPDATE', path, value, initialValue: value })
    setOutcome(stopped)
    return null
  }
  if (id === undefined || (isCanceled && !outcome)) return null
  return (
    <section className="order-money" aria-labelledby={titleId}>
      <div className="order-money__head">
        <h2 id={titleId}>{messages.title}</h2>
        {!isCanceled && (
          <button type="button" className="order-money__button" onClick={() => setIsOpen(true)}>
            {messages.stop}
          </button>
        )}
      </div>
      {!isCanceled && <p>{messages.intro}</p>}
      <p role="status" className="order-money__outcome">
        {outcome}
      </p>
      {isOpen && <StopDialog messages={messages} onClose={() => setIsOpen(false)} onConfirm={confirm} />}
    </section>
  )
}
