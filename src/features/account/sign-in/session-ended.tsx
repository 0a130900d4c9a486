'use client'

import { createContext, useContext, useEffect, useRef, useState, type ComponentProps, type ReactNode } from 'react'
import { keepDraftsOf } from '@/contract/forms/drafts-on-device'
import { LoginDialog } from './login-dialog'

type Session = Omit<ComponentProps<typeof LoginDialog>, 'onSignedIn'> & {
  customerId: string
  messages: { sessionEnded: string; signedInAgain: string }
}

const SessionContext = createContext<Session | null>(null)

/** Whose account the page shows, and how they log in again without leaving it. */
export function SessionProvider({ children, ...session }: Session & { children: ReactNode }) {
  useEffect(() => keepDraftsOf(session.customerId), [session.customerId])
  return <SessionContext value={session}>{children}</SessionContext>
}

/** The customer of the account page. */
export function useAccountCustomer(): string {
  const session = useContext(SessionContext)
  if (!session) throw new Error('An account form needs a SessionProvider.')
  return session.customerId
}

/**
 * Says above a form that the session has ended, and logs the customer in again without leaving the page, so that the form keeps
 * what was typed. The page of another customer is loaded again: it must not save the texts of the first one.
 */
export function SessionEnded({ isSignedOut }: { isSignedOut: boolean }) {
  const session = useContext(SessionContext)
  return session && isSignedOut ? <SignInAgain {...session} /> : null
}

function SignInAgain({ customerId, ...login }: Session) {
  const note = useRef<HTMLParagraphElement>(null)
  const [isBack, setBack] = useState(false)
  useEffect(() => note.current?.focus(), [isBack])
  if (isBack)
    return (
      <p ref={note} role="status" tabIndex={-1} className="form-done mb-6">
        {login.messages.signedInAgain}
      </p>
    )
  const onSignedIn = (signedIn: string) => (signedIn === customerId ? setBack(true) : location.reload())
  return (
    <div className="form-refused mb-6">
      <p ref={note} role="alert" tabIndex={-1} className="mb-3">
        {login.messages.sessionEnded}
      </p>
      <LoginDialog {...login} onSignedIn={onSignedIn} />
    </div>
  )
}
