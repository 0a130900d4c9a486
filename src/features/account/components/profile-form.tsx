'use client'

import { useState } from 'react'
import { profileRules, type Profile } from '@/domain/account-forms'
import type { Locale } from '@/domain/locale'
import { postToApi } from '@/contract/post-to-api'
import { SelectField, TextField, type Choice } from '@/ui/form/fields'
import { FormFrame } from '@/ui/form/form-frame'
import { refusalOf } from '@/ui/form/refusal-of'
import { useCheckedForm, type FormWords } from '@/ui/form/use-checked-form'

type ProfileWords = Record<keyof Profile, string> & {
  optional: string
  noProvince: string
  save: string
  sending: string
  saved: string
}

type Props = {
  siteId: string
  profile: Profile
  provinces: readonly Choice[]
  headingId: string
  locale: Locale
  words: ProfileWords & { form: FormWords }
}

/** What a customer says of themselves. Saying it again says that it was kept. Spec: CUS-2.17, CUS-8.19. */
export function ProfileForm({ siteId, profile, provinces, headingId, locale, words }: Props) {
  const [saved, setSaved] = useState(0)
  const { frame, field } = useCheckedForm({
    values: profile,
    rules: profileRules(locale),
    labels: words,
    words: words.form,
    send: async (values) => {
      setSaved(0)
      const posted = await postToApi('customer/update_customer', { ...values, site_id: siteId }, locale)
      if (posted.status !== 'done') return refusalOf(posted, words.form)
      setSaved(Date.now())
      return null
    },
  })
  const { optional } = words
  return (
    <FormFrame {...frame} button={words.save} sending={words.sending} labelledBy={headingId}>
      <div className="form-pair">
        <TextField {...field('first_name')} autoComplete="given-name" />
        <TextField {...field('last_name')} autoComplete="family-name" />
      </div>
      <TextField {...field('student_id')} optional={optional} autoComplete="off" />
      <div className="form-pair">
        <TextField {...field('phone')} optional={optional} type="tel" autoComplete="tel-national" />
        <TextField {...field('mobile')} optional={optional} type="tel" autoComplete="tel-national" />
      </div>
      <TextField {...field('address')} optional={optional} autoComplete="street-address" />
      <div className="form-pair">
        <TextField {...field('city')} optional={optional} autoComplete="address-level2" />
        <SelectField
          {...field('province')}
          optional={optional}
          choices={provinces}
          nothing={words.noProvince}
          autoComplete="address-level1"
        />
      </div>
      <TextField {...field('postal_code')} optional={optional} autoComplete="postal-code" />
      <p role="status" key={saved} className={saved ? 'form-done' : 'sr-only'}>
        {saved > 0 && words.saved}
      </p>
    </FormFrame>
  )
}
