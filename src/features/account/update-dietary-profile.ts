import { ValidationError, type Payload } from 'payload'
import { allergenProfileForm, type AllergenProfile } from '@/contract/account/account-forms'
import { firstFault, mergeForm, type PartialForm } from '@/contract/forms/form-faults'
import { codesOfWords, nameAllergens } from '@/domain/menu/allergens/complete-allergens'
import type { MenuFilter } from '@/domain/menu/dish/dish'
import { parseCustomAllergens } from '@/domain/account/allergen-profile'
import { phoneDigits } from '@/domain/forms/phone'
import { ok, refuse, type Result } from '@/domain/result'
import { withLock } from '@/server/database/locks/with-lock'
import { openPayload } from '@/server/database/payload'
import { retryWriteConflicts } from '@/server/database/write-conflicts'
import type { Customer } from './read-customer'
import { readDietaryProfile, type DietaryProfile } from './read-dietary-profile'
import { readAllergens } from './read-own-allergens'

const isTaken = (error: unknown) =>
  error instanceof ValidationError && error.data.errors.some(({ path }) => path === 'customer')

/** Creates the profile or updates the given fields. Null when someone else created it in the meantime. */
async function createOrUpdate(
  payload: Payload,
  { id: customer, siteId: site }: Customer,
  fields: Partial<DietaryProfile>,
) {
  const collection = 'dietary-profiles'
  const stored = await payload.db.findOne<{ id: string }>({ collection, where: { customer: { equals: customer } } })
  const overrideAccess = true // the session identifies the customer
  if (stored)
    return retryWriteConflicts(() => payload.update({ collection, id: stored.id, data: fields, overrideAccess }))
  try {
    const data = { site, customer, ...fields }
    return await retryWriteConflicts(() => payload.create({ collection, data, overrideAccess }))
  } catch (error) {
    if (isTaken(error)) return null
    throw error
  }
}

/** The fields to save, or why they are refused. */
type Changes = Result<Partial<DietaryProfile>>

/**
 * Saves some fields of a customer's dietary profile, and leaves the others as they are. A lock serializes the customer's own
 * saves together with what they read before, and the unique index detects a profile that staff created at the same time.
 */
async function saveProfile(customer: Customer, findChanges: () => Promise<Changes>): Promise<Result<null>> {
  const payload = await openPayload()
  const save = async (): Promise<Result<null>> => {
    const changes = await findChanges()
    if (!changes.ok) return changes
    const saved =
      (await createOrUpdate(payload, customer, changes.value)) ??
      (await createOrUpdate(payload, customer, changes.value))
    if (!saved) throw new Error('created and deleted at the same time')
    return ok(null)
  }
  try {
    const done = await withLock(payload, `diet ${customer.id.slice(-2)}`, save) // 256 lock keys in total, instead of one per customer
    if (done) return done
  } catch (error) {
    // Database errors quote the values of their statement, and health data must not reach a log.
    throw new Error(`A dietary profile could not be saved: ${error instanceof Error ? error.name : 'unknown'}`)
  }
  throw new Error('A dietary profile could not be saved: the lock was not available')
}

/**
 * Saves the fields that are sent; a null field keeps its stored value. Allergens are ids or names, in either language. The
 * contact is checked as it will be stored. Refuses `bad-field` with the first field at fault, and `unknown-allergen` with the
 * first that is not on the list. Spec: CUS-5.28, CUS-8.20.
 */
export async function saveAllergenProfile(
  customer: Customer,
  sent: PartialForm<AllergenProfile>,
): Promise<Result<null>> {
  const known = await readAllergens('en')
  const chosen = sent.allergens?.map((text) => findAllergens(text, known)) ?? null
  const unknown = sent.allergens?.find((_, index) => chosen?.[index]?.length === 0)
  if (unknown !== undefined) return refuse('unknown-allergen', { name: unknown.slice(0, 100) })
  return saveProfile(customer, async () => {
    const form = mergeForm(formOf(await readDietaryProfile(customer)), { ...sent, allergens: chosen?.flat() ?? null })
    const wrong = firstFault(allergenProfileForm, form)
    if (wrong) return refuse('bad-field', { field: wrong.field })
    return ok(changedFields(form, sent))
  })
}

/** The ids of the allergens that a text stands for: its id, or its name or a usual word for it in either language. */
function findAllergens(text: string, known: readonly MenuFilter[]): string[] {
  const id = text.trim().toLowerCase()
  if (known.some((filter) => filter.id === id)) return [id]
  const codes = codesOfWords(text, nameAllergens(known))
  return known.filter(({ code }) => codes.includes(code)).map((filter) => filter.id)
}

/** A stored profile as the values of the form. */
const formOf = (stored: DietaryProfile): AllergenProfile => ({
  allergens: stored.allergens,
  customAllergens: stored.customAllergens.join(', '),
  contactName: stored.contactName ?? '',
  contactNumber: stored.contactNumber ?? '',
  carriesEpinephrine: stored.carriesEpinephrine,
})

/** The fields to store, of those that are sent. */
function changedFields(form: AllergenProfile, sent: PartialForm<AllergenProfile>): Partial<DietaryProfile> {
  const all = {
    allergens: [...new Set(form.allergens)],
    customAllergens: parseCustomAllergens(form.customAllergens),
    contactName: form.contactName.trim() || null,
    contactNumber: phoneDigits(form.contactNumber) || null,
    carriesEpinephrine: form.carriesEpinephrine,
  }
  return Object.fromEntries(Object.entries(all).filter(([name]) => sent[name as keyof AllergenProfile] !== null))
}

/** Null keeps the stored value. Spec: CUS-8.21. */
export const saveFoodInsecurity = (customer: Customer, foodInsecurity: boolean | null): Promise<Result<null>> =>
  foodInsecurity === null ? Promise.resolve(ok(null)) : saveProfile(customer, async () => ok({ foodInsecurity }))
