import { isCampusDate } from './calendar'
import { atMost, longestLetter, longestLine, longestRemark, oneOf, someOf, trimmed } from './form-bounds'
import type { RulesOf } from './form-check'
import { choicesOf, type FormChoice } from './form-choices'
import { email, formName, required, type FormRule } from './form-rules'

/** What is answered with yes or no. Spec: CUS-3.21. */
export const healthQuestions = [
  'epipen',
  'carriesEpinephrine',
  'celiac',
  'glutenIntolerant',
  'gfDiet',
  'medicalDiet',
] as const
export type HealthQuestion = (typeof healthQuestions)[number]

/** What somebody tells the dietitians of what they cannot eat; each answer is `true` or `false`. Spec: CUS-3.21. */
export type DietaryHealthForm = Record<HealthQuestion, string> & {
  /** `YYYY-MM-DD`. */
  date: string
  name: string
  email: string
  city: string
  allergens: readonly string[]
  otherAllergies: string
  additionalComments: string
  consent: boolean
}

/** Nothing is said to be so until somebody says it. Spec: CUS-2.45. */
export const unanswered = Object.fromEntries(healthQuestions.map((name) => [name, 'false'])) as Record<
  HealthQuestion,
  string
>

/** Spec: CUS-2.44. */
export const formAllergens = [
  ...choicesOf({
    Milk: 'Lait',
    Soy: 'Soja',
    Wheat: 'Blé',
    Egg: 'Œufs',
    Fish: 'Poisson',
    Shellfish: 'Fruits de mer',
    Peanuts: 'Arachides',
    'Tree Nuts': 'Noix',
    Gluten: 'Gluten',
    Corn: 'Maïs',
  }),
  { value: 'Other', name: { en: 'Other (Please specify)', fr: 'Autre (veuillez préciser)' } } as const,
] satisfies readonly FormChoice[]

const yesOrNo = choicesOf({ true: 'Oui', false: 'Non' })
const day: FormRule = (value) => (value === '' || isCampusDate(value) ? null : 'regex')

/** Spec: CUS-5.29. */
export const dietaryHealthRules: RulesOf<DietaryHealthForm> = () => ({
  date: [required, day],
  name: [required, trimmed(formName), atMost(longestLine)],
  email: [required, trimmed(email)],
  city: [required, trimmed(formName), atMost(longestLine)],
  allergens: [required, someOf(formAllergens)],
  otherAllergies: [atMost(longestRemark)],
  ...Object.fromEntries(healthQuestions.map((name) => [name, [oneOf(yesOrNo)]])),
  additionalComments: [atMost(longestLetter)],
  consent: [required],
})
