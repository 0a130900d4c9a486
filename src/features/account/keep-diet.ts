import { ValidationError, type Payload } from 'payload'
import { allergenRules, customAllergensIn, type AllergenProfile } from '@/domain/allergen-profile'
import { faultsOf } from '@/domain/form-check'
import { phoneDigits } from '@/domain/phone'
import { ok, refuse, type Result } from '@/domain/result'
import { alone } from '@/server/alone'
import { openPayload } from '@/server/payload'
import { readAllergens } from './read-allergens'
import type { Customer } from './read-customer'
import type { Diet } from './read-diet'

const isTaken = (error: unknown) =>
  error instanceof ValidationError && error.data.errors.some(({ path }) => path === 'customer')

/** Makes the profile, or changes what is named of it and nothing else; null where a profile was made in between. */
async function keepNow(payload: Payload, { id: customer, siteId: site }: Customer, said: Partial<Diet>) {
  const collection = 'dietary-profiles'
  const stored = await payload.db.findOne<{ id: string }>({ collection, where: { customer: { equals: customer } } })
  const overrideAccess = true // the session says whose profile it is
  if (stored) return payload.update({ collection, id: stored.id, data: said, overrideAccess })
  try {
    return await payload.create({ collection, data: { site, customer, ...said }, overrideAccess })
  } catch (error) {
    if (isTaken(error)) return null
    throw error
  }
}

/**
 * Keeps a part of a customer's dietary profile, which is made once: several at once take turns, and of a profile that
 * staff make meanwhile the unique index tells.
 */
async function keepDiet(customer: Customer, said: Partial<Diet>): Promise<void> {
  const payload = await openPayload()
  const keep = async () => (await keepNow(payload, customer, said)) ?? (await keepNow(payload, customer, said))
  try {
    if (await alone(payload, `diet ${customer.id.slice(-2)}`, keep)) return // 256 errands, not one per customer for good
  } catch (error) {
    // Errors of databases repeat the values of a statement, and these are nobody's to read in a log.
    throw new Error(`A dietary profile could not be kept: ${error instanceof Error ? error.name : 'unknown'}`)
  }
  throw new Error('A dietary profile could not be kept: its turn did not come')
}

/** Refuses `bad-field` with the first field at fault, an allergen that there is not among them. Spec: CUS-5.28, CUS-8.20. */
export async function keepAllergens(customer: Customer, asked: AllergenProfile): Promise<Result<null>> {
  const [field] = Object.keys(faultsOf(asked, allergenRules))
  if (field) return refuse('bad-field', { field })
  const known = new Set((await readAllergens('en')).map(({ id }) => id))
  const allergens = [...new Set(asked.allergens)]
  if (!allergens.every((id) => known.has(id))) return refuse('bad-field', { field: 'allergens' })
  await keepDiet(customer, {
    allergens,
    customAllergens: customAllergensIn(asked.custom_allergens),
    contactName: asked.contact_name.trim() || null,
    contactNumber: phoneDigits(asked.contact_number) || null,
    carriesEpinephrine: asked.carries_epinephrine,
  })
  return ok(null)
}

/** Spec: CUS-8.21. */
export async function keepFoodInsecurity(customer: Customer, foodInsecurity: boolean): Promise<Result<null>> {
  await keepDiet(customer, { foodInsecurity })
  return ok(null)
}
