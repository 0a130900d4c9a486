'use client'

import * as z from 'zod/mini'
import { feedbackForm, type Feedback } from '@/contract/forms/feedback-form'
import type { FormSchema } from '@/contract/forms/form-faults'
import { accepted } from '@/contract/forms/field-rules'
import { customerTypes, residences } from '@/domain/forms/feedback-choices'
import { maxLetterLength, maxLineLength } from '@/domain/forms/text-lengths'
import { toFieldOptions } from '@/domain/forms/form-choices'
import type { Locale } from '@/domain/locale'
import type en from '@/i18n/messages/en.json'
import { CheckField, SelectField, TextArea, TextField } from '@/ui/form/fields'
import { FormFrame } from '@/ui/form/form-frame'
import type { SharedFormMessages } from './form-messages'
import { ThanksNote } from './thanks-note'
import { HoneypotField, type Honeypot } from './honeypot-field'
import { useVisitorForm, type FormCheck } from './use-visitor-form'

export type FeedbackMessages = (typeof en)['feedbackForm']
type Props = {
  site: { id: string; k12: boolean }
  /** The names of the locations to choose from. */
  locations: readonly string[]
  locale: Locale
  labelledBy: string
  messages: FeedbackMessages
  sharedMessages: SharedFormMessages
  /** The captcha, where the site asks for one. */
  check?: FormCheck
}
/** `captcha`: whether its box is ticked. Only forms with a captcha have it. */
type Values = Feedback & { captcha: boolean }

const emptyForm: Feedback & Honeypot = {
  firstName: '',
  lastName: '',
  email: '',
  location: '',
  customerResidence: '',
  customerType: '',
  comments: '',
  offers: false,
  birthday: '',
  website: '',
}
const thanksDurationMs = 3_000

const schemaOf = (isSchool: boolean, hasCaptcha: boolean) =>
  (hasCaptcha
    ? z.extend(feedbackForm(isSchool), { captcha: accepted() })
    : feedbackForm(isSchool)) as unknown as FormSchema<Values>

/** Spec: CUS-2.58, CUS-4.44, CUS-5.32, CUS-9.14. */
export function FeedbackForm({ site, locations, locale, labelledBy, messages, sharedMessages, check }: Props) {
  const { frame, field, thanks, hideThanks } = useVisitorForm<Values>({
    path: 'feedback/submit',
    siteId: site.id,
    locale,
    initialValues: (check ? { ...emptyForm, captcha: false } : emptyForm) as Values & Honeypot,
    schema: schemaOf(site.k12, check !== undefined),
    labels: { ...messages.labels, captcha: check?.messages.label ?? '' },
    ownMessages: { ...messages.own, captcha: { required: check?.messages.required ?? '' } },
    sharedMessages,
    check,
  })
  const { optional } = sharedMessages
  return (
    <>
      <ThanksNote {...thanks} expiry={{ afterMs: thanksDurationMs, onExpire: hideThanks }} />
      <FormFrame {...frame} button={messages.send} sending={sharedMessages.sending} labelledBy={labelledBy}>
        <div className="form-pair">
          <TextField {...field('firstName')} autoComplete="given-name" maxLength={maxLineLength} required />
          <TextField {...field('lastName')} autoComplete="family-name" maxLength={maxLineLength} required />
        </div>
        <TextField {...field('email')} type="email" autoComplete="email" maxLength={254} required />
        {!site.k12 && (
          <div className="form-pair">
            <SelectField
              {...field('customerResidence')}
              choices={toFieldOptions(residences, locale)}
              emptyLabel={messages.choose}
              required
            />
            <SelectField
              {...field('customerType')}
              choices={toFieldOptions(customerTypes, locale)}
              emptyLabel={messages.choose}
              required
            />
          </div>
        )}
        {locations.length > 0 && (
          <SelectField
            {...field('location')}
            optional={optional}
            choices={locations.map((name) => ({ value: name, label: name }))}
            emptyLabel={messages.noLocation}
          />
        )}
        <TextArea {...field('comments')} maxLength={maxLetterLength} required />
        <TextField
          {...field('birthday')}
          optional={optional}
          hint={messages.birthdayHint}
          autoComplete="off"
          inputMode="text"
          maxLength={5}
        />
        <CheckField {...field('offers')} />
        {check?.render(field('captcha'))}
        <HoneypotField {...field('website')} />
      </FormFrame>
    </>
  )
}
