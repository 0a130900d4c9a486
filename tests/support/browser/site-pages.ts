import { test, type APIRequestContext, type Page } from '@playwright/test'

export type Language = 'en' | 'fr'
export const languages = ['en', 'fr'] as const

/** Pages that the sitemap leaves out: personal, empty, unknown or unpublished ones. */
const unlistedPages = [
  '/404',
  '/northgate/no-such-page',
  '/vallee-verte',
  '/northgate/dish-search?q=pizza',
  '/universite-saint-cyrille/dish-search',
  `/northgate/dish-search?q=${'x'.repeat(80)}`,
  '/northgate/search?q=vegan%20supper',
  '/universite-saint-cyrille/search',
  '/northgate/plate',
  '/northgate/menu-week',
  '/universite-saint-cyrille/menu-week?date=2027-06-01&hide=milk&only=vegan',
  '/northgate/board/north-hall',
  '/universite-saint-cyrille/board/la-grande-table',
  '/northgate/what-can-i-eat',
  '/universite-saint-cyrille/que-puis-je-manger?mine=peanuts,milk&only=vegetarian',
  '/northgate/login',
  '/northgate/stop-favourite-emails?token=x',
  '/universite-saint-cyrille/sinscrire',
  '/reset-password/no-such-key',
  '/confirm-email/no-such-key',
  '/northgate/microsite/meal-plans',
  '/northgate/on-the-go-valentine-dining',
  '/universite-saint-cyrille/order-complete',
]

/** Returns the paths of the demo's pages: all of the sitemap, and the unlisted pages. */
export async function listDemoPages(request: APIRequestContext): Promise<string[]> {
  const xml = await (await request.get('/sitemap.xml')).text()
  const listed = [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
  return [...new Set([...listed, ...unlistedPages])]
}

/** A visit. Colours do not depend on the language: `all` audits them in the language of the site, `one width` leaves them out. */
export interface Visit {
  path: string
  language: Language
  audit: 'none' | 'one width' | 'all'
}

/** The site, the kind of page and the language of the site. Detail pages of one kind have one template. */
function readPath(path: string) {
  const [, site = '', rest = path] = /^\/(northgate|universite-saint-cyrille|lakeshore-college)\b(.*)/.exec(path) ?? []
  const kind = rest.replace(/^\/(event|news-item|special-offer)\/.*/, '$1')
  const language: Language = site === 'universite-saint-cyrille' ? 'fr' : 'en'
  return { path, site, kind, language }
}

/**
 * Each page in each language. The `first` visits are of each template of each site in the site's language, and of each template in
 * the other language at some site. The `further` ones differ in their texts only.
 */
export function listVisits(paths: string[]): { first: Visit[]; further: Visit[] } {
  const seen = new Set<string>()
  const isNew = (key: string) => !seen.has(key) && !!seen.add(key)
  const pages = paths.map(readPath).map((page) => ({ ...page, isFirst: isNew(`${page.site} ${page.kind}`) }))
  const visits: { first: Visit[]; further: Visit[] } = { first: [], further: [] }
  for (const { path, kind, language, isFirst } of pages) {
    visits[isFirst ? 'first' : 'further'].push({ path, language, audit: isFirst ? 'all' : 'none' })
    seen.add(`${kind} ${language}`)
  }
  for (const { path, kind, language: own, isFirst } of pages) {
    const language = own === 'en' ? 'fr' : 'en'
    const audit = isFirst ? 'one width' : 'none'
    visits[isNew(`${kind} ${language}`) ? 'first' : 'further'].push({ path, language, audit })
  }
  return visits
}

/** Sets the language cookie, at the server under test unless `url` is given. */
export const setLanguage = (page: Page, language: Language, url = test.info().project.use.baseURL) =>
  page.context().addCookies([{ name: 'l1', value: language, url }])
