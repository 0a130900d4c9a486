import { Forbidden, type Endpoint } from 'payload'
import type { Localized } from '@/domain/locale'
import { isHexId } from '@/domain/hex-id'
import { dayMenuSchema, menuNameKey } from '@/domain/menu/day-menu'
import { getAccessScope } from '@/domain/roles'
import { campusDateAt } from '@/domain/time/campus-time'
import { clock } from '@/server/clock'
import { readStoredMenus } from '@/server/database/menu/stored-menus'
import type { StoredRow } from '@/server/database/stored-row'
import { idOf, nameOf } from '@/server/database/stored-values'
import { findSites } from '@collections/access/find-sites'
import { signedInStaff } from '@collections/access/signed-in-staff'
import { readStoredLocations } from '@collections/places/closing/stored-locations'

/** A meal of a day at a location that serves a dish. */
type DishUse = { location: string; place: Localized; date: string; periods: Localized[] }

/** The names of the meals of a day that serve a dish. */
const periodsWith = (dish: string, day: unknown): Localized[] =>
  (dayMenuSchema.safeParse(day).data?.periods ?? [])
    .filter(({ categories }) => categories.some(({ items }) => items.some((item) => item.dish === dish)))
    .map(({ name }) => nameOf(name))

/**
 * `GET /api/dishes/{id}/uses`: where a dish is served from today on, or planned in a draft, in the order of days: `{ uses: DishUse[] }`.
 * Days on which the location is closed do not count. 403 for people who may not read the menus of its site, and for a dish that does not exist.
 */
export const dishUses: Endpoint = {
  path: '/:id/uses',
  method: 'get',
  handler: async (req) => {
    const staff = signedInStaff(req)
    const scope = getAccessScope(staff, 'read', 'menus')
    const id = req.routeParams?.id
    if (!staff || scope === 'none' || !isHexId(id)) throw new Forbidden(req.t)
    const { db } = req.payload
    const dish = await db.findOne<StoredRow<'dishes', 'site'>>({
      collection: 'dishes',
      where: { id: { equals: id } },
      select: { site: true },
      req,
    })
    const [site] = await findSites(
      req,
      (siteId) => siteId === idOf(dish?.site) && (scope === 'all' || staff.siteIds.includes(siteId)),
    )
    if (!site) throw new Forbidden(req.t)
    const today = campusDateAt(clock.now(), site.timeZone)
    const menus = await readStoredMenus(
      req.payload,
      { and: [{ site: { equals: site.id } }, { date: { greater_than_equal: today } }] },
      req,
    )
    const names = new Map((await readStoredLocations(req, { site: site.id })).map((hall) => [hall.id, hall.name]))
    const uses = menus.flatMap(({ location, date, published, draft }): DishUse[] => {
      const place = names.get(location)
      const found = [published, draft].flatMap((menu) => (menu && !menu.closed ? periodsWith(id, menu.day) : []))
      const periods = [...new Map(found.map((name) => [menuNameKey(name), name])).values()]
      return place && periods.length > 0 ? [{ location, place: nameOf(place), date, periods }] : []
    })
    return Response.json({ uses }, { headers: { 'Cache-Control': 'no-store' } })
  },
}
