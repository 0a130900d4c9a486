export const roles = ['administrator', 'siteManager', 'editor', 'menuEditor', 'shopManager', 'dietitian'] as const
export type Role = (typeof roles)[number]

/** A signed-in member of staff. `siteIds` are the sites of their work; an administrator's are not asked. */
export type Staff = { id: string; role: Role; siteIds: string[] }

export type Operation = 'read' | 'create' | 'update' | 'delete'

/**
 * What staff work on. `menus` are dishes, menus and hours; `content` is sections, news, events and the like; `reference`
 * is what all sites share, such as menu filters; `shop` is what is sold and how; `sales` are carts, orders and
 * subscriptions; `messages` are feedback and contact messages; `health` is what customers say of their allergies, diets
 * and food insecurity; `foodOrders` are orders that carry allergens to the kitchen; `accessLog` says who looked at either.
 */
export const areas = [
  'sites',
  'staff',
  'menus',
  'content',
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

/** `ownSites` is what belongs to a site of theirs, and nothing when they have none. */
export type Reach = 'all' | 'ownSites' | 'none'

type Rights = Record<Operation, Reach>

const nothing: Rights = { read: 'none', create: 'none', update: 'none', delete: 'none' }
const everywhere: Rights = { read: 'all', create: 'all', update: 'all', delete: 'all' }
const lookEverywhere: Rights = { ...nothing, read: 'all' }
const adjustEverywhere: Rights = { ...lookEverywhere, update: 'all', delete: 'all' }
const tidyEverywhere: Rights = { ...lookEverywhere, delete: 'all' }
const here: Rights = { read: 'ownSites', create: 'ownSites', update: 'ownSites', delete: 'ownSites' }
const lookHere: Rights = { ...nothing, read: 'ownSites' }
const changeHere: Rights = { ...lookHere, update: 'ownSites' }
const adjustHere: Rights = { ...changeHere, delete: 'ownSites' }
const tidyHere: Rights = { ...lookHere, delete: 'ownSites' }

const ofEveryone: Record<Area, Rights> = {
  sites: lookHere,
  staff: lookHere,
  menus: lookHere,
  content: lookHere,
  uploads: here,
  reference: lookEverywhere,
  shop: nothing,
  sales: nothing,
  customers: nothing,
  reservations: nothing,
  messages: nothing,
  health: nothing,
  foodOrders: nothing,
  accessLog: nothing,
}

/**
 * Orders and carts are records: staff read them, the shop writes them. Health data is for dietitians alone; who runs the
 * system or a site has no need of it. The kitchen sees the allergens of the meals that it prepares.
 */
const rights: Record<Role, Record<Area, Rights>> = {
  administrator: {
    ...ofEveryone,
    sites: everywhere,
    staff: everywhere,
    menus: everywhere,
    content: everywhere,
    uploads: everywhere,
    reference: everywhere,
    shop: everywhere,
    sales: lookEverywhere,
    customers: adjustEverywhere,
    reservations: everywhere,
    messages: tidyEverywhere,
    accessLog: lookEverywhere,
  },
  siteManager: {
    ...ofEveryone,
    sites: changeHere,
    menus: here,
    content: here,
    shop: here,
    sales: lookHere,
    customers: adjustHere,
    reservations: here,
    messages: tidyHere,
    accessLog: lookHere,
  },
  editor: { ...ofEveryone, content: here },
  menuEditor: { ...ofEveryone, menus: here, reservations: here, foodOrders: adjustHere },
  shopManager: { ...ofEveryone, shop: here, sales: lookHere, customers: changeHere },
  dietitian: { ...ofEveryone, health: adjustHere, foodOrders: lookHere },
}

/** How far a member of staff may do something. Nobody, and a role that is none of ours, may do nothing. */
export function may(staff: Staff | null, operation: Operation, area: Area): Reach {
  if (!staff || !roles.includes(staff.role)) return 'none'
  return rights[staff.role][area][operation]
}

/** Whether they may do it to what belongs to one site. */
export function mayAt(staff: Staff | null, operation: Operation, area: Area, siteId: string): boolean {
  const reach = may(staff, operation, area)
  return reach === 'all' || (reach === 'ownSites' && staff !== null && staff.siteIds.includes(siteId))
}
