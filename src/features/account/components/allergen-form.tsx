'use client'

import { allergenRules, type AllergenProfile } from '@/domain/allergen-profile'
import { longestLine } from '@/domain/form-bounds'
import type { Locale } from '@/domain/locale'
import { CheckField, ChoiceField, TextField, type Choice } from '@/ui/form/fields'
import { PartForm, type PartWords } from './part-form'
import { usePartForm } from './use-part-form'

type AllergenWords = Record<keyof AllergenProfile, string> & {
  optional: string
  othersHint: string
  contact: string
  contactHint: string
}

type Props = {
  siteId: string
  profile: AllergenProfile
  allergens: readonly Choice[]
  locale: Locale
  words: PartWords & AllergenWords
}

/** Allergens, others in words, and whom to call. Spec: CUS-2.18, CUS-5.28, CUS-8.20. */
export function AllergenForm({ siteId, profile, allergens, locale, words }: Props) {
  const { frame, field, saved } = usePartForm({
    path: 'customer/update_allergen_profile',
    siteId,
    locale,
    values: profile,
    rules: allergenRules,
    labels: words,
    limits: { most: longestLine },
    words: words.form,
  })
  const { optional } = words
  return (
    <PartForm {...{ frame, saved, words }}>
      <ChoiceField {...field('allergens')} type="checkbox" choices={allergens} />
      <TextField {...field('custom_allergens')} optional={optional} hint={words.othersHint} autoComplete="off" />
      <CheckField {...field('carries_epinephrine')} />
      <fieldset className="form-choices">
        <legend className="form-label">
          {words.contact} <span className="form-optional">{optional}</span>
        </legend>
        <p className="form-hint mb-4">{words.contactHint}</p>
        <div className="form-pair">
          <TextField {...field('contact_name')} autoComplete="off" />
          <TextField {...field('contact_number')} type="tel" autoComplete="off" />
        </div>
      </fieldset>
    </PartForm>
  )
}
