import type { SiteSwitch } from '@/domain/site/site'

/** The tabs of an account, in the order of its navigation. Spec: CUS-2.16. */
const accountTabs = [
  'profile',
  'allergens',
  'food-insecurity',
  'favourites',
  'reservations',
  'orders',
  'subscriptions',
  'notifications',
] as const
export type AccountTab = (typeof accountTabs)[number]

/** A tab appears when at least one of its switches is on. Tabs without switches always appear. */
const switchesOfTabs: Partial<Record<AccountTab, readonly SiteSwitch[]>> = {
  allergens: ['allergenCard'],
  'food-insecurity': ['foodInsecurity'],
  reservations: ['useReservations'],
  subscriptions: ['mealPlanSubscriptions', 'coffeeSubscription', 'weeklyMppSubscriptions'],
  notifications: ['notifications'],
}

type Switches = Readonly<Record<SiteSwitch, boolean>>

/** The tabs that a site offers. Spec: PUB-2.20, CUS-2.16. */
export const enabledAccountTabs = (switches: Switches): AccountTab[] =>
  accountTabs.filter((tab) => switchesOfTabs[tab]?.some((name) => switches[name]) ?? true)

/** The tab for a query parameter; the profile when it is missing or names a tab that the site does not offer. */
export function selectAccountTab(requested: unknown, switches: Switches): AccountTab {
  return enabledAccountTabs(switches).find((tab) => tab === requested) ?? 'profile'
}
