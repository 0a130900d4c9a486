import type { z } from 'zod'
import type * as contract from '@/contract/account-parts'
import { accountTabsOf, type AccountTab } from '@/domain/account-tabs'
import type { Localized } from '@/domain/locale'
import { ok, refuse, type Result } from '@/domain/result'
import { cancelSubscription } from '@/features/account/cancel-subscription'
import { keepAllergens, keepFoodInsecurity } from '@/features/account/keep-diet'
import { keepNotifications } from '@/features/account/keep-notifications'
import type { Customer } from '@/features/account/read-customer'
import { askingCustomer } from './ask-customers'
import { publishedSite } from './ask-sites'
import type { Done, Visit } from './endpoint'

type Input<Schema extends z.ZodType> = z.output<Schema>
type Named = Parameters<typeof askingCustomer>[0]

const kept: Record<'allergens' | 'food-insecurity' | 'notifications' | 'subscriptions', Localized> = {
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
const said = (result: Result<null>, part: keyof typeof kept): Result<Done<Localized>> =>
  result.ok ? ok({ value: kept[part], remember: null }) : result

/** Who asks, where their site offers the part. Refuses what `askingCustomer` does, `not-offered`. Spec: PUB-2.20. */
async function askingFor(part: AccountTab, asked: Named, visit: Visit): Promise<Result<Customer>> {
  const customer = await askingCustomer(asked, visit)
  if (!customer.ok) return customer
  const site = await publishedSite(customer.value.siteId)
  if (!site.ok) return site
  return accountTabsOf(site.value.switches).includes(part) ? customer : refuse('not-offered')
}

/** Refuses what `askingFor` does, `bad-field`. Spec: CUS-5.28, CUS-8.20. */
export async function updateAllergenProfile(asked: Input<typeof contract.allergenProfileRequest>, visit: Visit) {
  const customer = await askingFor('allergens', asked, visit)
  return customer.ok ? said(await keepAllergens(customer.value, asked), 'allergens') : customer
}

/** Refuses what `askingFor` does. Spec: CUS-8.21. */
export async function updateFoodInsecurity(asked: Input<typeof contract.foodInsecurityRequest>, visit: Visit) {
  const customer = await askingFor('food-insecurity', asked, visit)
  if (!customer.ok) return customer
  return said(await keepFoodInsecurity(customer.value, asked.food_insecurity), 'food-insecurity')
}

/** Refuses what `askingFor` does, `no-phone`. Spec: CUS-2.23. */
export async function updateNotifications(asked: Input<typeof contract.notificationsRequest>, visit: Visit) {
  const customer = await askingFor('notifications', asked, visit)
  return customer.ok ? said(await keepNotifications(customer.value, asked, visit.now), 'notifications') : customer
}

/**
 * Whoever pays for something may end it, whether or not the site still offers such things. Refuses what `askingCustomer`
 * does, `not-found-subscription`. Spec: CUS-4.42, CUS-8.16.
 */
export async function endSubscription(asked: Input<typeof contract.cancelSubscriptionRequest>, visit: Visit) {
  const customer = await askingCustomer(asked, visit)
  if (!customer.ok) return customer
  return said(await cancelSubscription(customer.value, asked.subscription_id, visit.now), 'subscriptions')
}
