import type { Site } from '@/domain/site/site'
import { dietaryHealthForm, type DietaryHealthForm } from '@/contract/forms/dietary-health-form'
import { formAllergens, healthQuestions, type HealthQuestion } from '@/domain/forms/health-questions'
import { selectChoices } from '@/domain/forms/form-choices'
import type { Result } from '@/domain/result'
import { checkForm, storeForm, type FormOrigin } from './store-form'

/** Refuses `missing-parameter`, `bad-field`. Spec: CUS-7.14, CUS-5.29. */
export async function sendHealthForm(
  { id }: Pick<Site, 'id'>,
  form: DietaryHealthForm,
  origin: FormOrigin,
): Promise<Result<null>> {
  const refused = checkForm(dietaryHealthForm, form)
  if (refused) return refused
  const answers = healthQuestions.map((name) => [name, form[name] === 'true'])
  return storeForm(
    'dietary-health-forms',
    {
      ...form,
      ...(Object.fromEntries(answers) as Record<HealthQuestion, boolean>),
      site: id,
      allergens: selectChoices(formAllergens, form.allergens),
      otherAllergies: form.otherAllergies || null,
      additionalComments: form.additionalComments || null,
    },
    origin,
  )
}
