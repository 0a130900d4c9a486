'use client'

import { useState } from 'react'
import { newPasswordRules } from '@/domain/account-forms'
import type { Locale } from '@/domain/locale'
import { postToApi } from '@/contract/post-to-api'
import { TextField } from '@/ui/form/fields'
import { FormFrame } from '@/ui/form/form-frame'
import { refusalOf } from '@/ui/form/refusal-of'
import { useCheckedForm, type FormWords } from '@/ui/form/use-checked-form'

/** How long the sentence of success is read before the page goes on. Spec: CUS-9.1. */
const readingMs = 2_000

type Words = {
  password: string
  confirm_password: string
  passwordHint: string
  save: string
  sending: string
  done: string
  signIn: string
}
type Props = {
  publicKey: string
  signIn: string
  headingId: string
  locale: Locale
  words: Words & { form: FormWords }
}

/** Sets a new password, says so, and goes on to the sign-in two seconds later. Spec: CUS-2.45, CUS-8.5. */
export function NewPasswordForm({ publicKey, signIn, headingId, locale, words }: Props) {
  const [isDone, setDone] = useState(false)
  const { frame, field } = useCheckedForm({
    values: { password: '', confirm_password: '' },
    rules: newPasswordRules,
    labels: words,
    words: words.form,
    send: async (values) => {
      const posted = await postToApi('customer/update/password', { ...values, public_key: publicKey }, locale, 'PUT')
      if (posted.status !== 'done') return refusalOf(posted, words.form)
      setDone(true)
      setTimeout(() => location.assign(signIn), readingMs)
      return null
    },
  })
  if (isDone)
    return (
      <p role="status" className="form-done">
        {words.done}{' '}
        <a href={signIn} className="plain-link">
          {words.signIn}
        </a>
      </p>
    )
  return (
    <FormFrame {...frame} button={words.save} sending={words.sending} labelledBy={headingId}>
      <TextField {...field('password')} type="password" autoComplete="new-password" hint={words.passwordHint} />
      <TextField {...field('confirm_password')} type="password" autoComplete="new-password" />
    </FormFrame>
  )
}
