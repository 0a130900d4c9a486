import type { Payload } from 'payload'
import { newHexId } from '@/server/database/hex-ids'
import { openPayload } from '@/server/database/payload'
import { fieldsOf, localizedOf, textOf } from '@/server/database/stored-values'
import { dayMenuSchema } from '@/domain/menu/day-menu'
import { expandCycle } from '@/features/menu/import/expand-cycle'
import { nameKey, tablesOfFeed, type KnownNames, type Named } from './feed-tables'
import type { Checked, Problem } from '@/features/menu/import/import-problems'
import { planDishes, readKnownDishRefs, type ImportPlan } from '@/features/menu/import/plan-dishes'
import { planMenus, readKnownMenuRefs } from '@/features/menu/import/plan-menus'
import { readDishRows } from '@/features/menu/import/read-dish-rows'
import { findLocation, readMenuRows } from '@/features/menu/import/read-menu-rows'
import { readOpenMensa } from './read-open-mensa'
import { failure } from '@/features/menu/import/table/table'

/** Where the meals of a feed are served: the id or the name of a location, and a period; null where the categories name it. */
export type FeedPlace = { location: string; period: string | null }

type Stored = { id: string } & Record<string, unknown>
/** How many of the latest menus of a location are read for the names of periods and categories in both languages. */
const latestMenus = 60

/** Reads and checks an OpenMensa feed and plans the dishes that the site does not have, and the days of a location. Writes nothing. */
export async function prepareFeed(text: string, siteId: string, place: FeedPlace | null): Promise<Checked<ImportPlan>> {
  const days = readOpenMensa(text)
  if (!days.ok) return days
  if (!place)
    return failure(
      null,
      'the file is a feed of one canteen: choose the location that serves it',
      'le fichier est le flux d’une cantine\u00a0: choisissez le point de service',
    )
  const payload = await openPayload()
  const [dishRefs, menuRefs] = await Promise.all([
    readKnownDishRefs(payload, siteId),
    readKnownMenuRefs(payload, siteId),
  ])
  const unknown: Problem[] = []
  const report = (en: string, fr: string) => void unknown.push({ line: null, reason: { en, fr } })
  const locationId = findLocation(place.location, menuRefs.locations, report)
  if (!locationId) return { ok: false, problems: unknown }
  const names = await readKnownNames(payload, siteId, locationId, menuRefs.languages)
  const tables = tablesOfFeed(days.value, locationId, place.period, names)
  if (!tables.ok) return tables

  const dishes = tables.value.dishes ? readDishRows(tables.value.dishes, dishRefs) : { ok: true as const, value: [] }
  if (!dishes.ok) return dishes
  const ids = new Map(dishes.value.map(({ code }) => [code, newHexId()]))
  const menus = readMenuRows(tables.value.menus, { ...menuRefs, dishes: new Map([...menuRefs.dishes, ...ids]) })
  if (!menus.ok) return menus
  const added = await planDishes(payload, siteId, dishes.value, dishRefs, (_, code = '') => ids.get(code) ?? newHexId())
  const served = await planMenus(payload, siteId, expandCycle(menus.value, null))
  return {
    ok: true,
    value: {
      unchanged: served.unchanged,
      changes: [...added.changes, ...served.changes],
      notes: [noteDishes(tables.value.known, dishes.value.length), ...added.notes, ...served.notes],
    },
  }
}

const noteDishes = (known: number, added: number): Problem => ({
  line: null,
  reason: {
    en: `dishes that the site has under the same name, with the allergens declared there: ${known}; new dishes, whose allergens are not declared: ${added}`,
    fr: `plats que le site a sous le même nom, avec les allergènes qui y sont déclarés\u00a0: ${known}; nouveaux plats, dont les allergènes ne sont pas déclarés\u00a0: ${added}`,
  },
})

async function readKnownNames(
  payload: Payload,
  siteId: string,
  locationId: string,
  languages: KnownNames['languages'],
): Promise<KnownNames> {
  const [dishes, menus] = await Promise.all([
    payload.db.find<Stored>({
      collection: 'dishes',
      where: { site: { equals: siteId } },
      select: { code: true, name: true },
      pagination: false,
      limit: 0,
    }),
    payload.db.find<Stored>({
      collection: 'menus',
      where: { location: { equals: locationId } },
      sort: '-date',
      limit: latestMenus,
      pagination: false,
    }),
  ])
  const byName = new Map<string, string[]>()
  for (const dish of dishes.docs) {
    const { en, fr } = localizedOf(dish.name)
    for (const key of new Set([nameKey(en ?? ''), nameKey(fr ?? '')]))
      if (key) byName.set(key, [...(byName.get(key) ?? []), textOf(dish.code) ?? ''])
  }
  const titles = new Map<string, Named>()
  for (const menu of menus.docs.toReversed())
    for (const period of dayMenuSchema.safeParse(fieldsOf(menu.day)).data?.periods ?? [])
      for (const locale of languages) {
        titles.set(nameKey(period.name[locale]), period)
        for (const category of period.categories)
          titles.set(nameKey(period.name[locale], category.name[locale]), category)
      }
  return { codes: new Set(dishes.docs.map(({ code }) => textOf(code) ?? '')), dishes: byName, titles, languages }
}
