'use client'
import { useId } from 'react'
import { useDocumentInfo, useField, useFormFields, useTranslation } from '@payloadcms/ui'
import type { JSONFieldClientProps } from 'payload'
import { parseReplies } from '@/domain/forms/inbox'
import { formatMessage } from '@/domain/text/format-message'
import { inboxMessages } from './inbox-messages'
import { ReplyForm } from './reply-form'
import { replyTimeFormat } from './reply-time-format'
import './inbox.css'

/** The replies to a message, oldest first, and the form for the next one for those who may change the message. */
export function RepliesField({ path }: JSONFieldClientProps) {
  const titleId = useId()
  const { value } = useField<unknown>({ path })
  const { id, hasSavePermission } = useDocumentInfo()
  const email = useFormFields(([fields]) => (typeof fields.email?.value === 'string' ? fields.email.value : ''))
  const language = useTranslation().i18n.language === 'fr' ? 'fr' : 'en'
  const messages = inboxMessages(language)
  const replies = parseReplies(value)
  const format = replyTimeFormat(language)
  return (
    <section className="inbox-replies" aria-labelledby={titleId}>
      <h2 id={titleId}>{replies.length > 0 ? messages.replies : messages.title}</h2>
      {replies.length === 0 && !hasSavePermission && <p>{messages.noReplies}</p>}
      {replies.length > 0 && (
        <ol>
          {replies.map(({ id: key, at, by, text }) => (
            <li key={key}>
              <p className="inbox-replies__by">
                {formatMessage(messages.by, { name: by, when: format.format(new Date(at)) })}
              </p>
              <p className="inbox-replies__text">{text}</p>
            </li>
          ))}
        </ol>
      )}
      {hasSavePermission && id !== undefined && (
        <>
          {replies.length > 0 && <h3>{messages.title}</h3>}
          {email ? <ReplyForm id={String(id)} email={email} messages={messages} /> : <p>{messages.noEmail}</p>}
        </>
      )}
    </section>
  )
}
