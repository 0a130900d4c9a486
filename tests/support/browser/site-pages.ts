import type { APIRequestContext, Page } from '@playwright/test'

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
  '/northgate/what-can-i-eat',
  '/universite-saint-cyrille/que-puis-je-manger?mine=peanuts,milk&only=vegetarian',
  '/northgate/login',
  '/universite-saint-cyrille/sinscrire',
  '/reset-password/no-such-key',
  '/northgate/microsite/meal-plans',
  '/northgate/on-the-go-valentine-dining',
  '/universite-saint-cyrille/order-complete',
]

/** Returns the paths of the demo's pages: all of the sitemap, one of each kind of detail page, and the unlisted pages. */
export async function listDemoPages(request: APIRequestContext): Promise<string[]> {
  const xml = await (await request.get('/sitemap.xml')).text()
  const listed = [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
  const details = await Promise.all(
    ['news', 'events', 'special-offers'].map(async (list) => {
      const html = await (await request.get(`/northgate/${list}`)).text()
      return /href="(\/northgate\/(?:news-item|event|special-offer)\/[^"]+)"/.exec(html)?.[1] ?? ''
    }),
  )
  return [...new Set([...listed, ...details.filter(Boolean), ...unlistedPages])]
}

/** Sets the language cookie. */
export const setLanguage = (page: Page, language: Language, baseURL: string | undefined) =>
  page.context().addCookies([{ name: 'l1', value: language, url: baseURL }])
