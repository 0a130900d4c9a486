import type { AllergenCard } from '@/domain/account/allergen-card'
import { ok, refuse, type Result } from '@/domain/result'
import type { Site } from '@/domain/site/site'
import { campusDateAt } from '@/domain/time/campus-time'
import type { Customer } from '@/features/account/read-customer'
import { readDietaryProfile } from '@/features/account/read-dietary-profile'
import { readAllergens } from '@/features/account/read-own-allergens'

/**
 * The allergen card of a customer. Not cached. Refuses `not-offered` on a site without allergen cards, and `no-allergens` for a
 * profile without any: a card without allergens would read as "no allergies". Spec: CUS-2.25, CUS-3.1.
 */
export async function readAllergenCard(
  site: Pick<Site, 'name' | 'timeZone' | 'switches'>,
  customer: Customer,
  now: Date,
): Promise<Result<AllergenCard>> {
  if (!site.switches.allergenCard) return refuse('not-offered')
  const [profile, known] = await Promise.all([readDietaryProfile(customer), readAllergens('en')])
  const allergens = known.filter(({ id }) => profile.allergens.includes(id)).map(({ name }) => name)
  const { customAllergens, carriesEpinephrine, contactName, contactNumber } = profile
  if (allergens.length + customAllergens.length === 0) return refuse('no-allergens')
  const holderName = [customer.firstName, customer.lastName].filter(Boolean).join(' ') || customer.email
  const contact = contactName && contactNumber ? { name: contactName, number: contactNumber } : null
  const madeOn = campusDateAt(now, site.timeZone)
  return ok({ siteName: site.name, holderName, allergens, customAllergens, carriesEpinephrine, contact, madeOn })
}
