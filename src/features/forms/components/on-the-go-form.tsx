'use client'

import { onTheGoForm, type OnTheGoOrder } from '@/contract/forms/on-the-go-form'
import { formAllergens } from '@/domain/forms/health-questions'
import { maxLetterLength, maxLineLength, maxRemarkLength } from '@/domain/forms/text-lengths'
import { toFieldOptions } from '@/domain/forms/form-choices'
import type { Locale } from '@/domain/locale'
import {
  addons,
  bases,
  cheeses,
  dressings,
  drinks,
  entrees,
  plans,
  proteins,
  sides,
} from '@/domain/forms/on-the-go-choices'
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

/** Spec: CUS-2.46 to CUS-2.57. */
export function OnTheGoForm({ siteId, locale, labelledBy, messages, sharedMessages }: Props) {
  const { frame, field, thanks } = useVisitorForm<OnTheGoOrder>({
    path: 'customer/on_the_go_form',
    siteId,
    locale,
    initialValues: emptyForm,
    schema: onTheGoForm,
    labels: messages.labels,
    sharedMessages,
  })
  const { optional } = sharedMessages
  const optionalSelect = { optional, emptyLabel: messages.choose }
  return (
    <>
      <ThanksNote {...thanks} />
      <FormFrame {...frame} button={messages.send} sending={sharedMessages.sending} labelledBy={labelledBy}>
        <TextField {...field('name')} autoComplete="name" maxLength={maxLineLength} required />
        <TextField {...field('email')} type="email" autoComplete="email" maxLength={254} required />
        <div className="form-pair">
          <TextField {...field('studentId')} optional={optional} autoComplete="off" maxLength={maxLineLength} />
          <SelectField {...field('plan')} {...optionalSelect} choices={toFieldOptions(plans, locale)} />
        </div>
        <TextField {...field('pickUp')} hint={messages.pickUpHint} maxLength={maxLineLength} required />
        <h2 className="form-part">{messages.meal}</h2>
        <ChoiceField {...field('entree')} optional={optional} type="radio" choices={toFieldOptions(entrees, locale)} />
        <div className="form-pair">
          <SelectField {...field('base')} {...optionalSelect} choices={toFieldOptions(bases, locale)} />
          <SelectField {...field('protein')} {...optionalSelect} choices={toFieldOptions(proteins, locale)} />
          <SelectField {...field('cheese')} {...optionalSelect} choices={toFieldOptions(cheeses, locale)} />
          <SelectField {...field('dressingSauce')} {...optionalSelect} choices={toFieldOptions(dressings, locale)} />
        </div>
        <ChoiceField
          {...field('addons')}
          optional={optional}
          type="checkbox"
          choices={toFieldOptions(addons, locale)}
        />
        <ChoiceField {...field('sides')} optional={optional} type="checkbox" choices={toFieldOptions(sides, locale)} />
        <SelectField {...field('drink')} {...optionalSelect} choices={toFieldOptions(drinks, locale)} />
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
