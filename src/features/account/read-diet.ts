import { openPayload } from '@/server/payload'
import { fieldsOf, flagOf, idOf, textOf } from '@/server/stored'
import type { Customer } from './read-customer'

/** What a customer said of allergies, whom to call, and lack of food. Whoever said nothing yet has neither. Spec: CUS-3.1. */
export type Diet = {
  /** Ids. */
  allergens: string[]
  customAllergens: string[]
  contactName: string | null
  contactNumber: string | null
  carriesEpinephrine: boolean
  foodInsecurity: boolean
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

/**
 * What the customer themselves asks to see, never kept. Read below Payload's hooks, which record the looks of staff: one's
 * own is none.
 */
export async function readDiet({ id }: Pick<Customer, 'id'>): Promise<Diet> {
  const { db } = await openPayload()
  const stored = await db.findOne<{ id: string }>({
    collection: 'dietary-profiles',
    where: { customer: { equals: id } },
  })
  const it = fieldsOf(stored)
  return {
    allergens: listOf(it.allergens).flatMap((allergen) => idOf(allergen) ?? []),
    customAllergens: listOf(it.customAllergens).flatMap((name) => textOf(name) ?? []),
    contactName: textOf(it.contactName),
    contactNumber: textOf(it.contactNumber),
    carriesEpinephrine: flagOf(it.carriesEpinephrine),
    foodInsecurity: flagOf(it.foodInsecurity),
  }
}
