import { openPayload } from '@/server/database/payload'
import { fieldsOf, flagOf, idOf, textOf } from '@/server/database/stored-values'
import type { Customer } from './read-customer'

/** A customer's allergies, emergency contact and food insecurity. Empty until the customer enters them. Spec: CUS-3.1. */
export type DietaryProfile = {
  /** Ids of menu filters. */
  allergens: string[]
  customAllergens: string[]
  contactName: string | null
  contactNumber: string | null
  carriesEpinephrine: boolean
  foodInsecurity: boolean
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

/**
 * Reads the customer's own dietary profile. Not cached. It bypasses Payload's hooks, because they log access by staff, and
 * customers who read their own profile are not logged.
 */
export async function readDietaryProfile({ id }: Pick<Customer, 'id'>): Promise<DietaryProfile> {
  const { db } = await openPayload()
  const stored = await db.findOne<{ id: string }>({
    collection: 'dietary-profiles',
    where: { customer: { equals: id } },
  })
  const fields = fieldsOf(stored)
  return {
    allergens: listOf(fields.allergens).flatMap((allergen) => idOf(allergen) ?? []),
    customAllergens: listOf(fields.customAllergens).flatMap((name) => textOf(name) ?? []),
    contactName: textOf(fields.contactName),
    contactNumber: textOf(fields.contactNumber),
    carriesEpinephrine: flagOf(fields.carriesEpinephrine),
    foodInsecurity: flagOf(fields.foodInsecurity),
  }
}
