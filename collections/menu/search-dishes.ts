import { Forbidden, type Endpoint, type Payload } from 'payload'
import { findDishNames, type NamedDish } from '@/domain/menu/dish/find-dish-names'
import { getAccessScope } from '@/domain/roles'
import { everySiteTag, siteTag } from '@/server/cache/cache-tags'
import { caches } from '@/server/cache/caches'
import type { StoredRow } from '@/server/database/stored-row'
import { flagOf, nameOf, textOf } from '@/server/database/stored-values'
import { signedInStaff } from '@collections/access/signed-in-staff'

/** The picker shows a screenful. */
const longestList = 30

/** The names of a site's dishes in both languages. Cached until something of the site changes. */
async function readDishNames(payload: Payload, site: string): Promise<NamedDish[]> {
  const names = await caches.values.getOrBuild(`dish-names:${site}`, async () => {
    const { docs } = await payload.db.find<StoredRow<'dishes'>>({
      collection: 'dishes',
      where: { site: { equals: site } },
      locale: 'all',
      select: { name: true, code: true, allergensDeclared: true },
      pagination: false,
      limit: 0,
    })
    const value = docs.map((doc): NamedDish => ({
      id: String(doc.id),
      code: textOf(doc.code) ?? '',
      name: nameOf(doc.name),
      allergensDeclared: flagOf(doc.allergensDeclared),
    }))
    return { value, tags: [siteTag(site), everySiteTag] }
  })
  return names as NamedDish[]
}

/** `GET /api/dishes/search?site=&text=&language=`: the dish picker of the menu editor. 403 for other sites than the person's. */
export const searchDishes: Endpoint = {
  path: '/search',
  method: 'get',
  handler: async (req) => {
    const staff = signedInStaff(req)
    const site = textOf(req.query.site)
    const scope = getAccessScope(staff, 'read', 'dishes')
    if (!staff || !site || (scope !== 'all' && !staff.siteIds.includes(site))) throw new Forbidden(req.t)
    const language = req.query.language === 'fr' ? 'fr' : 'en'
    const found = findDishNames(await readDishNames(req.payload, site), textOf(req.query.text) ?? '', language)
    const dishes = found.slice(0, longestList).map(({ id, name, allergensDeclared }) => ({
      id,
      name: name[language] || name.en || name.fr,
      allergensDeclared,
    }))
    return Response.json({ dishes, more: found.length > longestList }, { headers: { 'Cache-Control': 'no-store' } })
  },
}
