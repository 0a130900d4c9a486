import type { Area } from './roles'

/**
 * The collections whose deleted documents go to the trash, with the area that grants the right to delete them. Not among them:
 * accounts, orders and everything else with personal data, which is really deleted or never; pictures and files, whose file goes with
 * the document; and the lists that all sites share.
 */
export const trashKinds = {
  menus: 'menus',
  dishes: 'dishes',
  schedules: 'menus',
  locations: 'content',
  buildings: 'content',
  brands: 'menus',
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
} as const satisfies Record<string, Area>

export type TrashKind = keyof typeof trashKinds

export const isTrashKind = (slug: string): slug is TrashKind => Object.hasOwn(trashKinds, slug)

/** A document stays in the trash for this many days. */
export const trashDays = 30
