'use client'

import { useId, useState, type ReactNode } from 'react'
import type { Locale } from '@/domain/locale'
import { PasswordChangeForm, type PasswordMessages } from './password-change-form'
import { SessionList, type SessionMessages, type SessionRow } from './session-list'

type Props = {
  siteId: string
  email: string
  locale: Locale
  /** The sentence for a customer who signs in with a campus account; null for one with a password. */
  withoutPassword: string | null
  /** Null when they could not be read. */
  sessions: readonly SessionRow[] | null
  notLoaded: ReactNode
  messages: PasswordMessages & SessionMessages & { title: string; intro: string; passwordTitle: string }
}

/** The password and the sessions of an account. A changed password ends the other sessions, in the list, too. */
export function SecurityPanels({ siteId, email, locale, withoutPassword, sessions, notLoaded, messages }: Props) {
  const [open, setOpen] = useState(sessions)
  const [passwordId, sessionsId] = [useId(), useId()]
  const keepCurrent = () => setOpen((rows) => rows && rows.filter(({ isCurrent }) => isCurrent))
  const shared = { siteId, locale, messages }
  return (
    <>
      <section className="account-panel" aria-labelledby={passwordId}>
        <h3 id={passwordId}>{messages.passwordTitle}</h3>
        {withoutPassword ? (
          <p>{withoutPassword}</p>
        ) : (
          <PasswordChangeForm {...shared} email={email} headingId={passwordId} onChanged={keepCurrent} />
        )}
      </section>
      <section className="account-panel" aria-labelledby={sessionsId}>
        <h3 id={sessionsId}>{messages.title}</h3>
        <p>{messages.intro}</p>
        {open ? (
          <SessionList
            {...shared}
            sessions={open}
            onEnded={(id) => setOpen(open.filter((row) => row.id !== id))}
            onOthersEnded={keepCurrent}
          />
        ) : (
          notLoaded
        )}
      </section>
    </>
  )
}
