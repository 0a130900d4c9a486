export const roles = ['administrator', 'siteManager', 'editor', 'menuEditor', 'shopManager', 'dietitian'] as const
export type Role = (typeof roles)[number]
export const isRole = (value: unknown): value is Role => roles.some((role) => role === value)

/** A signed-in member of staff. `siteIds` are the sites they work for; administrators do not need any. */
export type Staff = { id: string; role: Role; siteIds: string[] }

export type Operation = 'read' | 'create' | 'update' | 'delete'

/**
 * Areas of the studio, the unit in which access is granted:
 * - `menus`: menus and hours
 * - `dishes`: dishes; dietitians correct only what they contain
 * - `content`: sections, news, events and other publications
 * - `popups`: popups over the home page, which menu editors write, too
 * - `reference`: lists that all sites share, such as menu filters
 * - `shop`: products, prices and promotions
 * - `sales`: carts, orders and subscriptions
 * - `messages`: feedback and contact messages
 * - `health`: allergies, diets and food insecurity of customers
 * - `foodOrders`: food orders with the allergens that the kitchen must avoid
 * - `accessLog`: records of who read health data and food orders, and of who changed what in the studio
 */
export const areas = [
  'sites',
  'staff',
  'menus',
  'dishes',
  'content',
  'popups',
  'uploads',
  'reference',
  'shop',
  'sales',
  'customers',
  'reservations',
  'messages',
  'health',
  'foodOrders',
  'accessLog',
] as const
export type Area = (typeof areas)[number]

/** `ownSites` covers documents of the member's own sites; without sites it covers nothing. */
export type AccessScope = 'all' | 'ownSites' | 'none'

type Rights = Record<Operation, AccessScope>

const noAccess: Rights = { read: 'none', create: 'none', update: 'none', delete: 'none' }
const manageAll: Rights = { read: 'all', create: 'all', update: 'all', delete: 'all' }
const readAll: Rights = { ...noAccess, read: 'all' }
const readUpdateDeleteAll: Rights = { ...readAll, update: 'all', delete: 'all' }
const manageOwn: Rights = { read: 'ownSites', create: 'ownSites', update: 'ownSites', delete: 'ownSites' }
const readOwn: Rights = { ...noAccess, read: 'ownSites' }
const readUpdateOwn: Rights = { ...readOwn, update: 'ownSites' }
const readUpdateDeleteOwn: Rights = { ...readUpdateOwn, delete: 'ownSites' }

const baseRights: Record<Area, Rights> = {
  sites: readOwn,
  staff: readOwn,
  menus: readOwn,
  dishes: readOwn,
  content: readOwn,
  popups: readOwn,
  uploads: manageOwn,
  reference: readAll,
  shop: noAccess,
  sales: noAccess,
  customers: noAccess,
  reservations: noAccess,
  messages: noAccess,
  health: noAccess,
  foodOrders: noAccess,
  accessLog: noAccess,
}

/**
 * Carts and orders are written by the shop; staff only read them. Only dietitians see health data, because nobody else
 * needs it for their work. The kitchen sees the allergens of the meals it prepares.
 */
const rights: Record<Role, Record<Area, Rights>> = {
  administrator: {
    ...baseRights,
    sites: manageAll,
    staff: manageAll,
    menus: manageAll,
    dishes: manageAll,
    content: manageAll,
    popups: manageAll,
    uploads: manageAll,
    reference: manageAll,
    shop: manageAll,
    sales: readAll,
    customers: readUpdateDeleteAll,
    reservations: manageAll,
    messages: readUpdateDeleteAll,
    accessLog: readAll,
  },
  siteManager: {
    ...baseRights,
    sites: readUpdateOwn,
    menus: manageOwn,
    dishes: manageOwn,
    content: manageOwn,
    popups: manageOwn,
    shop: manageOwn,
    sales: readOwn,
    customers: readUpdateDeleteOwn,
    reservations: manageOwn,
    messages: readUpdateDeleteOwn,
    accessLog: readOwn,
  },
  editor: { ...baseRights, sites: readUpdateOwn, content: manageOwn, popups: manageOwn },
  menuEditor: {
    ...baseRights,
    menus: manageOwn,
    dishes: manageOwn,
    popups: manageOwn,
    reservations: manageOwn,
    foodOrders: readUpdateDeleteOwn,
  },
  shopManager: { ...baseRights, shop: manageOwn, sales: readOwn, customers: readUpdateOwn },
  dietitian: { ...baseRights, dishes: readUpdateOwn, health: readUpdateDeleteOwn, foodOrders: readOwn },
}

/** Whether a person who may update sites changes only their alerts, as editors do. */
export const changesOnlyAlerts = ({ role }: Pick<Staff, 'role'>): boolean => role === 'editor'

/** Returns which documents of an area a member of staff may access. Visitors and unknown roles get `none`. */
export function getAccessScope(staff: Staff | null, operation: Operation, area: Area): AccessScope {
  if (!staff || !roles.includes(staff.role)) return 'none'
  return rights[staff.role][area][operation]
}
