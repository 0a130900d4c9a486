/**
 * Lists of the studio that belong to another one, by the slug of that one. They have no entry of their own in the navigation: links
 * above the lists of a family lead from one to the other.
 */
const families: Readonly<Record<string, readonly string[]>> = {
  locations: ['buildings', 'brands'],
  news: ['blog-articles', 'newsletters'],
  events: ['balanced-living-events', 'directors-meetings'],
  microsites: ['microsite-sections'],
  customers: ['consents'],
  reservations: ['reservation-waits'],
  orders: ['refunds', 'carts', 'ledger-entries', 'reconciliations', 'sent-mails'],
  subscriptions: ['subscription-charges'],
  'promo-codes': ['promo-uses'],
  'order-form-settings': [
    'on-the-go-settings',
    'customer-types',
    'customer-locations',
    'customer-years',
    'customer-terms',
    'blocked-student-accounts',
    'faculty-emails',
  ],
  changes: ['access-log'],
  'menu-filters': ['cuisines', 'payment-methods', 'location-features'],
}

const members = new Set(Object.values(families).flat())

/** Whether a list is reached from another one, and not from the navigation. */
export const isFamilyMember = (slug: string): boolean => members.has(slug)

/** The lists of the family of a list, the one in the navigation first; none for a list without a family. */
export function familyOf(slug: string): string[] {
  const found = Object.entries(families).find(([parent, children]) => parent === slug || children.includes(slug))
  return found ? [found[0], ...found[1]] : []
}
