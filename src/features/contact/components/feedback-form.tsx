'use client'

import { customerTypes, feedbackRules, residences, type Feedback } from '@/domain/feedback-form'
import { longestLetter, longestLine } from '@/domain/form-bounds'
import { saidIn } from '@/domain/form-choices'
import type { Locale } from '@/domain/locale'
import type messages from '@/i18n/messages/en.json'
import { CheckField, SelectField, TextArea, TextField } from '@/ui/form/fields'
import { FormFrame } from '@/ui/form/form-frame'
import type { KitWords } from './kit-words'
import { ThanksNote } from './thanks-note'
import { TrapField, type Trap } from './trap-field'
import { useVisitorForm } from './use-visitor-form'

export type FeedbackWords = (typeof messages)['feedbackForm']
type Props = {
  site: { id: string; k12: boolean }
  /** The names of the locations that it can be about. */
  locations: readonly string[]
  locale: Locale
  labelledBy: string
  words: FeedbackWords
  kit: KitWords
}

const nothing: Feedback & Trap = {
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
const thanksStayMs = 3_000

/** Spec: CUS-2.58, CUS-4.44, CUS-5.32, CUS-9.14. */
export function FeedbackForm({ site, locations, locale, labelledBy, words, kit }: Props) {
  const { frame, field, thanks, unsay } = useVisitorForm<Feedback>({
    path: 'feedback/submit',
    siteId: site.id,
    locale,
    nothing,
    rules: feedbackRules(site.k12),
    labels: words.labels,
    own: words.own,
    kit,
  })
  const { optional } = kit
  return (
    <>
      <ThanksNote {...thanks} over={{ afterMs: thanksStayMs, then: unsay }} />
      <FormFrame {...frame} button={words.send} sending={kit.sending} labelledBy={labelledBy}>
        <div className="form-pair">
          <TextField {...field('firstName')} autoComplete="given-name" maxLength={longestLine} required />
          <TextField {...field('lastName')} autoComplete="family-name" maxLength={longestLine} required />
        </div>
        <TextField {...field('email')} type="email" autoComplete="email" maxLength={254} required />
        {!site.k12 && (
          <div className="form-pair">
            <SelectField
              {...field('customerResidence')}
              choices={saidIn(residences, locale)}
              nothing={words.choose}
              required
            />
            <SelectField
              {...field('customerType')}
              choices={saidIn(customerTypes, locale)}
              nothing={words.choose}
              required
            />
          </div>
        )}
        {locations.length > 0 && (
          <SelectField
            {...field('location')}
            optional={optional}
            choices={locations.map((name) => ({ value: name, label: name }))}
            nothing={words.noLocation}
          />
        )}
        <TextArea {...field('comments')} maxLength={longestLetter} required />
        <TextField
          {...field('birthday')}
          optional={optional}
          hint={words.birthdayHint}
          autoComplete="off"
          inputMode="text"
          maxLength={5}
        />
        <CheckField {...field('offers')} />
        <TrapField {...field('website')} />
      </FormFrame>
    </>
  )
}
