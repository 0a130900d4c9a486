'use client'

import { useState, useSyncExternalStore, type ComponentProps } from 'react'
import { passwordRequestForm, signInForm } from '@/contract/account/account-forms'
import type { Locale } from '@/domain/locale'
import { formatConfirmation } from '@/domain/text/confirmation'
import { postToApi } from '@/contract/post-to-api'
import { filledButton, linkButton } from '@/ui/brand/button-style'
import { AgreedTexts } from '@/ui/form/agreed-texts'
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
  /** Called with the customer's id instead of opening that page. */
  onSignedIn?: (customerId: string) => void
  headingId: string
  locale: Locale
  /** The campus's own sign-in; null without one. */
  campus: {
    path: string
    text: string
    newTab: string
    or: string
    agreement: ComponentProps<typeof AgreedTexts>
  } | null
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

type SignedIn = { customer: { id: string } }
type Mode = Props & { email: string; onSwitch: (email: string) => void }

function PasswordForm({ siteId, nextPath, onSignedIn, headingId, locale, campus, messages, email, onSwitch }: Mode) {
  const { frame, field, currentValues } = useCheckedForm({
    initialValues: { email, password: '' },
    schema: signInForm,
    labels: messages,
    messages: messages.form,
    send: async (values) => {
      const posted = await postToApi<SignedIn>('customer/authenticate', { ...values, siteId }, locale)
      if (posted.status !== 'done') return parseRefusal(posted, messages.form)
      if (onSignedIn) {
        onSignedIn(posted.answer.customer.id)
        return null
      }
      location.assign(nextPath)
      return new Promise(() => {}) // keeps the button pending until the next page loads
    },
  })
  return (
    <>
      {campus && (
        <div className="campus-sign-in">
          <a href={campus.path} className={filledButton} target={onSignedIn && '_blank'} rel="noopener">
            {onSignedIn ? campus.newTab : campus.text}
          </a>
          <AgreedTexts {...campus.agreement} />
          <p>{campus.or}</p>
        </div>
      )}
      <FormFrame {...frame} button={messages.signIn} sending={messages.sending} labelledBy={headingId}>
        <TextField {...field('email')} type="email" autoComplete="username" />
        <TextField {...field('password')} type="password" autoComplete="current-password" />
        <p>
          <button type="button" className={linkButton} onClick={() => onSwitch(currentValues().email)}>
            {messages.forgotten}
          </button>
        </p>
      </FormFrame>
    </>
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
      setSent(formatConfirmation('ok', posted.answer.msg, locale))
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
