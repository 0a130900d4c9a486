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
  '/northgate/board/north-hall',
  '/universite-saint-cyrille/board/la-grande-table',
  '/northgate/what-can-i-eat',
  '/universite-saint-cyrille/que-puis-je-manger?mine=peanuts,milk&only=vegetarian',
  '/northgate/login',
  '/northgate/stop-favourite-emails?token=x',
  '/universite-saint-cyrille/sinscrire',
  '/reset-password/no-such-key',
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

/** A detail page's site and kind, such as `northgate/event`; the path itself for any other page. */
const templateOf = (path: string) => /^\/([^/]+\/(?:event|news-item|special-offer))\//.exec(path)?.[1] ?? path

/** The first page of each kind of detail page of each site, and all other pages. The others differ in their texts only. */
export const oneOfEachTemplate = (paths: string[]): Set<string> =>
  new Set(paths.filter((path, index) => paths.findIndex((other) => templateOf(other) === templateOf(path)) === index))

/** The language in which the colours of a page are checked: they do not depend on it. Each is the language of one site. */
export const languageForColours = (path: string): Language =>
  path.startsWith('/universite-saint-cyrille') ? 'fr' : 'en'

/** Sets the language cookie, at the server under test unless `url` is given. */
export const setLanguage = (page: Page, language: Language, url = test.info().project.use.baseURL) =>
  page.context().addCookies([{ name: 'l1', value: language, url }])
