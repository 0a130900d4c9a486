'use client'

import { useState } from 'react'
import { newPasswordForm } from '@/contract/account/account-forms'
import type { Locale } from '@/domain/locale'
import { postToApi } from '@/contract/post-to-api'
import { DoneMessage } from '@/features/account/done-message'
import { TextField } from '@/ui/form/fields'
import { FormFrame } from '@/ui/form/form-frame'
import { parseRefusal } from '@/ui/form/parse-refusal'
import { useCheckedForm, type FormMessages } from '@/ui/form/use-checked-form'

/** The time to read the confirmation before the redirect. Spec: CUS-2.63, CUS-9.14. */
const redirectDelayMs = 2_000

type Messages = {
  password: string
  confirmPassword: string
  passwordHint: string
  save: string
  sending: string
  done: string
  signIn: string
}
type Props = {
  publicKey: string
  signInPath: string
  headingId: string
  locale: Locale
  messages: Messages & { form: FormMessages }
}

/** Sets a new password, confirms it, and opens the sign-in page two seconds later. Spec: CUS-2.62, CUS-2.63, CUS-8.5. */
export function NewPasswordForm({ publicKey, signInPath, headingId, locale, messages }: Props) {
  const [isDone, setDone] = useState(false)
  const { frame, field } = useCheckedForm({
    initialValues: { password: '', confirmPassword: '' },
    schema: newPasswordForm,
    labels: messages,
    messages: messages.form,
    send: async (values) => {
      const posted = await postToApi('customer/update/password', { ...values, publicKey }, locale, 'PUT')
      if (posted.status !== 'done') return parseRefusal(posted, messages.form)
      setDone(true)
      setTimeout(() => location.assign(signInPath), redirectDelayMs)
      return null
    },
  })
  if (isDone) return <DoneMessage {...messages} signInPath={signInPath} locale={locale} />
  return (
    <FormFrame {...frame} button={messages.save} sending={messages.sending} labelledBy={headingId}>
      <TextField {...field('password')} type="password" autoComplete="new-password" hint={messages.passwordHint} />
      <TextField {...field('confirmPassword')} type="password" autoComplete="new-password" />
    </FormFrame>
  )
}
