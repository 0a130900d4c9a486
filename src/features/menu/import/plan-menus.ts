import { isDeepStrictEqual } from 'node:util'
import type { Payload } from 'payload'
import { slugify } from '@/domain/site/slug'
import { assignMenuIds } from '@/server/database/menu/menu-ids'
import { readSiteLanguages } from '@/server/database/site-languages'
import { localizedOf, fieldsOf, flagOf, idOf, textOf } from '@/server/database/stored-values'
import type { DocumentChange } from './apply-changes'
import type { DatedDay } from './expand-cycle'
import type { MakeId, ImportPlan } from './plan-dishes'
import type { KnownMenuRefs } from './read-menu-rows'

type Stored = { id: string } & Record<string, unknown>

/** Reads the keys by which menus may name the site's locations and dishes, and the site's languages. */
export async function readKnownMenuRefs(payload: Payload, siteId: string): Promise<KnownMenuRefs> {
  const ofSite = { where: { site: { equals: siteId } }, pagination: false, limit: 0 }
  const [places, dishes, languages] = await Promise.all([
    payload.db.find<Stored>({ collection: 'locations', ...ofSite }),
    payload.db.find<{ id: string; code: string }>({ collection: 'dishes', select: { code: true }, ...ofSite }),
    readSiteLanguages(payload, siteId),
  ])
  const locations = new Map<string, string | null>()
  for (const place of places.docs) {
    const id = String(place.id)
    const { en, fr } = localizedOf(place.name)
    locations.set(id, id)
    for (const word of new Set([slugify(en ?? ''), slugify(fr ?? '')]))
      if (word) locations.set(word, locations.has(word) ? null : id)
  }
  return { locations, languages, dishes: new Map(dishes.docs.map(({ id, code }) => [code, String(id)])) }
}

/** Plans the changes that bring the site's menus in line with the file. Days missing in the file do not change. */
export async function planMenus(
  payload: Payload,
  siteId: string,
  days: readonly DatedDay[],
  newId?: MakeId,
): Promise<Omit<ImportPlan, 'notes'>> {
  const { docs } = await payload.db.find<Stored>({
    collection: 'menus',
    where: { and: [{ site: { equals: siteId } }, { date: { in: [...new Set(days.map(({ date }) => date))] } }] },
    pagination: false,
    limit: 0,
  })
  const keyOf = (location: string | null, date: string | null) => `${location} ${date}`
  // An update sets changedAt. Restoring a menu must reset it, even from null.
  const stored = new Map<string, Stored>(
    docs.map((doc) => [
      keyOf(idOf(doc.location) ?? String(doc.location), textOf(doc.date)),
      { ...doc, changedAt: doc.changedAt ?? null },
    ]),
  )
  const changes = days.flatMap(({ line, locationId, date, closed, periods }): DocumentChange[] => {
    const day = assignMenuIds({ periods }, locationId, date)
    const previous = stored.get(keyOf(locationId, date)) ?? null
    if (previous && flagOf(previous.closed) === closed && isDeepStrictEqual(fieldsOf(previous.day), day)) return []
    const data = { site: siteId, location: locationId, date, closed, day }
    if (previous) return [{ collection: 'menus', line, previous, data }]
    return [
      { collection: 'menus', line, previous, data: newId ? { id: newId('menus', locationId, date), ...data } : data },
    ]
  })
  return { unchanged: days.length - changes.length, changes }
}
