'use client'

import { dietaryHealthForm, type DietaryHealthForm } from '@/contract/forms/dietary-health-form'
import { formAllergens, healthQuestions, initialAnswers } from '@/domain/forms/health-questions'
import { maxLetterLength, maxLineLength, maxRemarkLength } from '@/domain/forms/text-lengths'
import { toFieldOptions } from '@/domain/forms/form-choices'
import type { Locale } from '@/domain/locale'
import type en from '@/i18n/messages/en.json'
import { CheckField, ChoiceField, TextArea, TextField } from '@/ui/form/fields'
import { FormFrame } from '@/ui/form/form-frame'
import type { SharedFormMessages } from './form-messages'
import { ThanksNote } from './thanks-note'
import { HoneypotField, type Honeypot } from './honeypot-field'
import { useVisitorForm } from './use-visitor-form'

export type DietaryMessages = (typeof en)['dietaryForm']
type Props = {
  siteId: string
  locale: Locale
  labelledBy: string
  messages: DietaryMessages
  sharedMessages: SharedFormMessages
}

const emptyForm: DietaryHealthForm & Honeypot = {
  ...initialAnswers,
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

const healthAnswers = [...healthQuestions, 'allergens', 'otherAllergies', 'additionalComments', 'consent'] as const

/** Spec: CUS-2.42 to CUS-2.45, CUS-5.29. */
export function DietaryForm({ siteId, locale, labelledBy, messages, sharedMessages }: Props) {
  const { frame, field, thanks } = useVisitorForm<DietaryHealthForm>({
    path: 'customer/health_form',
    siteId,
    locale,
    initialValues: emptyForm,
    schema: dietaryHealthForm,
    labels: messages.labels,
    ownMessages: messages.own,
    health: healthAnswers,
    sharedMessages,
  })
  const { optional } = sharedMessages
  const yesOrNo = [
    { value: 'true', label: messages.yes },
    { value: 'false', label: messages.no },
  ]
  return (
    <>
      <ThanksNote {...thanks} />
      <FormFrame {...frame} button={messages.send} sending={sharedMessages.sending} labelledBy={labelledBy}>
        <TextField {...field('date')} type="date" required />
        <TextField {...field('name')} autoComplete="name" maxLength={maxLineLength} required />
        <TextField {...field('email')} type="email" autoComplete="email" maxLength={254} required />
        <TextField {...field('city')} autoComplete="address-level2" maxLength={maxLineLength} required />
        <ChoiceField {...field('allergens')} type="checkbox" choices={toFieldOptions(formAllergens, locale)} />
        <TextArea {...field('otherAllergies')} optional={optional} rows={2} maxLength={maxRemarkLength} />
        {healthQuestions.map((name) => (
          <ChoiceField key={name} {...field(name)} type="radio" choices={yesOrNo} />
        ))}
        <TextArea {...field('additionalComments')} optional={optional} maxLength={maxLetterLength} />
        <CheckField {...field('consent')} required />
        <HoneypotField {...field('website')} />
      </FormFrame>
    </>
  )
}
