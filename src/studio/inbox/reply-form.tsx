import { useEffect, useId, useRef, useState } from 'react'
import {
  Button,
  useConfig,
  useDocumentInfo,
  useForm,
  useFormFields,
  useFormModified,
  useTranslation,
} from '@payloadcms/ui'
import { findReplyFault, replyMaxLength } from '@/domain/forms/inbox'
import { formatMessage } from '@/domain/text/format-message'
import { requestStudioApi } from '@/studio/request-staff-api'
import type { InboxMessages } from './inbox-messages'
import { useStoredMessage, type StoredMessage } from './use-stored-message'

type Props = { id: string; email: string; messages: InboxMessages }
type Outcome = { kind: 'sent' | 'fault'; text: string }

/** A random key of 24 hexadecimal digits, also on a page without HTTPS. */
const newReplyKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/**
 * Writes a reply. It is no form element, because it stands in the document's form. It saves the document's changes first: while they are
 * unsaved, Payload takes the reply for a change of somebody else. The key stays until the server has answered that it has the reply, so that trying again never sends it twice.
 */
export function ReplyForm({ id, email, messages }: Props) {
  const ids = { text: useId(), help: useId(), fault: useId() }
  const language = useTranslation().i18n.language === 'fr' ? 'fr' : 'en'
  const { api } = useConfig().config.routes
  const { collectionSlug } = useDocumentInfo()
  const locale = useFormFields(([fields]) => fields.locale?.value)
  const { submit } = useForm()
  const isModified = useFormModified()
  const showStored = useStoredMessage()
  const area = useRef<HTMLTextAreaElement>(null)
  const key = useRef('')
  const [text, setText] = useState('')
  const [isDone, setIsDone] = useState(false)
  const [isSending, setIsSending] = useState(false)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  useEffect(() => {
    if (text.trim() === '') return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [text])

  const refuse = (fault: string) => {
    setOutcome({ kind: 'fault', text: fault })
    area.current?.focus()
  }
  async function send() {
    if (isSending) return
    const fault = findReplyFault(text.trim())
    if (fault) return refuse(formatMessage(messages[fault], { count: replyMaxLength.toLocaleString(`${language}-CA`) }))
    setIsSending(true)
    setOutcome(null)
    if (isModified && !(await submit())?.res.ok) {
      setIsSending(false)
      return refuse(messages.notSaved)
    }
    key.current ||= newReplyKey()
    const body = { key: key.current, text, isDone }
    const path = `${collectionSlug}/${id}/reply`
    const result = await requestStudioApi(api, path, { language, unreachable: messages.unreachable, body })
    setIsSending(false)
    if (!result.ok) return refuse(result.message)
    key.current = ''
    setText('')
    setIsDone(false)
    setOutcome({ kind: 'sent', text: formatMessage(messages.sent, { email }) })
    showStored(result.body as StoredMessage)
  }
  const isFault = outcome?.kind === 'fault'
  return (
    <div className="reply-form">
      <p id={ids.help}>
        {messages.to} <strong>{email}</strong>. {(locale === 'en' || locale === 'fr') && messages.wroteIn[locale]}{' '}
        {messages.private} {isModified && messages.alsoSaves}
      </p>
      <label htmlFor={ids.text}>{messages.text}</label>
      <textarea
        ref={area}
        id={ids.text}
        rows={7}
        value={text}
        readOnly={isSending}
        lang={locale === 'en' || locale === 'fr' ? `${locale}-CA` : undefined}
        aria-describedby={`${ids.help}${isFault ? ` ${ids.fault}` : ''}`}
        aria-invalid={isFault || undefined}
        onChange={({ target }) => setText(target.value)}
      />
      <label className="reply-form__done">
        <input type="checkbox" checked={isDone} onChange={({ target }) => setIsDone(target.checked)} />
        {messages.isDone}
      </label>
      <Button buttonStyle="primary" margin={false} onClick={() => void send()} type="button">
        {isSending ? messages.sending : messages.send}
      </Button>
      <p role="alert" id={ids.fault} className="reply-form__fault">
        {isFault && outcome.text}
      </p>
      <p role="status">{outcome?.kind === 'sent' && outcome.text}</p>
    </div>
  )
}
