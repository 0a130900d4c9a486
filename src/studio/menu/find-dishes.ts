export type DishName = { id: string; name: string; allergensDeclared: boolean }

/** The API answers at most this many documents at once. */
const pageSize = 100

/** Finds dishes through the studio's API. Throws if the request fails. */
async function findDishes(api: string, query: Record<string, string>): Promise<DishName[]> {
  const parameters = new URLSearchParams({
    depth: '0',
    sort: 'name',
    'select[name]': 'true',
    'select[allergensDeclared]': 'true',
    ...query,
  })
  const response = await fetch(`${api}/dishes?${parameters}`, { credentials: 'include' })
  if (!response.ok) throw new Error(`The API answered ${response.status}`)
  const { docs } = (await response.json()) as { docs: DishName[] }
  return docs
}

/** Finds the dishes with these ids, with their names in the language, in several requests if there are many. Throws if a request fails. */
export async function findDishesById(api: string, ids: readonly string[], language: 'en' | 'fr'): Promise<DishName[]> {
  const pages = Array.from({ length: Math.ceil(ids.length / pageSize) }, (_, page) =>
    ids.slice(page * pageSize, (page + 1) * pageSize),
  )
  const found = await Promise.all(
    pages.map((some) =>
      findDishes(api, { limit: String(pageSize), locale: language, 'where[id][in]': some.join(',') }),
    ),
  )
  return found.flat()
}

export type DishSearch = { dishes: DishName[]; more: boolean }
type Search = { site: string | null; text: string; language: 'en' | 'fr' }

/** Searches a site's dishes by name in both languages, without accents, and by code. Throws if the request fails. */
export async function searchDishes(api: string, { site, text, language }: Search): Promise<DishSearch> {
  const query = new URLSearchParams({ text, language, ...(site ? { site } : {}) })
  const response = await fetch(`${api}/dishes/search?${query}`, { credentials: 'include' })
  if (!response.ok) throw new Error(`The API answered ${response.status}`)
  return (await response.json()) as DishSearch
}
