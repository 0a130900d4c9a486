'use client'

import { useState } from 'react'
import { passwordChangeForm } from '@/contract/account/account-forms'
import { postToApi } from '@/contract/post-to-api'
import type { Locale } from '@/domain/locale'
import { formatConfirmation } from '@/domain/text/confirmation'
import { SessionEnded } from '@/features/account/sign-in/session-ended'
import { TextField } from '@/ui/form/fields'
import { FormFrame } from '@/ui/form/form-frame'
import { parseRefusal } from '@/ui/form/parse-refusal'
import { useCheckedForm, type FormMessages } from '@/ui/form/use-checked-form'

export type PasswordMessages = Record<
  'currentPassword' | 'password' | 'confirmPassword' | 'passwordHint' | 'save' | 'sending',
  string
> & { form: FormMessages }

type Props = {
  siteId: string
  email: string
  headingId: string
  locale: Locale
  onChanged: () => void
  messages: PasswordMessages
}

const empty = { currentPassword: '', password: '', confirmPassword: '' }

/** Changes the password of a signed-in customer, who gives the current one. Empties itself afterwards. Spec: CUS-5.13. */
export function PasswordChangeForm({ siteId, email, headingId, locale, onChanged, messages }: Props) {
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
