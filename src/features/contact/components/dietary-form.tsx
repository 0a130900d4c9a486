'use client'

import { useState } from 'react'
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
import { useCheckedForm } from '@/ui/form/use-checked-form'
import type { KitWords } from './kit-words'
import { sendForm } from './send-form'
import { ThanksNote } from './thanks-note'
import { TrapField, type Trap } from './trap-field'

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
  const [thanks, setThanks] = useState<string | null>(null)
  const { frame, field, reset } = useCheckedForm<DietaryHealthForm & Trap>({
    values: nothing,
    rules: dietaryHealthRules,
    labels: { ...words.labels, website: '' },
    own: words.own,
    words: kit,
    send: async (values) => {
      setThanks(null)
      const sent = await sendForm('customer/health_form', { ...values, site_id: siteId }, { locale, words: kit })
      if ('refused' in sent) return sent
      setThanks(sent.thanks)
      return null
    },
  })
  const { optional } = kit
  const yesOrNo = [
    { value: 'true', label: words.yes },
    { value: 'false', label: words.no },
  ]
  return (
    <>
      <ThanksNote said={thanks} onSaid={reset} />
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
