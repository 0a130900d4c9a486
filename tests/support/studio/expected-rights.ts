import type { Area, Operation, Role } from '@/domain/roles'
import type { Caller } from './studio-round'
import type { SiteKey } from './studio-world'

/** Each cell: read, create, update, delete. A: at all sites, o: at the account's sites, -: never. Written by hand from the design. */
export const rights: Record<Area, Record<Role, string>> = {
  sites: row('AAAA', 'o-o-', 'o-o-', 'o---', 'o---', 'o---'),
  staff: row('AAAA', 'o---', 'o---', 'o---', 'o---', 'o---'),
  menus: row('AAAA', 'oooo', 'o---', 'oooo', 'o---', 'o---'),
  dishes: row('AAAA', 'oooo', 'o---', 'oooo', 'o---', 'o-o-'),
  content: row('AAAA', 'oooo', 'oooo', 'o---', 'o---', 'o---'),
  popups: row('AAAA', 'oooo', 'oooo', 'oooo', 'o---', 'o---'),
  uploads: row('AAAA', 'oooo', 'oooo', 'oooo', 'oooo', 'oooo'),
  reference: row('AAAA', 'A---', 'A---', 'A---', 'A---', 'A---'),
  shop: row('AAAA', 'oooo', '----', '----', 'oooo', '----'),
  sales: row('A---', 'o---', '----', '----', 'o---', '----'),
  customers: row('A-AA', 'o-oo', '----', '----', 'o-o-', '----'),
  reservations: row('AAAA', 'oooo', '----', 'oooo', '----', '----'),
  messages: row('A-AA', 'o-oo', '----', '----', '----', '----'),
  health: row('----', '----', '----', '----', '----', 'o-oo'),
  foodOrders: row('----', '----', '----', 'o-oo', '----', 'o---'),
  accessLog: row('A---', 'o---', '----', '----', '----', '----'),
}

function row(
  ...[administrator, siteManager, editor, menuEditor, shopManager, dietitian]: [
    string,
    string,
    string,
    string,
    string,
    string,
  ]
) {
  return { administrator, siteManager, editor, menuEditor, shopManager, dietitian }
}

/** The area of every collection; `none` for collections that only the system uses. */
export const areaOf: Record<string, Area | 'none'> = {
  menus: 'menus',
  dishes: 'dishes',
  schedules: 'menus',
  brands: 'menus',
  locations: 'content',
  buildings: 'content',
  sections: 'content',
  news: 'content',
  events: 'content',
  'balanced-living-events': 'content',
  'special-offers': 'content',
  newsletters: 'content',
  'photo-albums': 'content',
  'staff-members': 'content',
  surveys: 'content',
  'blog-articles': 'content',
  'directors-meetings': 'content',
  'catering-files': 'content',
  popups: 'popups',
  microsites: 'content',
  'microsite-sections': 'content',
  images: 'uploads',
  'location-images': 'uploads',
  'news-images': 'uploads',
  'event-images': 'uploads',
  'special-images': 'uploads',
  'staff-images': 'uploads',
  'popup-images': 'uploads',
  'microsite-images': 'uploads',
  'meal-plan-images': 'uploads',
  'section-banners': 'uploads',
  logo: 'uploads',
  'newsletter-files': 'uploads',
  'catering-documents': 'uploads',
  'meal-plans': 'shop',
  'custom-plans': 'shop',
  'declining-balances': 'shop',
  'promo-codes': 'shop',
  'order-form-settings': 'shop',
  'on-the-go-settings': 'shop',
  'customer-types': 'shop',
  'customer-locations': 'shop',
  'customer-years': 'shop',
  'customer-terms': 'shop',
  'blocked-student-accounts': 'shop',
  'faculty-emails': 'shop',
  orders: 'sales',
  subscriptions: 'sales',
  carts: 'sales',
  'promo-uses': 'sales',
  refunds: 'sales',
  'subscription-charges': 'sales',
  'ledger-entries': 'sales',
  reconciliations: 'sales',
  'sent-mails': 'sales',
  customers: 'customers',
  consents: 'sales', // readable by those who read accounts, and written by nobody
  reservations: 'reservations',
  'reservation-waits': 'reservations',
  'on-the-go-orders': 'foodOrders',
  'dietary-profiles': 'health',
  'dietary-health-forms': 'health',
  feedback: 'messages',
  'contact-messages': 'messages',
  'access-log': 'accessLog',
  changes: 'accessLog',
  'deleted-documents': 'none', // rights depend on the kind of document: tests/integration/system/trash.test.ts
  sites: 'sites',
  staff: 'staff',
  'menu-filters': 'reference',
  cuisines: 'reference',
  'payment-methods': 'reference',
  'location-features': 'reference',
  'legal-texts': 'reference',
  'second-factors': 'none',
  'sign-ons': 'none',
  favourites: 'none',
  'survey-votes': 'none',
  'used-captchas': 'none',
  'reservation-slots': 'none',
  'sandbox-payments': 'none',
  'payment-events': 'none',
  leases: 'none',
  revisions: 'none',
}

/** Operations that a collection denies to everyone, contrary to its area. */
const exceptions: Record<string, Operation[]> = {
  'menu-filters': ['delete'], // dishes with this allergen would look free of it
  'reservation-waits': ['create', 'update'], // an entry moves with its seats and its key
}

export const operations: Operation[] = ['read', 'create', 'update', 'delete']

/** Whether a caller may do something to the documents of a collection at a site. */
export function isAllowed(
  caller: Pick<Caller, 'role' | 'sites'>,
  operation: Operation,
  slug: string,
  site: SiteKey,
): boolean {
  const area = areaOf[slug] ?? 'none'
  if (caller.role === null || area === 'none' || exceptions[slug]?.includes(operation)) return false
  const letter = rights[area][caller.role][operations.indexOf(operation)]
  return letter === 'A' || (letter === 'o' && caller.sites.includes(site))
}
