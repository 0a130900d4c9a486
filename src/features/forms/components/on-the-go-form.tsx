'use client'

import { onTheGoForm, type OnTheGoOrder } from '@/contract/forms/on-the-go-form'
import { formAllergens } from '@/domain/forms/health-questions'
import { maxLetterLength, maxLineLength, maxRemarkLength } from '@/domain/forms/text-lengths'
import { toFieldOptions } from '@/domain/forms/form-choices'
import type { Locale } from '@/domain/locale'
import type { OnTheGoChoices, OnTheGoList } from '@/domain/forms/on-the-go-lists'
import type en from '@/i18n/messages/en.json'
import { ChoiceField, SelectField, TextArea, TextField } from '@/ui/form/fields'
import { FormFrame } from '@/ui/form/form-frame'
import type { SharedFormMessages } from './form-messages'
import { ThanksNote } from './thanks-note'
import { HoneypotField, type Honeypot } from './honeypot-field'
import { useVisitorForm } from './use-visitor-form'

export type OnTheGoMessages = (typeof en)['onTheGo']
type Props = {
  siteId: string
  locale: Locale
  labelledBy: string
  choices: OnTheGoChoices
  messages: OnTheGoMessages
  sharedMessages: SharedFormMessages
}

const emptyForm: OnTheGoOrder & Honeypot = {
  name: '',
  email: '',
  studentId: '',
  plan: '',
  pickUp: '',
  entree: '',
  base: '',
  protein: '',
  cheese: '',
  dressingSauce: '',
  addons: [],
  sides: [],
  drink: '',
  allergens: [],
  otherAllergies: '',
  comments: '',
  website: '',
}

type SingleField = 'plan' | 'base' | 'protein' | 'cheese' | 'dressingSauce' | 'drink'

/** Spec: CUS-2.46 to CUS-2.57. */
export function OnTheGoForm({ siteId, locale, labelledBy, choices, messages, sharedMessages }: Props) {
  const { frame, field, thanks } = useVisitorForm<OnTheGoOrder>({
    path: 'customer/on_the_go_form',
    siteId,
    locale,
    initialValues: emptyForm,
    schema: onTheGoForm(choices),
    labels: messages.labels,
    health: ['allergens', 'otherAllergies'],
    sharedMessages,
  })
  const { optional } = sharedMessages
  /** A list of which staff offer nothing has no field. */
  const select = (name: SingleField, list: OnTheGoList) =>
    choices[list].offered.length > 0 && (
      <SelectField
        {...field(name)}
        optional={optional}
        emptyLabel={messages.choose}
        choices={toFieldOptions(choices[list].offered, locale)}
      />
    )
  const group = (name: 'entree' | 'addons' | 'sides', list: OnTheGoList, type: 'radio' | 'checkbox') =>
    choices[list].offered.length > 0 && (
      <ChoiceField
        {...field(name)}
        optional={optional}
        type={type}
        choices={toFieldOptions(choices[list].offered, locale)}
      />
    )
  return (
    <>
      <ThanksNote {...thanks} />
      <FormFrame {...frame} button={messages.send} sending={sharedMessages.sending} labelledBy={labelledBy}>
        <TextField {...field('name')} autoComplete="name" maxLength={maxLineLength} required />
        <TextField {...field('email')} type="email" autoComplete="email" maxLength={254} required />
        <div className="form-pair">
          <TextField {...field('studentId')} optional={optional} autoComplete="off" maxLength={maxLineLength} />
          {select('plan', 'plans')}
        </div>
        <TextField {...field('pickUp')} hint={messages.pickUpHint} maxLength={maxLineLength} required />
        <h2 className="form-part">{messages.meal}</h2>
        {group('entree', 'entrees', 'radio')}
        <div className="form-pair">
          {select('base', 'bases')}
          {select('protein', 'proteins')}
          {select('cheese', 'cheeses')}
          {select('dressingSauce', 'dressings')}
        </div>
        {group('addons', 'addons', 'checkbox')}
        {group('sides', 'sides', 'checkbox')}
        {select('drink', 'drinks')}
        <h2 className="form-part">{messages.allergies}</h2>
        <ChoiceField
          {...field('allergens')}
          optional={optional}
          type="checkbox"
          choices={toFieldOptions(formAllergens, locale)}
        />
        <TextArea {...field('otherAllergies')} optional={optional} rows={2} maxLength={maxRemarkLength} />
        <TextArea {...field('comments')} optional={optional} maxLength={maxLetterLength} />
        <HoneypotField {...field('website')} />
      </FormFrame>
    </>
  )
}
