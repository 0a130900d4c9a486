import { defineChoices, type FormChoice } from './form-choices'

/** The yes/no questions of the dietary health form, in its order. Spec: CUS-3.21. */
export const healthQuestions = [
  'epipen',
  'carriesEpinephrine',
  'celiac',
  'glutenIntolerant',
  'gfDiet',
  'medicalDiet',
] as const
export type HealthQuestion = (typeof healthQuestions)[number]

/** The form starts without answers: nobody may declare by accident to carry no epinephrine. Spec: CUS-2.45. */
export const initialAnswers = Object.fromEntries(healthQuestions.map((name) => [name, ''])) as Record<
  HealthQuestion,
  string
>

/** The allergens of visitor forms. Stored by their English names. Spec: CUS-2.44. */
export const formAllergens = [
  ...defineChoices({
    Milk: 'Lait',
    Soy: 'Soya',
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

export const yesOrNo = defineChoices({ true: 'Oui', false: 'Non' })
