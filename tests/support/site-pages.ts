import type { APIRequestContext, Page } from '@playwright/test'

export type Language = 'en' | 'fr'
export const languages = ['en', 'fr'] as const

/** Addresses that the sitemap leaves out, because they show what others have already, or nothing by themselves. */
const besides = [
  '/404',
  '/northgate/no-such-page',
  '/vallee-verte',
  '/northgate/dish-search?q=pizza',
  '/universite-saint-cyrille/dish-search',
  `/northgate/dish-search?q=${'x'.repeat(80)}`,
  '/northgate/plate',
  '/northgate/login',
  '/universite-saint-cyrille/sinscrire',
  '/reset-password/no-such-key',
  '/northgate/microsite/meal-plans',
  '/northgate/on-the-go-valentine-dining',
  '/universite-saint-cyrille/order-complete',
]

/** The path of every page of the demo: all that the sitemap says, one of each kind of detail page, and what no map says. */
export async function pagesOfDemo(request: APIRequestContext): Promise<string[]> {
  const xml = await (await request.get('/sitemap.xml')).text()
  const mapped = [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
  const details = await Promise.all(
    ['news', 'events', 'special-offers'].map(async (list) => {
      const html = await (await request.get(`/northgate/${list}`)).text()
      return /href="(\/northgate\/(?:news-item|event|special-offer)\/[^"]+)"/.exec(html)?.[1] ?? ''
    }),
  )
  return [...new Set([...mapped, ...details.filter(Boolean), ...besides])]
}

export const speak = (page: Page, language: Language, baseURL: string | undefined) =>
  page.context().addCookies([{ name: 'l1', value: language, url: baseURL }])
