import type { Site } from '@/domain/campus'
import { formAllergens } from '@/domain/dietary-health-form'
import { chosenAmong } from '@/domain/form-choices'
import { onTheGoRules, type OnTheGoOrder } from '@/domain/on-the-go-form'
import type { Result } from '@/domain/result'
import { refusalOf, storeForm } from './store-form'

/** Refuses `missing-parameter`, `bad-field`. Spec: CUS-7.15. */
export async function orderOnTheGo({ id }: Pick<Site, 'id'>, order: OnTheGoOrder): Promise<Result<null>> {
  const refused = refusalOf(order, onTheGoRules)
  if (refused) return refused
  const { name, email, addons, sides, allergens, ...lines } = order
  const told = Object.fromEntries(Object.entries(lines).map(([field, line]) => [field, line || null]))
  return storeForm('on-the-go-orders', {
    ...told,
    name,
    email,
    addons: [...addons],
    sides: [...sides],
    allergens: chosenAmong(formAllergens, allergens),
    site: id,
  })
}
