'use client'

import {
  dietaryHealthRules,
  formAllergens,
  healthQuestions,
  unanswered,
  type DietaryHealthForm,
} from '@/domain/dietary-health-form'
import { longestLetter, longestLine, longestRemark } from '@/domain/form-bounds'
import { saidIn } from '@/domain/form-choices'
import type { Locale } from '@/domain/locale'
import type messages from '@/i18n/messages/en.json'
import { CheckField, ChoiceField, TextArea, TextField } from '@/ui/form/fields'
import { FormFrame } from '@/ui/form/form-frame'
import type { KitWords } from './kit-words'
import { ThanksNote } from './thanks-note'
import { TrapField, type Trap } from './trap-field'
import { useVisitorForm } from './use-visitor-form'

export type DietaryWords = (typeof messages)['dietaryForm']
type Props = { siteId: string; locale: Locale; labelledBy: string; words: DietaryWords; kit: KitWords }

const nothing: DietaryHealthForm & Trap = {
  ...unanswered,
  date: '',
  name: '',
  email: '',
  city: '',
  allergens: [],
  otherAllergies: '',
  additionalComments: '',
  consent: false,
  website: '',
}

/** Spec: CUS-2.42 to CUS-2.45, CUS-5.29. */
export function DietaryForm({ siteId, locale, labelledBy, words, kit }: Props) {
  const { frame, field, thanks } = useVisitorForm<DietaryHealthForm>({
    path: 'customer/health_form',
    siteId,
    locale,
    nothing,
    rules: dietaryHealthRules,
    labels: words.labels,
    own: words.own,
    kit,
  })
  const { optional } = kit
  const yesOrNo = [
    { value: 'true', label: words.yes },
    { value: 'false', label: words.no },
  ]
  return (
    <>
      <ThanksNote {...thanks} />
      <FormFrame {...frame} button={words.send} sending={kit.sending} labelledBy={labelledBy}>
        <TextField {...field('date')} type="date" required />
        <TextField {...field('name')} autoComplete="name" maxLength={longestLine} required />
        <TextField {...field('email')} type="email" autoComplete="email" maxLength={254} required />
        <TextField {...field('city')} autoComplete="address-level2" maxLength={longestLine} required />
        <ChoiceField {...field('allergens')} type="checkbox" choices={saidIn(formAllergens, locale)} />
        <TextArea {...field('otherAllergies')} optional={optional} rows={2} maxLength={longestRemark} />
        {healthQuestions.map((name) => (
          <ChoiceField key={name} {...field(name)} type="radio" choices={yesOrNo} />
        ))}
        <TextArea {...field('additionalComments')} optional={optional} maxLength={longestLetter} />
        <CheckField {...field('consent')} required />
        <TrapField {...field('website')} />
      </FormFrame>
    </>
  )
}
