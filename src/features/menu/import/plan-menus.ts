import type { Payload } from 'payload'
import { slugify } from '@/domain/site/slug'
import { assignMenuIds } from '@/server/database/menu/menu-ids'
import { readSiteLanguages } from '@/server/database/site-languages'
import { isSameContent, readStoredMenus, type MenuContent } from '@/server/database/menu/stored-menus'
import { localizedOf } from '@/server/database/stored-values'
import type { DocumentChange } from './apply-changes'
import type { CampusDate } from '@/domain/time/calendar'
import type { DatedDay } from './expand-cycle'
import type { Problem } from './import-problems'
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

/** Plans the changes that bring the menus that visitors see in line with the file. Days missing in the file do not change. */
export async function planMenus(
  payload: Payload,
  siteId: string,
  days: readonly DatedDay[],
  newId?: MakeId,
): Promise<ImportPlan> {
  const menus = await readStoredMenus(payload, {
    and: [{ site: { equals: siteId } }, { date: { in: [...new Set(days.map(({ date }) => date))] } }],
  })
  const keyOf = (location: string, date: string) => `${location} ${date}`
  const stored = new Map(menus.map((menu) => [keyOf(menu.location, menu.date), menu]))
  const kept: CampusDate[] = []
  const changes = days.flatMap(({ line, locationId, date, closed, periods }): DocumentChange[] => {
    const day = assignMenuIds({ periods }, locationId, date)
    const menu = stored.get(keyOf(locationId, date))
    const isSame = (content: MenuContent) => isSameContent(content, { closed, day })
    if (menu?.draft && !isSame(menu.draft)) kept.push(date)
    if (menu?.published && isSame(menu.published)) return []
    const previous = menu ? { id: menu.id } : null
    const data = { site: siteId, location: locationId, date, closed, day }
    if (previous) return [{ collection: 'menus', line, previous, data }]
    return [
      { collection: 'menus', line, previous, data: newId ? { id: newId('menus', locationId, date), ...data } : data },
    ]
  })
  return { unchanged: days.length - changes.length, changes, notes: kept.length > 0 ? [noteDrafts(kept)] : [] }
}

/** What staff have planned by hand and not published is neither published by a file nor lost. */
function noteDrafts(dates: readonly CampusDate[]): Problem {
  const days = [...new Set(dates)].toSorted().join(', ')
  return {
    line: null,
    reason: {
      en: `menus with changes that are not published: ${days}. Visitors see the file; the changes stay as drafts. Publish or discard them in the week of menus`,
      fr: `menus avec des changements non publiés\u00a0: ${days}. Les visiteurs voient le fichier; les changements restent des brouillons. Publiez-les ou abandonnez-les dans la semaine de menus`,
    },
  }
}
