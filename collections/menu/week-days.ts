import { type PayloadRequest, type Where } from 'payload'
import { dayMenuSchema } from '@/domain/menu/day-menu'
import type { PlannedDay, WeekDay } from '@/domain/menu/week-plan'
import { sortByStaffOrder } from '@/domain/text/sort-order'
import type { CampusDate } from '@/domain/time/calendar'
import { formatLongDate } from '@/domain/time/date-formats'
import { lockKey, saveLockKey } from '@/server/database/locks/with-lock'
import { inTransaction } from '@/server/database/locks/in-transaction'
import { readStoredMenus, type MenuContent, type StoredMenu } from '@/server/database/menu/stored-menus'
import { readSiteLanguages } from '@/server/database/site-languages'
import type { StoredRow } from '@/server/database/stored-row'
import { flagOf, localizedOf, nameOf } from '@/server/database/stored-values'
import { withLocks } from '@/server/http/studio/save-locks'
import { bilingual, type BilingualText } from '@collections/labels'
import {
  mayChangeSite,
  readStoredLocations,
  requireMenuEditor,
  type StoredLocation,
} from '@collections/places/closing/stored-locations'
import { refuse } from '@collections/refuse'

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
export const refuseUnreadable = (req: PayloadRequest): never => refuse(req, refusals.unreadable)
export const respond = (body: object) => Response.json(body, { headers: { 'Cache-Control': 'no-store' } })

/** A location with menus that the person may change; refuses any other. */
async function findLocation(req: PayloadRequest, id: string): Promise<StoredLocation> {
  const staff = requireMenuEditor(req)
  const [hall] = await readStoredLocations(req, { ids: [id] })
  return hall && mayChangeSite(staff, hall.site) ? hall : refuseUnreadable(req)
}

/** The periods, categories and dishes of a menu, in serving order. */
export const planOf = ({ closed, day }: MenuContent): Pick<PlannedDay, 'closed' | 'periods'> => ({
  closed,
  periods: sortByStaffOrder(dayMenuSchema.safeParse(day).data?.periods ?? []).map(({ name, categories }) => ({
    name,
    categories: sortByStaffOrder(categories).map((category) => ({
      name: category.name,
      dishes: category.items.map(({ dish }) => dish),
    })),
  })),
})

function weekDayOf(date: CampusDate, menu: StoredMenu | undefined): WeekDay {
  const content = menu?.draft ?? menu?.published
  const plan = content ? planOf(content) : { closed: false, periods: [] }
  const isEmpty = !plan.closed && plan.periods.length === 0
  const state = menu?.published ? (menu.draft ? 'changed' : 'published') : isEmpty ? 'none' : 'draft'
  return { id: menu?.id ?? null, date, updatedAt: menu?.updatedAt ?? null, state, ...plan }
}

/** The stored menus of a location by day. */
async function readMenus(req: PayloadRequest, location: string, dates: readonly CampusDate[]) {
  const where: Where = { and: [{ location: { equals: location } }, { date: { in: [...dates] } }] }
  return new Map((await readStoredMenus(req.payload, where, req)).map((menu) => [menu.date, menu]))
}

/**
 * The menus of a location on some days, also those without one, each in its newest version. Dishes that were deleted are left out.
 */
export async function readDays(req: PayloadRequest, { id, site }: StoredLocation, dates: readonly CampusDate[]) {
  const menus = await readMenus(req, id, dates)
  const stored = dates.map((date) => weekDayOf(date, menus.get(date)))
  const ids = new Set(stored.flatMap(dishesOf))
  const dishes = await req.payload.db.find<StoredRow<'dishes', 'name' | 'allergensDeclared'>>({
    collection: 'dishes',
    where: { and: [{ site: { equals: site } }, { id: { in: [...ids] } }] },
    select: { name: true, allergensDeclared: true },
    ...({ locale: 'all', pagination: false, limit: 0, req } as const),
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

/** A day that a request changes, and on which stored version it is based. */
type Based = Pick<PlannedDay, 'date' | 'updatedAt'>
/** Writes one of the days; `menu` is undefined where none is stored. */
type WriteDay<Day> = (day: Day, menu: StoredMenu | undefined, hall: StoredLocation) => Promise<unknown>

/**
 * Writes days of a location, all or none, under the locks of their saves, and answers them as they are stored then. 409 names the days
 * that somebody has saved since they were read.
 */
export async function writeDays<Day extends Based>(
  req: PayloadRequest,
  { location, days }: { location: string; days: Day[] },
  write: WriteDay<Day>,
): Promise<Response> {
  const hall = await findLocation(req, location)
  const dates = days.map(({ date }) => date)
  const ids = [...(await readMenus(req, hall.id, dates)).values()].map(({ id }) => id).toSorted()
  const locks = [lockKey('week', hall.id), ...ids.map((id) => saveLockKey('menus', id))]
  const saved = await withLocks(req.payload, locks, async () => {
    const menus = await readMenus(req, hall.id, dates)
    const stale = days.filter(({ date, updatedAt }) => (menus.get(date)?.updatedAt ?? null) !== updatedAt)
    if (stale.length > 0) refuse(req, staleSentence(stale.map(({ date }) => date)), 409)
    await inTransaction(req, async () => {
      for (const day of days) await write(day, menus.get(day.date), hall)
    })
    return readDays(req, hall, dates)
  })
  return saved ? respond(saved) : refuse(req, refusals.busy, 409)
}

function staleSentence(dates: CampusDate[]): BilingualText {
  const list = (locale: 'en' | 'fr') =>
    new Intl.ListFormat(`${locale}-CA`).format(dates.map((date) => formatLongDate(date, locale)))
  return bilingual(
    `Somebody has changed the menu meanwhile: ${list('en')}. Nothing was saved; the page shows it as it is now.`,
    `Quelqu’un a modifié le menu entre-temps\u00a0: ${list('fr')}. Rien n’a été enregistré; la page montre le menu actuel.`,
  )
}
