import { addDataAndFileToRequest, APIError, type Endpoint, type PayloadRequest } from 'payload'
import { inTransaction } from '@/server/database/locks/in-transaction'
import { z } from 'zod'
import { hexIdPattern } from '@/domain/hex-id'
import { dayMenuSchema } from '@/domain/menu/day-menu'
import type { PlannedDay } from '@/domain/menu/week-plan'
import { sortByStaffOrder } from '@/domain/text/sort-order'
import { isCampusDate, weekOf, type CampusDate } from '@/domain/time/calendar'
import { campusDateAt } from '@/domain/time/campus-time'
import { formatLongDate } from '@/domain/time/date-formats'
import { clock } from '@/server/clock'
import { lockKey, saveLockKey } from '@/server/database/locks/with-lock'
import { readSiteLanguages } from '@/server/database/site-languages'
import { flagOf, localizedOf, nameOf, textOf } from '@/server/database/stored-values'
import { withLocks } from '@/server/http/studio/save-locks'
import { findSites } from '@collections/access/find-sites'
import { bilingual, translate, type BilingualText } from '@collections/labels'
import {
  mayChangeSite,
  readStoredLocations,
  requireMenuEditor,
  type StoredLocation,
} from '@collections/places/closing/stored-locations'

const refusals = {
  unreadable: bilingual(
    'This week could not be read. Reload the page.',
    'Cette semaine est illisible. Rechargez la page.',
  ),
  busy: bilingual(
    'Someone else is saving a menu of this week right now. Try again.',
    'Quelqu’un d’autre enregistre un menu de cette semaine en ce moment. Réessayez.',
  ),
}
const refuse = (req: PayloadRequest, text: BilingualText, status = 400): never => {
  throw new APIError(translate(req, text), status, undefined, true)
}
const respond = (body: object) => Response.json(body, { headers: { 'Cache-Control': 'no-store' } })

type Row = Record<string, unknown> & { id: string }
type StoredDay = PlannedDay & { id: string | null }

/** A location with menus that the person may change; refuses any other. */
async function findLocation(req: PayloadRequest, id: string): Promise<StoredLocation> {
  const staff = requireMenuEditor(req)
  const [hall] = await readStoredLocations(req, { ids: [id] })
  return hall && mayChangeSite(staff, hall.site) ? hall : refuse(req, refusals.unreadable)
}

/** The menus of a location on some days, also those without one. Dishes that were deleted are left out. */
async function readDays(req: PayloadRequest, { id: location, site }: StoredLocation, dates: readonly CampusDate[]) {
  const all = { locale: 'all', pagination: false, limit: 0, req } as const
  const { docs } = await req.payload.db.find<Row>({
    collection: 'menus',
    where: { and: [{ location: { equals: location } }, { date: { in: [...dates] } }] },
    ...all,
  })
  const stored = dates.map((date): StoredDay => {
    const menu = docs.find((doc) => textOf(doc.date) === date)
    return {
      id: menu ? String(menu.id) : null,
      date,
      updatedAt: menu ? new Date(String(menu.updatedAt)).toISOString() : null,
      closed: flagOf(menu?.closed),
      periods: sortByStaffOrder(dayMenuSchema.safeParse(menu?.day).data?.periods ?? []).map(({ name, categories }) => ({
        name,
        categories: sortByStaffOrder(categories).map((category) => ({
          name: category.name,
          dishes: category.items.map(({ dish }) => dish),
        })),
      })),
    }
  })
  const ids = new Set(stored.flatMap(dishesOf))
  const dishes = await req.payload.db.find<Row>({
    collection: 'dishes',
    where: { and: [{ site: { equals: site } }, { id: { in: [...ids] } }] },
    select: { name: true, allergensDeclared: true },
    ...all,
  })
  const languages = await readSiteLanguages(req.payload, site, req)
  const known = new Map(
    dishes.docs.map((dish) => {
      const named = localizedOf(dish.name)
      const missingName = languages.find((locale) => !named[locale]) ?? null
      return [
        String(dish.id),
        { name: nameOf(dish.name), allergensDeclared: flagOf(dish.allergensDeclared), missingName },
      ]
    }),
  )
  const days = stored.map((day) => ({
    ...day,
    periods: day.periods.map((period) => ({
      ...period,
      categories: period.categories.map((category) => ({
        ...category,
        dishes: category.dishes.filter((dish) => known.has(dish)),
      })),
    })),
  }))
  return { days, dishes: Object.fromEntries(known) }
}
const dishesOf = ({ periods }: PlannedDay) =>
  periods.flatMap(({ categories }) => categories.flatMap(({ dishes }) => dishes))

/**
 * `GET /api/menus/week?site=&location=&from=`: the seven days of a location with their menus and the names of their dishes, the week
 * of today unless `from` names another day. Without a site or a location with menus, `location` is null and `days` is empty. 403 for
 * people who may not change menus.
 */
