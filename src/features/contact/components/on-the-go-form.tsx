'use client'

import { formAllergens } from '@/domain/dietary-health-form'
import { longestLetter, longestLine, longestRemark } from '@/domain/form-bounds'
import { saidIn } from '@/domain/form-choices'
import type { Locale } from '@/domain/locale'
import { addons, bases, cheeses, dressings, drinks, entrees, plans, proteins, sides } from '@/domain/on-the-go-choices'
import { onTheGoRules, type OnTheGoOrder } from '@/domain/on-the-go-form'
import type messages from '@/i18n/messages/en.json'
import { ChoiceField, SelectField, TextArea, TextField } from '@/ui/form/fields'
import { FormFrame } from '@/ui/form/form-frame'
import type { KitWords } from './kit-words'
import { ThanksNote } from './thanks-note'
import { TrapField, type Trap } from './trap-field'
import { useVisitorForm } from './use-visitor-form'

export type OnTheGoWords = (typeof messages)['onTheGo']
type Props = { siteId: string; locale: Locale; labelledBy: string; words: OnTheGoWords; kit: KitWords }

const nothing: OnTheGoOrder & Trap = {
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
export function OnTheGoForm({ siteId, locale, labelledBy, words, kit }: Props) {
  const { frame, field, thanks } = useVisitorForm<OnTheGoOrder>({
    path: 'customer/on_the_go_form',
    siteId,
    locale,
    nothing,
    rules: onTheGoRules,
    labels: words.labels,
    kit,
  })
  const { optional } = kit
  const offers = { optional, nothing: words.choose }
  return (
    <>
      <ThanksNote {...thanks} />
      <FormFrame {...frame} button={words.send} sending={kit.sending} labelledBy={labelledBy}>
        <TextField {...field('name')} autoComplete="name" maxLength={longestLine} required />
        <TextField {...field('email')} type="email" autoComplete="email" maxLength={254} required />
        <div className="form-pair">
          <TextField {...field('studentId')} optional={optional} autoComplete="off" maxLength={longestLine} />
          <SelectField {...field('plan')} {...offers} choices={saidIn(plans, locale)} />
        </div>
        <TextField {...field('pickUp')} hint={words.pickUpHint} maxLength={longestLine} required />
        <h2 className="form-part">{words.meal}</h2>
        <ChoiceField {...field('entree')} optional={optional} type="radio" choices={saidIn(entrees, locale)} />
        <div className="form-pair">
          <SelectField {...field('base')} {...offers} choices={saidIn(bases, locale)} />
          <SelectField {...field('protein')} {...offers} choices={saidIn(proteins, locale)} />
          <SelectField {...field('cheese')} {...offers} choices={saidIn(cheeses, locale)} />
          <SelectField {...field('dressingSauce')} {...offers} choices={saidIn(dressings, locale)} />
        </div>
        <ChoiceField {...field('addons')} optional={optional} type="checkbox" choices={saidIn(addons, locale)} />
        <ChoiceField {...field('sides')} optional={optional} type="checkbox" choices={saidIn(sides, locale)} />
        <SelectField {...field('drink')} {...offers} choices={saidIn(drinks, locale)} />
        <h2 className="form-part">{words.allergies}</h2>
        <ChoiceField
          {...field('allergens')}
          optional={optional}
          type="checkbox"
          choices={saidIn(formAllergens, locale)}
        />
        <TextArea {...field('otherAllergies')} optional={optional} rows={2} maxLength={longestRemark} />
        <TextArea {...field('comments')} optional={optional} maxLength={longestLetter} />
        <TrapField {...field('website')} />
      </FormFrame>
    </>
  )
}
