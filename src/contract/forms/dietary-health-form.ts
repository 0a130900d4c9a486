import * as z from 'zod/mini'
import { formAllergens, yesOrNo, type HealthQuestion } from '@/domain/forms/health-questions'
import { maxLetterLength, maxLineLength, maxRemarkLength } from '@/domain/forms/text-lengths'
import { isCampusDate } from '@/domain/time/calendar'
import {
  accepted,
  answerField,
  email,
  formName,
  maxLength,
  notEmpty,
  oneOf,
  required,
  someOf,
  textField,
  textRule,
} from './field-rules'

const name = () => textField(required, z.trim(), formName, maxLength(maxLineLength))
const answer = () => answerField(required, oneOf(yesOrNo))

const answers = {
  epipen: answer(),
  carriesEpinephrine: answer(),
  celiac: answer(),
  glutenIntolerant: answer(),
  gfDiet: answer(),
  medicalDiet: answer(),
} satisfies Record<HealthQuestion, unknown>

/** Allergies and diets for the dietitians. `date` is `YYYY-MM-DD`, answers are `true` or `false`. Spec: CUS-3.21, CUS-5.29. */
export const dietaryHealthForm = z.object({
  date: textField(required, textRule('regex', isCampusDate)),
  name: name(),
  email: textField(required, z.trim(), email),
  city: name(),
  allergens: someOf(formAllergens, notEmpty),
  otherAllergies: textField(maxLength(maxRemarkLength)),
  ...answers,
  additionalComments: textField(maxLength(maxLetterLength)),
  consent: accepted(),
})
export type DietaryHealthForm = z.infer<typeof dietaryHealthForm>
