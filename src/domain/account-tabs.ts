import type { SiteSwitch } from './campus'

/** The parts of an account, in the order of its navigation. Reservations have a place of their own. Spec: CUS-2.15. */
const accountTabs = ['profile', 'allergens', 'food-insecurity', 'orders', 'subscriptions', 'notifications'] as const
export type AccountTab = (typeof accountTabs)[number]

/** Any one of these opens a part; a part without any is everybody's. */
const openedBy: Partial<Record<AccountTab, readonly SiteSwitch[]>> = {
  allergens: ['allergenCard'],
  'food-insecurity': ['foodInsecurity'],
  subscriptions: ['mealPlanSubscriptions', 'coffeeSubscription', 'weeklyMppSubscriptions'],
  notifications: ['notifications'],
}

type Switches = Readonly<Record<SiteSwitch, boolean>>

/** The parts that a site offers. Spec: PUB-2.20, CUS-2.15. */
export const accountTabsOf = (switches: Switches): AccountTab[] =>
  accountTabs.filter((tab) => openedBy[tab]?.some((name) => switches[name]) ?? true)

/** The part that an address asks for; the first one where it asks for none, or for one that the site does not offer. */
export function accountTabOf(asked: unknown, switches: Switches): AccountTab {
  return accountTabsOf(switches).find((tab) => tab === asked) ?? 'profile'
}
