'use client'

import { useState } from 'react'
import { forgottenRules, signInRules } from '@/domain/account-forms'
import type { Locale } from '@/domain/locale'
import { postToApi } from '@/contract/post-to-api'
import { linkButton } from '@/ui/button-style'
import { TextField } from '@/ui/form/fields'
import { FormFrame } from '@/ui/form/form-frame'
import { useCheckedForm, type FormWords } from '@/ui/form/use-checked-form'
import { refusalOf } from '@/ui/form/refusal-of'

type SignInWords = {
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
  /** Where whoever is signed in goes on: the account's address. */
  next: string
  headingId: string
  locale: Locale
  words: SignInWords & { form: FormWords }
}

/** Signs a customer in, or sends a link to a new password. What was written as e-mail goes along between the two. Spec: CUS-2.12, CUS-2.13. */
export function SignInForm(props: Props) {
  const [hasForgotten, setForgotten] = useState(false)
  const [email, setEmail] = useState('')
  const change = (to: boolean) => (written: string) => {
    setEmail(written)
    setForgotten(to)
  }
  return hasForgotten ? (
    <Forgotten {...props} email={email} leave={change(false)} />
  ) : (
    <Known {...props} email={email} leave={change(true)} />
  )
}

type Mode = Props & { email: string; leave: (written: string) => void }

function Known({ siteId, next, headingId, locale, words, email, leave }: Mode) {
  const { frame, field, written } = useCheckedForm({
    values: { email, password: '' },
    rules: signInRules,
    labels: words,
    words: words.form,
    send: async (values) => {
      const posted = await postToApi('customer/authenticate', { ...values, site_id: siteId }, locale)
      if (posted.status !== 'done') return refusalOf(posted, words.form)
      location.assign(next)
      return new Promise(() => {}) // the button waits for the next page
    },
  })
  return (
    <FormFrame {...frame} button={words.signIn} sending={words.sending} labelledBy={headingId}>
      <TextField {...field('email')} type="email" autoComplete="username" />
      <TextField {...field('password')} type="password" autoComplete="current-password" />
      <p>
        <button type="button" className={linkButton} onClick={() => leave(written().email)}>
          {words.forgotten}
        </button>
      </p>
    </FormFrame>
  )
}

function Forgotten({ siteId, headingId, locale, words, email, leave }: Mode) {
  const [sent, setSent] = useState<string | null>(null)
  const { frame, field, written } = useCheckedForm({
    values: { email },
    rules: forgottenRules,
    labels: words,
    words: words.form,
    send: async (values) => {
      const path = 'customer/request_password_reset'
      const posted = await postToApi<{ msg: string }>(path, { ...values, site_id: siteId }, locale)
      if (posted.status !== 'done') return refusalOf(posted, words.form)
      setSent(posted.answer.msg)
      return null
    },
  })
  return (
    <FormFrame {...frame} button={words.sendLink} sending={words.sending} labelledBy={headingId}>
      <p role="status" className={sent ? 'form-done' : 'sr-only'}>
        {sent}
      </p>
      <p>{words.forgottenHelp}</p>
      <TextField {...field('email')} type="email" autoComplete="username" autoFocus />
      <p>
        <button type="button" className={linkButton} onClick={() => leave(written().email)}>
          {words.back}
        </button>
      </p>
    </FormFrame>
  )
}
