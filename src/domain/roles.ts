export const roles = ['administrator', 'siteManager', 'editor', 'menuEditor'] as const
export type Role = (typeof roles)[number]

/** A signed-in member of staff. `siteIds` are the sites of their work; an administrator's are not asked. */
export type Staff = { id: string; role: Role; siteIds: string[] }

export type Operation = 'read' | 'create' | 'update' | 'delete'

/**
 * `menus` are dishes, menus and hours; `content` is sections, news, events and the like; `reference` is what all sites
 * share, such as menu filters.
 */
export type Area = 'sites' | 'staff' | 'menus' | 'content' | 'uploads' | 'reference'

/** `ownSites` is what belongs to a site of theirs, and nothing when they have none. */
export type Reach = 'all' | 'ownSites' | 'none'

type Rights = Record<Operation, Reach>

const everywhere: Rights = { read: 'all', create: 'all', update: 'all', delete: 'all' }
const here: Rights = { read: 'ownSites', create: 'ownSites', update: 'ownSites', delete: 'ownSites' }
const lookHere: Rights = { read: 'ownSites', create: 'none', update: 'none', delete: 'none' }
const adjustHere: Rights = { ...lookHere, update: 'ownSites' }
const lookEverywhere: Rights = { ...lookHere, read: 'all' }

const rights: Record<Role, Record<Area, Rights>> = {
  administrator: {
    sites: everywhere,
    staff: everywhere,
    menus: everywhere,
    content: everywhere,
    uploads: everywhere,
    reference: everywhere,
  },
  siteManager: {
    sites: adjustHere,
    staff: lookHere,
    menus: here,
    content: here,
    uploads: here,
    reference: lookEverywhere,
  },
  editor: {
    sites: lookHere,
    staff: lookHere,
    menus: lookHere,
    content: here,
    uploads: here,
    reference: lookEverywhere,
  },
  menuEditor: {
    sites: lookHere,
    staff: lookHere,
    menus: here,
    content: lookHere,
    uploads: here,
    reference: lookEverywhere,
  },
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
