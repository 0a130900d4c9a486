'use client'

import { signUpForm, type SignUp } from '@/contract/account/account-forms'
import type { AgreedText } from '@/domain/account/consents'
import type { Locale } from '@/domain/locale'
import { storeDraft } from '@/contract/forms/drafts-on-device'
import { postToApi } from '@/contract/post-to-api'
import { AgreedTexts, type AgreementMessages } from '@/ui/form/agreed-texts'
import { CheckField, TextField } from '@/ui/form/fields'
import { FormFrame } from '@/ui/form/form-frame'
import { parseRefusal } from '@/ui/form/parse-refusal'
import { useCheckedForm, type FormMessages } from '@/ui/form/use-checked-form'

type SignUpMessages = Record<keyof SignUp, string> & { passwordHint: string; signUp: string; sending: string } & {
  agreement: AgreementMessages
}

type Props = {
  siteId: string
  slug: string
  /** What the customer agrees to with the account. */
  texts: readonly AgreedText[]
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

/** Creates an account and opens it. The versions of the texts go along, so that nobody agrees to a text that they have not seen. Spec: CUS-2.14, CUS-5.13. */
export function SignUpForm({ siteId, slug, texts, nextPath, headingId, locale, messages }: Props) {
  const draftName = `${siteId}:customer/create`
  const { frame, field } = useCheckedForm({
    initialValues: emptyForm,
    schema: signUpForm,
    labels: messages,
    messages: messages.form,
    draft: { name: draftName, secret: ['password', 'confirmPassword'] },
    send: async (values) => {
      const seenTexts = texts.map(({ version }) => version)
      const posted = await postToApi('customer/create', { ...values, siteId, seenTexts }, locale)
      if (posted.status !== 'done') return parseRefusal(posted, messages.form)
      storeDraft(draftName, null) // the page is left before the form could remove it
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
      <AgreedTexts {...{ slug, texts }} messages={messages.agreement} />
    </FormFrame>
  )
}
