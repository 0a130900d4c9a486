'use client'

import { useId, useState, type ReactNode } from 'react'
import { passwordChangeForm } from '@/contract/account/account-forms'
import { postToApi } from '@/contract/post-to-api'
import type { Locale } from '@/domain/locale'
import { formatConfirmation } from '@/domain/text/confirmation'
import { SessionEnded } from '@/features/account/sign-in/session-ended'
import { TextField } from '@/ui/form/fields'
import { FormFrame } from '@/ui/form/form-frame'
import { parseRefusal } from '@/ui/form/parse-refusal'
import { useCheckedForm, type FormMessages } from '@/ui/form/use-checked-form'
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

type PasswordMessages = Record<
  'currentPassword' | 'password' | 'confirmPassword' | 'passwordHint' | 'save' | 'sending',
  string
> & { form: FormMessages }

type PasswordChangeFormProps = {
  siteId: string
  email: string
  headingId: string
  locale: Locale
  onChanged: () => void
  messages: PasswordMessages
}

const empty = { currentPassword: '', password: '', confirmPassword: '' }

/** Changes the password of a signed-in customer, who gives the current one. Empties itself afterwards. Spec: CUS-5.13. */
function PasswordChangeForm({ siteId, email, headingId, locale, onChanged, messages }: PasswordChangeFormProps) {
  const [saved, setSaved] = useState<string | null>(null)
  const { frame, field, reset, isSignedOut } = useCheckedForm({
    initialValues: empty,
    schema: passwordChangeForm,
    labels: messages,
    messages: messages.form,
    send: async (values) => {
      setSaved(null)
      const posted = await postToApi<{ msg: string }>('customer/change_password', { ...values, siteId }, locale)
      if (posted.status !== 'done') return parseRefusal(posted, messages.form)
      reset()
      setSaved(formatConfirmation('allSet', posted.answer.msg, locale))
      onChanged()
      return null
    },
  })
  return (
    <>
      <SessionEnded isSignedOut={isSignedOut} />
      <FormFrame {...frame} button={messages.save} sending={messages.sending} labelledBy={headingId}>
        {/* Password managers store the new password under this name. */}
        <input type="text" autoComplete="username" defaultValue={email} readOnly hidden />
        <TextField {...field('currentPassword')} type="password" autoComplete="current-password" />
        <TextField {...field('password')} type="password" autoComplete="new-password" hint={messages.passwordHint} />
        <TextField {...field('confirmPassword')} type="password" autoComplete="new-password" />
        <p role="status" className={saved ? 'form-done' : 'sr-only'}>
          {saved}
        </p>
      </FormFrame>
    </>
  )
}
