'use client'
import { useCallback, useEffect, useRef, useState } from 'react'
import { Button, useAuth, useConfig, useDocumentInfo, useTranslation } from '@payloadcms/ui'
import { requestStaffApi } from '@/studio/request-staff-api'
import { sessionMessages } from './session-messages'

type Session = {
  id: string
  isCurrent: boolean
  device: string | null
  signedInAt: string | null
  renewedAt: string
}

/** A renewal in the first minute is the sign-in itself. */
const isRenewed = ({ signedInAt, renewedAt }: Session) =>
  signedInAt !== null && Date.parse(renewedAt) - Date.parse(signedInAt) > 60_000

/** Part of the own account page: lists the person's sessions, and ends one of them or all others. */
export function SessionPanel() {
  const { id, lastUpdateTime } = useDocumentInfo()
  const { user } = useAuth()
  const { config } = useConfig()
  const { i18n } = useTranslation()
  const [sessions, setSessions] = useState<Session[] | null>(null)
  const [error, setError] = useState<string | null>(null)
  const [done, setDone] = useState<string | null>(null)
  const status = useRef<HTMLParagraphElement>(null)
  const language = i18n.language
  const api = config.routes.api
  const messages = sessionMessages(language)
  const isOwn = id !== undefined && user?.id === id

  const load = useCallback(() => {
    const { unreachable } = sessionMessages(language)
    return requestStaffApi(api, 'sessions', { language, unreachable }).then((answer) => {
      setError(answer.ok ? null : answer.message)
      if (answer.ok) setSessions(answer.body.sessions as Session[])
    })
  }, [api, language])
  // A save may end the other sessions.
  useEffect(() => {
    if (isOwn) void load()
  }, [isOwn, load, lastUpdateTime])

  const end = async (path: string, body: object, message: string) => {
    setDone(null)
    const answer = await requestStaffApi(api, path, { language, unreachable: messages.unreachable, body })
    if (!answer.ok) return setError(answer.message)
    await load()
    setDone(message)
    status.current?.focus() // the focused button no longer exists
  }
  const timeOf = (instant: string) =>
    new Date(instant).toLocaleString(`${language}-CA`, { dateStyle: 'medium', timeStyle: 'short' })

  if (!isOwn) return null
  return (
    <section className="second-factor" aria-labelledby="session-panel-title">
      <h2 id="session-panel-title">{messages.title}</h2>
      <p>{messages.help}</p>
      {sessions === null && error === null && <p>{messages.loading}</p>}
      <ul className="session-panel__list">
        {sessions?.map((session) => {
          const device = session.device ?? messages.unknownDevice
          const at = session.signedInAt === null ? null : timeOf(session.signedInAt)
          return (
            <li key={session.id}>
              <div>
                <strong>{session.isCurrent ? `${device} (${messages.thisDevice})` : device}</strong>
                <br />
                {at && messages.signedIn(at)}
                {isRenewed(session) && `, ${messages.renewed(timeOf(session.renewedAt))}`}
              </div>
              {!session.isCurrent && (
                <Button
                  type="button"
                  buttonStyle="secondary"
                  margin={false}
                  aria-label={at ? messages.endNamed(device, at) : `${messages.end} ${device}`}
                  onClick={() => void end('sessions/end', { id: session.id }, messages.ended)}
                >
                  {messages.end}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
      {sessions?.some(({ isCurrent }) => !isCurrent) ? (
        <Button
          type="button"
          buttonStyle="secondary"
          margin={false}
          onClick={() => void end('sessions/end-others', {}, messages.othersEnded)}
        >
          {messages.endOthers}
        </Button>
      ) : (
        sessions && <p>{messages.onlyHere}</p>
      )}
      <p ref={status} role="status" tabIndex={-1}>
        {done}
      </p>
      <p className="account-error" role="alert">
        {error}
      </p>
      {error && sessions === null && (
        <Button type="button" buttonStyle="secondary" margin={false} onClick={() => void load()}>
          {messages.again}
        </Button>
      )}
    </section>
  )
}