const week: Endpoint = {
  path: '/week',
  method: 'get',
  handler: async (req) => {
    const staff = requireMenuEditor(req)
    const sites = await findSites(req, (id) => mayChangeSite(staff, id))
    const site = sites.find(({ id }) => id === textOf(req.query.site)) ?? sites[0]
    const halls = site ? await readStoredLocations(req, { site: site.id }) : []
    const locations = halls.filter(({ active, hasMenus }) => active && hasMenus)
    const hall = locations.find(({ id }) => id === req.query.location) ?? locations[0]
    const asked = textOf(req.query.from) ?? ''
    const today = campusDateAt(clock.now(), site?.timeZone ?? 'America/Toronto')
    const dates = weekOf(isCampusDate(asked) ? asked : today)
    return respond({
      site: site?.id ?? null,
      today,
      locations: locations.map(({ id, name }) => ({ id, name })),
      location: hall?.id ?? null,
      ...(hall ? await readDays(req, hall, dates) : { days: [], dishes: {} }),
    })
  },
}

const text = z.object({ en: z.string().trim().max(200), fr: z.string().trim().max(200) })
const change = z.object({
  location: z.string().regex(hexIdPattern),
  days: z
    .array(
      z.object({
        date: z.string().refine(isCampusDate),
        updatedAt: z.string().nullable(),
        closed: z.boolean(),
        periods: z
          .array(
            z.object({
              name: text,
              categories: z
                .array(z.object({ name: text, dishes: z.array(z.string().regex(hexIdPattern)).max(200) }))
                .max(60),
            }),
          )
          .max(30),
      }),
    )
    .min(1)
    .max(7),
})
type Change = z.infer<typeof change>

/**
 * `POST /api/menus/week`: saves some days of a location, all or none, each as an ordinary save of its menu, and answers them as they are
 * stored. A day says on which stored version it is based; 409 names the days that somebody has saved since.
 */
const saveWeek: Endpoint = {
  path: '/week',
  method: 'post',
  handler: async (req) => {
    requireMenuEditor(req)
    await addDataAndFileToRequest(req)
    const { data } = change.safeParse(req.data)
    if (!data) return refuse(req, refusals.unreadable)
    const hall = await findLocation(req, data.location)
    const dates = data.days.map(({ date }) => date)
    const stored = await readDays(req, hall, dates)
    const ids = stored.days.flatMap(({ id }) => id ?? []).toSorted()
    const locks = [lockKey('week', hall.id), ...ids.map((id) => saveLockKey('menus', id))]
    const saved = await withLocks(req.payload, locks, async () => {
      await saveDays(req, hall, data)
      return readDays(req, hall, dates)
    })
    return saved ? respond(saved) : refuse(req, refusals.busy, 409)
  },
}

/** Saves the days in one transaction. Refuses when one of them is not the stored one any more. */
async function saveDays(req: PayloadRequest, hall: StoredLocation, { days }: Change): Promise<void> {
  const stored = await readDays(
    req,
    hall,
    days.map(({ date }) => date),
  )
  const stale = days.filter((day, index) => stored.days[index]?.updatedAt !== day.updatedAt)
  if (stale.length > 0) refuse(req, staleSentence(stale.map(({ date }) => date)), 409)
  await inTransaction(req, async () => {
    for (const [index, { date, closed, periods }] of days.entries()) {
      const id = stored.days[index]?.id
      const day = {
        periods: periods.map(({ name, categories }) => ({
          name,
          categories: categories.map((category) => ({
            name: category.name,
            items: category.dishes.map((dish) => ({ dish })),
          })),
        })),
      }
      const data = { closed, day }
      if (id) await req.payload.update({ collection: 'menus', id, data, depth: 0, overrideAccess: false, req })
      else if (closed || periods.length > 0)
        await req.payload.create({
          collection: 'menus',
          data: { ...data, site: hall.site, location: hall.id, date },
          depth: 0,
          overrideAccess: false,
          req,
        })
    }
  })
}

function staleSentence(dates: CampusDate[]): BilingualText {
  const list = (locale: 'en' | 'fr') =>
    new Intl.ListFormat(`${locale}-CA`).format(dates.map((date) => formatLongDate(date, locale)))
  return bilingual(
    `Somebody has changed the menu meanwhile: ${list('en')}. Nothing was saved; the page shows it as it is now.`,
    `Quelqu’un a modifié le menu entre-temps\u00a0: ${list('fr')}. Rien n’a été enregistré; la page montre le menu actuel.`,
  )
}

/** The week of a location: read and saved at once. Only who may change menus uses them. */
export const weekEndpoints: Endpoint[] = [week, saveWeek]
