'use client'

import { useState, type ReactNode } from 'react'
import { forgetProfile } from '@/contract/account/profile-on-device'
import { allergenProfileForm, type AllergenProfile } from '@/contract/account/account-forms'
import type { Locale } from '@/domain/locale'
import { CheckField, ChoiceField, TextField, type FieldOption } from '@/ui/form/fields'
import { PhoneField } from '@/ui/form/masked-field'
import { SectionForm, type SectionMessages } from './section-form'
import { useSectionForm } from './use-section-form'

type AllergenMessages = Record<keyof AllergenProfile, string> & {
  optional: string
  othersHint: string
  contact: string
  contactHint: string
}

type Props = {
  siteId: string
  profile: AllergenProfile
  allergens: readonly FieldOption[]
  locale: Locale
  messages: SectionMessages & AllergenMessages
  /** The links to the allergen card, for a profile with allergens. */
  card: ReactNode
}

const hasAllergens = ({ allergens, customAllergens }: AllergenProfile) =>
  allergens.length > 0 || customAllergens.trim() !== ''

/** Allergens, custom allergens and an emergency contact. Spec: CUS-2.18, CUS-5.28, CUS-8.20. */
export function AllergenForm({ siteId, profile, allergens, locale, messages, card }: Props) {
  const [hasCard, setHasCard] = useState(hasAllergens(profile))
  const { frame, field, saved, isSignedOut } = useSectionForm({
    path: 'customer/update_allergen_profile',
    siteId,
    locale,
    initialValues: profile,
    schema: allergenProfileForm,
    labels: messages,
    messages: messages.form,
    draft: { health: ['allergens', 'customAllergens', 'carriesEpinephrine'] },
    onSaved: (values) => {
      forgetProfile('changed')
      setHasCard(hasAllergens(values))
    },
  })
  const { optional } = messages
  return (
    <>
      <SectionForm {...{ frame, saved, isSignedOut, messages }}>
        <ChoiceField {...field('allergens')} type="checkbox" choices={allergens} />
        <TextField {...field('customAllergens')} optional={optional} hint={messages.othersHint} autoComplete="off" />
        <CheckField {...field('carriesEpinephrine')} />
        <fieldset className="form-choices">
          <legend className="form-label">
            {messages.contact} <span className="form-optional">{optional}</span>
          </legend>
          <p className="form-hint mb-4">{messages.contactHint}</p>
          <div className="form-pair">
            <TextField {...field('contactName')} autoComplete="off" />
            <PhoneField {...field('contactNumber')} autoComplete="off" />
          </div>
        </fieldset>
      </SectionForm>
      {hasCard && card}
    </>
  )
}
