'use client'

import { useState, useSyncExternalStore } from 'react'
import { passwordRequestForm, signInForm } from '@/contract/account/account-forms'
import type { Locale } from '@/domain/locale'
import { postToApi } from '@/contract/post-to-api'
import { linkButton } from '@/ui/brand/button-style'
import { TextField } from '@/ui/form/fields'
import { FormFrame } from '@/ui/form/form-frame'
import { useCheckedForm, type FormMessages } from '@/ui/form/use-checked-form'
import { parseRefusal } from '@/ui/form/parse-refusal'

type SignInMessages = {
  email: string
  password: string
  signIn: string
  sending: string
  forgotten: string
  forgottenHelp: string
  sendLink: string
  back: string
}

type Props = {
  siteId: string
  /** The page to open after sign-in. */
  nextPath: string
  headingId: string
  locale: Locale
  messages: SignInMessages & { form: FormMessages }
}

/** The link of an expired password link opens the form for a new one. */
const isForgottenLink = () => window.location.hash === '#forgotten'
const subscribeToNothing = () => () => {}

/** Signs a customer in, or sends a password reset link. The email stays filled in when switching. Spec: CUS-2.12, CUS-2.13. */
export function SignInForm(props: Props) {
  const [chosen, setForgotten] = useState<boolean | null>(null)
  const cameFromLink = useSyncExternalStore(subscribeToNothing, isForgottenLink, () => false)
  const hasForgotten = chosen ?? cameFromLink
  const [email, setEmail] = useState('')
  const switchTo = (forgotten: boolean) => (enteredEmail: string) => {
    setEmail(enteredEmail)
    setForgotten(forgotten)
  }
  return hasForgotten ? (
    <ForgottenPasswordForm {...props} email={email} onSwitch={switchTo(false)} />
  ) : (
    <PasswordForm {...props} email={email} onSwitch={switchTo(true)} />
  )
}

type Mode = Props & { email: string; onSwitch: (email: string) => void }

function PasswordForm({ siteId, nextPath, headingId, locale, messages, email, onSwitch }: Mode) {
  const { frame, field, currentValues } = useCheckedForm({
    initialValues: { email, password: '' },
    schema: signInForm,
    labels: messages,
    messages: messages.form,
    send: async (values) => {
      const posted = await postToApi('customer/authenticate', { ...values, siteId }, locale)
      if (posted.status !== 'done') return parseRefusal(posted, messages.form)
      location.assign(nextPath)
      return new Promise(() => {}) // keeps the button pending until the next page loads
    },
  })
  return (
    <FormFrame {...frame} button={messages.signIn} sending={messages.sending} labelledBy={headingId}>
      <TextField {...field('email')} type="email" autoComplete="username" />
      <TextField {...field('password')} type="password" autoComplete="current-password" />
      <p>
        <button type="button" className={linkButton} onClick={() => onSwitch(currentValues().email)}>
          {messages.forgotten}
        </button>
      </p>
    </FormFrame>
  )
}

function ForgottenPasswordForm({ siteId, headingId, locale, messages, email, onSwitch }: Mode) {
  const [sent, setSent] = useState<string | null>(null)
  const { frame, field, currentValues } = useCheckedForm({
    initialValues: { email },
    schema: passwordRequestForm,
    labels: messages,
    messages: messages.form,
    send: async (values) => {
      const path = 'customer/request_password_reset'
      const posted = await postToApi<{ msg: string }>(path, { ...values, siteId }, locale)
      if (posted.status !== 'done') return parseRefusal(posted, messages.form)
      setSent(posted.answer.msg)
      return null
    },
  })
  return (
    <FormFrame {...frame} button={messages.sendLink} sending={messages.sending} labelledBy={headingId}>
      <p role="status" className={sent ? 'form-done' : 'sr-only'}>
        {sent}
      </p>
      <p>{messages.forgottenHelp}</p>
      <TextField {...field('email')} type="email" autoComplete="username" autoFocus />
      <p>
        <button type="button" className={linkButton} onClick={() => onSwitch(currentValues().email)}>
          {messages.back}
        </button>
      </p>
    </FormFrame>
  )
}
