import { addDataAndFileToRequest, type Endpoint } from 'payload'
import { z } from 'zod'
import { hexIdPattern, isHexId } from '@/domain/hex-id'
import { dayMenuSchema, insertAfter, soldOutItems } from '@/domain/menu/day-menu'
import type { Localized } from '@/domain/locale'
import { currentPeriods } from '@/domain/menu/current-periods'
import { servedMoment } from '@/domain/menu/served-moment'
import { sortByStaffOrder } from '@/domain/text/sort-order'
import { publishChange } from '@/server/cache/revisions'
import { clock } from '@/server/clock'
import { changeIf } from '@/server/database/change-if'
import { inTransaction } from '@/server/database/locks/in-transaction'
import { withLock, saveLockKey } from '@/server/database/locks/with-lock'
import { publishBesideDraft, readStoredMenus } from '@/server/database/menu/stored-menus'
import type { StoredRow } from '@/server/database/stored-row'
import { flagOf, nameOf } from '@/server/database/stored-values'
import { bilingual } from '@collections/labels'
import {
  mayChangeSite,
  readStoredLocations,
  readSiteOfLocations,
  requireMenuEditor,
} from '@collections/places/closing/stored-locations'
import { refuse } from '@collections/refuse'

const refusals = {
  unknown: bilingual(
    'This dish is not on the menu any more. Reload the page.',
    'Ce plat n’est plus au menu. Rechargez la page.',
  ),
  alreadyThere: bilingual(
    'This category has that dish already. Choose another one.',
    'Cette catégorie contient déjà ce plat. Choisissez-en un autre.',
  ),
  busy: bilingual(
    'Someone else is saving this menu right now. Try again.',
    'Quelqu’un d’autre enregistre ce menu en ce moment. Réessayez.',
  ),
}
const respond = (body: object) => Response.json(body, { headers: { 'Cache-Control': 'no-store' } })

/** With its name in both languages, one for the other where the site has only one. */
const withName = <Period extends { name: Localized }>(period: Period): Period => ({
  ...period,
  name: nameOf(period.name),
})

/**
 * `GET /api/menus/served?location=`: the meals that a location serves now or next, as its menu page opens, with the names of their
 * dishes. `menu` is null and `periods` is empty without a menu. 403 for people who may not change menus of its site.
 */
const served: Endpoint = {
  path: '/served',
  method: 'get',
  handler: async (req) => {
    const staff = requireMenuEditor(req)
    const { location } = req.query
    const [hall] = isHexId(location) ? await readStoredLocations(req, { ids: [location] }) : []
    if (!hall || !mayChangeSite(staff, hall.site)) return respond({ menu: null, periods: [] })
    const { timeZone } = await readSiteOfLocations(req, hall.site)
    const { date, minute } = servedMoment(hall.schedules, clock.now(), timeZone)
    const { docs } = await req.payload.find({
      collection: 'menus',
      where: {
        and: [
          { location: { equals: hall.id } },
          { date: { equals: date } },
          { closed: { not_equals: true } },
          { _status: { equals: 'published' } },
        ],
      },
      depth: 0,
      limit: 1,
      overrideAccess: false,
      req,
    })
    const [menu] = docs
    const day = dayMenuSchema.safeParse(menu?.day).data
    if (!menu || !day) return respond({ menu: null, periods: [] })
    const periods = currentPeriods(sortByStaffOrder(day.periods).map(withName), hall.schedules, date, minute)
    const items = periods.flatMap(({ categories }) => categories.flatMap((category) => category.items))
    const dishes = await req.payload.db.find<StoredRow<'dishes'>>({
      collection: 'dishes',
      where: { and: [{ site: { equals: hall.site } }, { id: { in: items.map(({ dish }) => dish) } }] },
      locale: 'all',
      select: { name: true },
      pagination: false,
      limit: 0,
      req,
    })
    const names = new Map(dishes.docs.map(({ id, name }) => [String(id), nameOf(name)]))
    const soldOut = soldOutItems(menu.soldOut)
    return respond({
      menu: menu.id,
      periods: periods.map(({ id, name, categories }) => ({
        ...{ id, name },
        dishes: sortByStaffOrder(categories).flatMap((category) =>
          category.items.flatMap(({ id: item, dish }) => {
            const known = names.get(dish)
            return known ? [{ item, name: known, soldOut: soldOut.includes(item) }] : []
          }),
        ),
      })),
    })
  },
}

const change = z.object({
  menu: z.string().regex(hexIdPattern),
  item: z.string().regex(hexIdPattern),
  soldOut: z.boolean(),
  /** A dish that is served instead, after it in its category. */
  replacement: z.string().regex(hexIdPattern).optional(),
})

/**
 * `POST /api/menus/sold-out`: marks a dish of a menu as sold out, or as there again. It takes the lock of the menu's saves, and
 * leaves `updatedAt` and the versions as they are: the form of a person who edits the menu stays valid. A replacement is an ordinary
 * publication of the menu that visitors see, and leaves a draft beside it. 409 for a dish that is not on the menu, and for a replacement that is in its category already.
 */
const markSoldOut: Endpoint = {
  path: '/sold-out',
  method: 'post',
  handler: async (req) => {
    const staff = requireMenuEditor(req)
    await addDataAndFileToRequest(req)
    const parsed = change.safeParse(req.data)
    if (!parsed.success) return refuse(req, refusals.unknown, 409)
    const { menu: id, item, soldOut, replacement } = parsed.data
    const isDone = await withLock(req.payload, saveLockKey('menus', id), async () => {
      const [menu] = await readStoredMenus(req.payload, { id: { equals: id } }, req)
      const day = dayMenuSchema.safeParse(menu?.published?.day).data
      const items = day?.periods.flatMap(({ categories }) => categories.flatMap((category) => category.items)) ?? []
      if (!menu || !day || !mayChangeSite(staff, menu.site) || !items.some((each) => each.id === item))
        return refuse(req, refusals.unknown, 409)
      const replaced = replacement ? insertAfter(day, item, replacement) : undefined
      if (replaced === null) return refuse(req, refusals.alreadyThere, 409)
      const { updatedAt } = replaced
        ? await inTransaction(req, () =>
            publishBesideDraft(
              req.payload,
              menu,
              { closed: flagOf(menu.published?.closed), day: replaced },
              { req, overrideAccess: false },
            ),
          )
        : menu.row
      const others = soldOutItems(menu.row.soldOut).filter(
        (each) => each !== item && items.some((it) => it.id === each),
      )
      const marks = soldOut ? [...others, item] : others
      await changeIf(req.payload, 'menus', { id: { equals: id } }, { soldOut: marks, updatedAt })
      await publishChange(req.payload, menu.site, req)
      return true
    })
    return isDone ? respond({ ok: true }) : refuse(req, refusals.busy, 409)
  },
}

/** What a kitchen does during a meal. Only who may change menus uses them. */
export const soldOutEndpoints: Endpoint[] = [served, markSoldOut]
