import type { Endpoint, PayloadRequest, Where } from 'payload'
import { dayMenuSchema } from '@/domain/menu/day-menu'
import { listMissingMenus } from '@/domain/menu/missing-menus'
import { addDays, type CampusDate } from '@/domain/time/calendar'
import { campusDateAt } from '@/domain/time/campus-time'
import { clock } from '@/server/clock'
import { readStoredMenus } from '@/server/database/menu/stored-menus'
import type { StoredRow } from '@/server/database/stored-row'
import { nameOf } from '@/server/database/stored-values'
import { requireSite } from '@collections/access/require-site'
import { readStoredLocations } from '@collections/places/closing/stored-locations'

const daysAhead = 7

const all = { locale: 'all', pagination: false, limit: 0 } as const
const respond = (body: object) => Response.json(body, { headers: { 'Cache-Control': 'no-store' } })

/** The menus of a site on some days, in the order of days: those that visitors see, and the drafts of others. */
async function readMenus(req: PayloadRequest, site: string, dates: CampusDate[]) {
  const where: Where = { and: [{ site: { equals: site } }, { date: { in: dates } }] }
  const stored = await readStoredMenus(req.payload, where, req)
  return stored.flatMap(({ location, date, published, draft }) =>
    [published, draft].flatMap((menu) =>
      menu
        ? [
            {
              ...{ location, date, closed: menu.closed, isDraft: menu === draft },
              periods: (!menu.closed && dayMenuSchema.safeParse(menu.day).data?.periods) || [],
            },
          ]
        : [],
    ),
  )
}

type Menu = Awaited<ReturnType<typeof readMenus>>[number]

/** The dishes of some menus, each with where and when it is served first. */
function firstServings(menus: readonly Menu[]) {
  const first = new Map<string, { location: string; date: CampusDate }>()
  for (const { location, date, periods } of menus)
    for (const { dish } of periods.flatMap(({ categories }) => categories.flatMap(({ items }) => items)))
      if (location && !first.has(dish)) first.set(dish, { location, date })
  return first
}

/** The ids of the dishes that a site serves or plans to serve on some days. */
export const readServedDishes = async (req: PayloadRequest, site: string, dates: CampusDate[]): Promise<string[]> => [
  ...firstServings(await readMenus(req, site, dates)).keys(),
]

/**
 * `GET /api/menus/work?site=`: what is still to do for the menus of the next seven days, today included: the days on which an open
 * location has none, apart from those with a draft, and the dishes whose allergens nobody has declared, each with where it is served
 * first. 403 for people who may not read menus, and for sites that are not theirs. `site` is null for a person without one, and on a new installation.
 */
export const menuWork: Endpoint = {
  path: '/work',
  method: 'get',
  handler: async (req) => {
    const { site } = await requireSite(req, 'menus')
    if (!site) return respond({ site: null, missing: [], drafts: [], undeclared: [] })
    const today = campusDateAt(clock.now(), site.timeZone)
    const dates = Array.from({ length: daysAhead }, (_, day) => addDays(today, day))
    const halls = (await readStoredLocations(req, { site: site.id })).filter(
      ({ active, hasMenus }) => active && hasMenus,
    )
    const menus = await readMenus(req, site.id, dates)
    const found = halls.map(({ id, name, schedules }) => {
      const own = menus.filter(({ location }) => location === id)
      const visible = own.filter(({ isDraft }) => !isDraft)
      const stored = visible.map(({ periods, ...menu }) => ({ ...menu, published: periods.length > 0 }))
      const planned = own.filter(({ closed, isDraft, periods }) => isDraft && (closed || periods.length > 0))
      const isPlanned = (date: CampusDate) => planned.some((menu) => menu.date === date)
      return { id, name, dates: listMissingMenus(dates, schedules, stored), isPlanned }
    })
    const listHalls = (isListed: (isPlanned: boolean) => boolean) =>
      found
        .map(({ isPlanned, dates, ...hall }) => ({ ...hall, dates: dates.filter((date) => isListed(isPlanned(date))) }))
        .filter((hall) => hall.dates.length > 0)
    const first = firstServings(menus)
    const undeclared = await req.payload.db.find<StoredRow<'dishes'>>({
      collection: 'dishes',
      where: {
        and: [
          { site: { equals: site.id } },
          { id: { in: [...first.keys()] } },
          { allergensDeclared: { not_equals: true } },
        ],
      },
      select: { name: true },
      ...all,
      req,
    })
    const names = new Map(halls.map(({ id, name }) => [id, name]))
    return respond({
      site: site.name,
      missing: listHalls((isPlanned) => !isPlanned),
      drafts: listHalls((isPlanned) => isPlanned),
      undeclared: undeclared.docs
        .flatMap(({ id, name }) => {
          const serving = first.get(String(id))
          const place = serving && names.get(serving.location)
          return place ? [{ id: String(id), name: nameOf(name), place, date: serving.date }] : []
        })
        .toSorted((a, b) => a.date.localeCompare(b.date)),
    })
  },
}
