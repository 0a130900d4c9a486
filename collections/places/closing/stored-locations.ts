import { Forbidden, type PayloadRequest, type Where } from 'payload'
import { signedInStaff } from '@collections/access/signed-in-staff'
import { getAccessScope, type Staff } from '@/domain/roles'
import type { Occupancy } from '@/domain/places/occupancy'
import { keepEffectiveClosures, type Schedule } from '@/domain/places/hours/schedules'
import { scheduleOf } from '@/server/database/menu/stored-schedule'
import { readMenuClosures } from '@/server/database/menu/closed-menus'
import type { StoredRow } from '@/server/database/stored-row'
import { fieldsOf, flagOf, idOf, nameOf, textOf } from '@/server/database/stored-values'
import { occupancies } from '@/domain/places/occupancy'

/**
 * Special hours that Close… wrote, which are also among the `schedules` of their location. `by` is the id of the person, null
 * when the account was deleted.
 */
export type ClosureRow = Schedule & { id: string; closureId: string; by: string | null }
export type StoredLocation = {
  id: string
  site: string
  name: { en: string; fr: string }
  active: boolean
  /** Whether it has a menu for each day. */
  hasMenus: boolean
  occupancy: Occupancy
  schedules: Schedule[]
  closures: ClosureRow[]
}

/**
 * The signed-in person, who may change menus and hours: administrators, site managers and menu editors. Everybody else gets 403.
 * Closing, reopening and "How busy" need the same right as the collections of menus and hours.
 */
export function requireMenuEditor(req: PayloadRequest): Staff {
  const staff = signedInStaff(req)
  if (!staff || getAccessScope(staff, 'update', 'menus') === 'none') throw new Forbidden(req.t)
  return staff
}

/** Whether a person may change the hours of a site. */
export const mayChangeSite = (staff: Staff, site: string) =>
  getAccessScope(staff, 'update', 'menus') === 'all' || staff.siteIds.includes(site)

/** Locations with the hours that decide whether they are open, in staff order; of one site, or those with the given ids. */
export async function readStoredLocations(
  req: PayloadRequest,
  by: { site: string } | { ids: string[] },
): Promise<StoredLocation[]> {
  const { db } = req.payload
  const where: Where = 'site' in by ? { site: { equals: by.site } } : { id: { in: by.ids } }
  const all = { pagination: false, limit: 0, req } as const
  const { docs } = await db.find<StoredRow<'locations'>>({
    collection: 'locations',
    where,
    locale: 'all',
    sort: ['sortOrder', 'id'],
    select: { name: true, site: true, active: true, occupancy: true, showMenus: true, useMenuImages: true },
    ...all,
  })
  const ids = docs.map(({ id }) => String(id))
  if (ids.length === 0) return []
  const sites = [...new Set(docs.flatMap(({ site }) => idOf(site) ?? []))]
  const [{ docs: rows }, closedMenus] = await Promise.all([
    db.find<StoredRow<'schedules'>>({
      collection: 'schedules',
      where: { location: { in: ids } },
      locale: 'all',
      ...all,
    }),
    Promise.all(sites.map((site) => readMenuClosures(req.payload, site))),
  ])
  return docs.map((doc): StoredLocation => {
    const own = rows.filter(({ location }) => idOf(location) === String(doc.id))
    const menus = closedMenus.flat().filter(({ locationId }) => locationId === String(doc.id))
    const hours = own.map(hoursOf).filter(({ type }) => type !== 'reservation')
    return {
      id: String(doc.id),
      site: idOf(doc.site) ?? '',
      name: nameOf(doc.name),
      active: flagOf(doc.active),
      hasMenus: flagOf(doc.showMenus) && !flagOf(doc.useMenuImages),
      occupancy: occupancies.find((each) => each === doc.occupancy) ?? 'na',
      schedules: [...hours, ...keepEffectiveClosures(hours, menus)],
      closures: hours.filter((row) => 'closureId' in row),
    }
  })
}

function hoursOf(doc: StoredRow<'schedules'>): Schedule | ClosureRow {
  const closureId = textOf(doc.closure)
  const schedule = scheduleOf(doc)
  return closureId ? { ...schedule, id: String(doc.id), closureId, by: idOf(doc.closedBy) } : schedule
}

/** The time zone of a site, and its name in both languages. */
export async function readSiteOfLocations(req: PayloadRequest, site: string) {
  const doc = await req.payload.db.findOne<StoredRow<'sites'>>({
    collection: 'sites',
    where: { id: { equals: site } },
    locale: 'all',
    req,
  })
  return { name: nameOf(fieldsOf(doc).name), timeZone: textOf(fieldsOf(doc).timeZone) ?? 'America/Toronto' }
}
