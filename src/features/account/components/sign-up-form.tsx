'use client'

import { signUpRules, type SignUp } from '@/domain/account-forms'
import type { Locale } from '@/domain/locale'
import { postToApi } from '@/contract/post-to-api'
import { CheckField, TextField } from '@/ui/form/fields'
import { FormFrame } from '@/ui/form/form-frame'
import { refusalOf } from '@/ui/form/refusal-of'
import { useCheckedForm, type FormWords } from '@/ui/form/use-checked-form'

type SignUpWords = Record<keyof SignUp, string> & { passwordHint: string; signUp: string; sending: string }

type Props = {
  siteId: string
  next: string
  headingId: string
  locale: Locale
  words: SignUpWords & { form: FormWords }
}

const nothing: SignUp = {
  first_name: '',
  last_name: '',
  email: '',
  password: '',
  confirm_password: '',
  opt_in: false,
}

/** Opens an account, and goes on to it. Spec: CUS-2.14, CUS-5.13. */
export function SignUpForm({ siteId, next, headingId, locale, words }: Props) {
  const { frame, field } = useCheckedForm({
    values: nothing,
    rules: signUpRules,
    labels: words,
    words: words.form,
    send: async (values) => {
      const posted = await postToApi('customer/create', { ...values, site_id: siteId }, locale)
      if (posted.status !== 'done') return refusalOf(posted, words.form)
      location.assign(next)
      return new Promise(() => {}) // the button waits for the next page
    },
  })
  return (
    <FormFrame {...frame} button={words.signUp} sending={words.sending} labelledBy={headingId}>
      <div className="form-pair">
        <TextField {...field('first_name')} autoComplete="given-name" />
        <TextField {...field('last_name')} autoComplete="family-name" />
      </div>
      <TextField {...field('email')} type="email" autoComplete="username" />
      <TextField {...field('password')} type="password" autoComplete="new-password" hint={words.passwordHint} />
      <TextField {...field('confirm_password')} type="password" autoComplete="new-password" />
      <CheckField {...field('opt_in')} />
    </FormFrame>
  )
}
