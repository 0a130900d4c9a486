import type { Site } from '@/domain/site/site'
import { onTheGoForm, type OnTheGoOrder } from '@/contract/forms/on-the-go-form'
import { formAllergens } from '@/domain/forms/health-questions'
import { selectChoices } from '@/domain/forms/form-choices'
import type { Result } from '@/domain/result'
import { readOnTheGoChoices } from './read-on-the-go-choices'
import { checkForm, storeForm, type FormOrigin } from './store-form'

/**
 * Refuses `missing-parameter`, and `bad-field`, also for a
 * choice that the site does not offer any more. Spec: CUS-7.15.
 */
export async function orderOnTheGo(
  { id }: Pick<Site, 'id'>,
  order: OnTheGoOrder,
  origin: FormOrigin,
): Promise<Result<null>> {
  const refused = checkForm(onTheGoForm(await readOnTheGoChoices(id)), order)
  if (refused) return refused
  const { name, email, addons, sides, allergens, ...others } = order
  const texts = Object.fromEntries(Object.entries(others).map(([field, text]) => [field, text || null]))
  return storeForm(
    'on-the-go-orders',
    {
      ...texts,
      name,
      email,
      addons: [...addons],
      sides: [...sides],
      allergens: selectChoices(formAllergens, allergens),
      site: id,
    },
    origin,
  )
}
