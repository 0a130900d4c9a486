'use client'

import { useEffect, useRef, useState } from 'react'
import { postToApi } from '@/contract/post-to-api'
import type { Locale } from '@/domain/locale'
import { formatConfirmation } from '@/domain/text/confirmation'
import { quietButton } from '@/ui/brand/button-style'
import { parseRefusal } from '@/ui/form/parse-refusal'
import { useIsHydrated } from '@/ui/html/use-is-hydrated'

/** A session in words. `signedIn` is null when its beginning is not known. */
export type SessionRow = {
  id: string
  isCurrent: boolean
  device: string
  signedIn: { text: string; instant: string } | null
  /** The name of its button. */
  endNamed: string
}
export type SessionMessages = Record<'thisDevice' | 'end' | 'endOthers' | 'ending' | 'onlyHere', string> & {
  form: { failed: string; tooMany: string }
}

type Props = {
  siteId: string
  locale: Locale
  sessions: readonly SessionRow[]
  onEnded: (id: string) => void
  onOthersEnded: () => void
  messages: SessionMessages
}

/** The sessions of an account, with buttons to end one of them or all others. The session of this page has none. */
export function SessionList({ siteId, locale, sessions, onEnded, onOthersEnded, messages }: Props) {
  const status = useRef<HTMLParagraphElement>(null)
  const canScript = useIsHydrated()
  const [sending, setSending] = useState<string | null>(null)
  const [refused, setRefused] = useState<string | null>(null)
  const [done, setDone] = useState<{ message: string } | null>(null)
  useEffect(() => {
    if (done) status.current?.focus() // the focused button no longer exists
  }, [done])

  const end = async (path: string, fields: Record<string, string>, key: string, onDone: () => void) => {
    if (sending !== null) return
    setSending(key)
    setRefused(null)
    setDone(null)
    const posted = await postToApi<{ msg: string }>(`customer/${path}`, { siteId, ...fields }, locale)
    setSending(null)
    if (posted.status !== 'done') return setRefused(parseRefusal(posted, messages.form).refused)
    onDone()
    setDone({ message: formatConfirmation('ok', posted.answer.msg, locale) })
  }
  const endOne = (id: string) => () => void end('end_session', { sessionId: id }, id, () => onEnded(id))
  const endOthers = () => void end('end_other_sessions', {}, 'others', onOthersEnded)
  const button = (key: string, text: string) => ({
    type: 'button' as const,
    className: quietButton,
    disabled: !canScript,
    'aria-disabled': sending === key || undefined,
    children: sending === key ? messages.ending : text,
  })
  const hasOthers = sessions.some(({ isCurrent }) => !isCurrent)
  return (
    <>
      {refused && (
        <p role="alert" className="form-refused">
          {refused}
        </p>
      )}
      <ul className="account-sessions">
        {sessions.map(({ id, isCurrent, device, signedIn, endNamed }) => (
          <li key={id}>
            <div>
              <strong>{device}</strong>
              {isCurrent && <span className="account-mark">{messages.thisDevice}</span>}
              {signedIn && (
                <time className="account-aside" dateTime={signedIn.instant}>
                  {signedIn.text}
                </time>
              )}
            </div>
            {!isCurrent && <button {...button(id, messages.end)} aria-label={endNamed} onClick={endOne(id)} />}
          </li>
        ))}
      </ul>
      {hasOthers ? (
        <button {...button('others', messages.endOthers)} onClick={endOthers} />
      ) : (
        <p>{messages.onlyHere}</p>
      )}
      <p ref={status} role="status" tabIndex={-1} className={done ? 'form-done' : 'sr-only'}>
        {done?.message}
      </p>
    </>
  )
}
