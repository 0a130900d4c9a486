'use client'

import { useState } from 'react'
import { currentPasswordForm } from '@/contract/account/account-forms'
import { postToApi } from '@/contract/post-to-api'
import type { Locale } from '@/domain/locale'
import { DoneMessage } from '@/features/account/done-message'
import { TextField } from '@/ui/form/fields'
import { FormFrame } from '@/ui/form/form-frame'
import { parseRefusal } from '@/ui/form/parse-refusal'
import { useCheckedForm, type FormMessages } from '@/ui/form/use-checked-form'

type Props = {
  publicKey: string
  signInPath: string
  headingId: string
  locale: Locale
  messages: Record<'password' | 'save' | 'sending' | 'done' | 'signIn', string> & { form: FormMessages }
}

/** Confirms a new email with the current password, and leads to the sign-in. Spec: CUS-7.6. */
export function ConfirmEmailForm({ publicKey, signInPath, headingId, locale, messages }: Props) {
  const [isDone, setDone] = useState(false)
  const { frame, field } = useCheckedForm({
    initialValues: { password: '' },
    schema: currentPasswordForm,
    labels: messages,
    messages: messages.form,
    send: async (values) => {
      const posted = await postToApi('customer/confirm_email', { ...values, publicKey }, locale)
      if (posted.status !== 'done') return parseRefusal(posted, messages.form)
      setDone(true)
      return null
    },
  })
  if (isDone) return <DoneMessage {...messages} signInPath={signInPath} locale={locale} />
  return (
    <FormFrame {...frame} button={messages.save} sending={messages.sending} labelledBy={headingId}>
      <TextField {...field('password')} type="password" autoComplete="current-password" />
    </FormFrame>
  )
}
