'use client'

import { signUpForm, type SignUp } from '@/contract/account/account-forms'
import type { Locale } from '@/domain/locale'
import { postToApi } from '@/contract/post-to-api'
import { CheckField, TextField } from '@/ui/form/fields'
import { FormFrame } from '@/ui/form/form-frame'
import { parseRefusal } from '@/ui/form/parse-refusal'
import { useCheckedForm, type FormMessages } from '@/ui/form/use-checked-form'

type SignUpMessages = Record<keyof SignUp, string> & { passwordHint: string; signUp: string; sending: string }

type Props = {
  siteId: string
  nextPath: string
  headingId: string
  locale: Locale
  messages: SignUpMessages & { form: FormMessages }
}

const emptyForm: SignUp = {
  firstName: '',
  lastName: '',
  email: '',
  password: '',
  confirmPassword: '',
  optIn: false,
}

/** Creates an account and opens it. Spec: CUS-2.14, CUS-5.13. */
export function SignUpForm({ siteId, nextPath, headingId, locale, messages }: Props) {
  const { frame, field } = useCheckedForm({
    initialValues: emptyForm,
    schema: signUpForm,
    labels: messages,
    messages: messages.form,
    send: async (values) => {
      const posted = await postToApi('customer/create', { ...values, siteId }, locale)
      if (posted.status !== 'done') return parseRefusal(posted, messages.form)
      location.assign(nextPath)
      return new Promise(() => {}) // keeps the button pending until the next page loads
    },
  })
  return (
    <FormFrame {...frame} button={messages.signUp} sending={messages.sending} labelledBy={headingId}>
      <div className="form-pair">
        <TextField {...field('firstName')} autoComplete="given-name" />
        <TextField {...field('lastName')} autoComplete="family-name" />
      </div>
      <TextField {...field('email')} type="email" autoComplete="username" />
      <TextField {...field('password')} type="password" autoComplete="new-password" hint={messages.passwordHint} />
      <TextField {...field('confirmPassword')} type="password" autoComplete="new-password" />
      <CheckField {...field('optIn')} />
    </FormFrame>
  )
}
