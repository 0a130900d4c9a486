import type { z } from 'zod'
import type * as contract from '@/contract/account/account-sections'
import type { ownAllergensRequest } from '@/contract/account/own-allergens'
import { inCamelCase } from '@/contract/snake-case'
import { enabledAccountTabs, type AccountTab } from '@/domain/account/account-tabs'
import type { Localized } from '@/domain/locale'
import { ok, refuse, type Result } from '@/domain/result'
import { cancelSubscription } from '@/features/account/cancel-subscription'
import { saveAllergenProfile, saveFoodInsecurity } from '@/features/account/update-dietary-profile'
import { readOwnAllergens, type OwnAllergens } from '@/features/account/read-own-allergens'
import { saveNotifications } from '@/features/account/update-notifications'
import type { Customer } from '@/features/account/read-customer'
import { readSubscriptions, type CustomerSubscription } from '@/features/account/read-subscriptions'
import { readOwnProfile, requireOwner, type OwnProfile, asOwner } from './resolve-customers'
import type { InZone } from './resolve-purchases'
import type { RequestContext, WriteAnswer } from '@/v1/engine/endpoint'

type Input<Schema extends z.ZodType> = z.output<Schema>
type OwnAccount = Parameters<typeof requireOwner>[0]

/** The subscriptions after one was canceled. */
export type Canceled = InZone<CustomerSubscription> & { text: Localized }

const confirmations: Record<'allergens' | 'food-insecurity' | 'notifications' | 'subscriptions', Localized> = {
  allergens: {
    en: 'Your allergen preferences have been updated.',
    fr: 'Vos préférences en matière d’allergènes ont été mises à jour.',
  },
  'food-insecurity': {
    en: 'Your Food Insecurity preferences have been updated.',
    fr: 'Vos préférences en matière d’insécurité alimentaire ont été mises à jour.',
  },
  notifications: {
    en: 'Your notification preferences have been updated.',
    fr: 'Vos préférences en matière d’avis ont été mises à jour.',
  },
  subscriptions: { en: 'Subscription cancelled successfully.', fr: 'L’abonnement a bien été annulé.' },
}
/** The customer after a save, and the sentence about it. */
export type Saved = { own: OwnProfile; text: Localized }

async function confirm(
  account: Customer,
  result: Result<unknown>,
  section: keyof typeof confirmations,
): WriteAnswer<Saved> {
  if (!result.ok) return result
  return ok({ value: { own: await readOwnProfile(account), text: confirmations[section] } })
}

/** The signed-in customer of a site that offers the section. Refuses like `requireOwner`, and `not-offered`. Spec: PUB-2.20. */
async function requireCustomerOf(
  section: AccountTab,
  request: OwnAccount,
  visit: RequestContext,
): Promise<Result<Customer>> {
  const owner = await requireOwner(request, visit)
  if (!owner.ok) return owner
  const { customer, site } = owner.value
  return enabledAccountTabs(site.switches).includes(section) ? ok(customer) : refuse('not-offered')
}

/** Refuses like `requireCustomerOf`, and `bad-field`. Spec: CUS-5.28, CUS-8.20. */
export async function updateAllergenProfile(
  request: Input<typeof contract.allergenProfileRequest>,
  visit: RequestContext,
) {
  const customer = await requireCustomerOf('allergens', request, visit)
  if (!customer.ok) return customer
  const saved = await saveAllergenProfile(customer.value, inCamelCase(request))
  return confirm(customer.value, saved, 'allergens')
}

/** The allergens that menus hide for the customer. Refuses like `requireCustomerOf`. Spec: CUS-3.1, PUB-4.7. */
export async function findOwnAllergens(
  request: Input<typeof ownAllergensRequest>,
  visit: RequestContext,
): WriteAnswer<OwnAllergens> {
  const customer = await requireCustomerOf('allergens', request, visit)
  if (!customer.ok) return customer
  return ok({ value: await readOwnAllergens(customer.value, request.dishes) })
}

/** Refuses like `requireCustomerOf`. Spec: CUS-8.21. */
export async function updateFoodInsecurity(
  request: Input<typeof contract.foodInsecurityRequest>,
  visit: RequestContext,
) {
  const customer = await requireCustomerOf('food-insecurity', request, visit)
  if (!customer.ok) return customer
  const saved = await saveFoodInsecurity(customer.value, request.food_insecurity)
  return confirm(customer.value, saved, 'food-insecurity')
}

/** Refuses like `requireCustomerOf`, and `no-phone`. Spec: CUS-2.23. */
export async function updateNotifications(request: Input<typeof contract.notificationsRequest>, visit: RequestContext) {
  const customer = await requireCustomerOf('notifications', request, visit)
  if (!customer.ok) return customer
  const wanted = inCamelCase(request)
  const saved = await saveNotifications(customer.value, wanted, visit.locale, visit.now)
  const { optIn, notifyByText } = customer.value
  const account = { optIn: wanted.optIn ?? optIn, notifyByText: wanted.notifyByText ?? notifyByText }
  return confirm({ ...customer.value, ...account }, saved, 'notifications')
}

/**
 * Customers may cancel a subscription even if the site no longer offers subscriptions. Refuses like `requireOwner`, and
 * `not-found-subscription`. Spec: CUS-4.42, CUS-8.16.
 */
export const endSubscription = asOwner(
  async (
    { customer, site },
    request: Input<typeof contract.cancelSubscriptionRequest>,
    visit,
  ): WriteAnswer<Canceled> => {
    const done = await cancelSubscription(customer, request.subscription_id, visit.now)
    if (!done.ok) return done
    const rows = await readSubscriptions(customer)
    return ok({ value: { rows, timeZone: site.timeZone, text: confirmations.subscriptions } })
  },
)
