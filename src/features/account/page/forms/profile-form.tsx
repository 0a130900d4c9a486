'use client'

import { useState } from 'react'
import { accountForm, type AccountValues } from '@/contract/account/account-forms'
import { phoneDigits } from '@/domain/forms/phone'
import type { Locale } from '@/domain/locale'
import { formatConfirmation } from '@/domain/text/confirmation'
import type { UpdatedCustomer } from '@/contract/account/customers'
import { accountDraftName } from '@/contract/forms/drafts-on-device'
import { postToApi } from '@/contract/post-to-api'
import { SessionEnded, useAccountCustomer } from '@/features/account/sign-in/session-ended'
import { PhoneField } from '@/ui/form/masked-field'
import { SelectField, TextField, type FieldOption } from '@/ui/form/fields'
import { FormFrame } from '@/ui/form/form-frame'
import { parseRefusal } from '@/ui/form/parse-refusal'
import { useCheckedForm, type FormMessages } from '@/ui/form/use-checked-form'

type ProfileMessages = Record<keyof AccountValues, string> & {
  optional: string
  noProvince: string
  save: string
  sending: string
  saved: string
  emailHint: string
  /** With `{email}` in it. */
  emailSent: string
}

type Props = {
  siteId: string
  profile: AccountValues
  provinces: readonly FieldOption[]
  headingId: string
  /** The sentence that the campus's sign-in provides the names, which are then locked; null otherwise. Spec: CUS-4.23. */
  vouchedBy: string | null
  locale: Locale
  messages: ProfileMessages & { form: FormMessages }
}

/** The profile form. Each save shows its confirmation again. Spec: CUS-2.17, CUS-8.19. */
export function ProfileForm({ siteId, profile, provinces, headingId, vouchedBy, locale, messages }: Props) {
  const [saved, setSaved] = useState<{ at: number; pendingEmail: string | null } | null>(null)
  const customerId = useAccountCustomer()
  const { frame, field, isSignedOut } = useCheckedForm({
    initialValues: profile,
    schema: accountForm(locale),
    labels: messages,
    messages: messages.form,
    draft: { name: accountDraftName(customerId, 'customer/update_customer') },
    send: async (values) => {
      setSaved(null)
      const [phone, mobile] = [phoneDigits(values.phone), phoneDigits(values.mobile)]
      const posted = await postToApi<UpdatedCustomer>(
        'customer/update_customer',
        { ...values, phone, mobile, siteId },
        locale,
      )
      if (posted.status !== 'done') return parseRefusal(posted, messages.form)
      setSaved({ at: Date.now(), pendingEmail: posted.answer.pending_email })
      return null
    },
  })
  const { optional } = messages
  const isLocked = (name: string) => (vouchedBy !== null && name !== '') || undefined
  return (
    <>
      <SessionEnded isSignedOut={isSignedOut} />
      <FormFrame {...frame} button={messages.save} sending={messages.sending} labelledBy={headingId}>
        <div className="form-pair">
          <TextField {...field('firstName')} autoComplete="given-name" readOnly={isLocked(profile.firstName)} />
          <TextField {...field('lastName')} autoComplete="family-name" readOnly={isLocked(profile.lastName)} />
        </div>
        {vouchedBy && <p className="form-hint">{vouchedBy}</p>}
        <TextField
          {...field('email')}
          type="email"
          autoComplete="email"
          readOnly={vouchedBy !== null || undefined}
          {...(vouchedBy === null ? { hint: messages.emailHint } : {})}
        />
        <TextField {...field('studentId')} optional={optional} autoComplete="off" />
        <div className="form-pair">
          <PhoneField {...field('phone')} optional={optional} autoComplete="tel-national" />
          <PhoneField {...field('mobile')} optional={optional} autoComplete="tel-national" />
        </div>
        <TextField {...field('address')} optional={optional} autoComplete="street-address" />
        <div className="form-pair">
          <TextField {...field('city')} optional={optional} autoComplete="address-level2" />
          <SelectField
            {...field('province')}
            optional={optional}
            choices={provinces}
            emptyLabel={messages.noProvince}
            autoComplete="address-level1"
          />
        </div>
        <TextField {...field('postalCode')} optional={optional} autoComplete="postal-code" />
        <p role="status" key={saved?.at} className={saved ? 'form-done' : 'sr-only'}>
          {saved && formatConfirmation('allSet', messages.saved, locale)}
          {saved?.pendingEmail && ` ${messages.emailSent.replace('{email}', saved.pendingEmail)}`}
        </p>
      </FormFrame>
    </>
  )
}
