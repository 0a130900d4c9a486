import type { Site } from '@/domain/campus'
import {
  dietaryHealthRules,
  formAllergens,
  healthQuestions,
  type DietaryHealthForm,
  type HealthQuestion,
} from '@/domain/dietary-health-form'
import { chosenAmong } from '@/domain/form-choices'
import type { Result } from '@/domain/result'
import { refusalOf, storeForm } from './store-form'

/** Refuses `missing-parameter`, `bad-field`. Spec: CUS-7.14, CUS-5.29. */
export async function sendHealthForm({ id }: Pick<Site, 'id'>, form: DietaryHealthForm): Promise<Result<null>> {
  const refused = refusalOf(form, dietaryHealthRules)
  if (refused) return refused
  const answers = healthQuestions.map((name) => [name, form[name] === 'true'])
  return storeForm('dietary-health-forms', {
    ...form,
    ...(Object.fromEntries(answers) as Record<HealthQuestion, boolean>),
    site: id,
    allergens: chosenAmong(formAllergens, form.allergens),
    otherAllergies: form.otherAllergies || null,
    additionalComments: form.additionalComments || null,
  })
}
