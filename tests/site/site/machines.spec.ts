import { expect, type APIRequestContext } from '@playwright/test'
import { test } from '../../support/browser/watched-test'
import { elements, readXml } from '../../support/formats/xml'

/** Structured data, feeds and the sitemap. These tests need no browser. */

const menu = '/northgate/whats-on-the-menu?location=north-hall&date=2026-11-20'

type Thing = { '@type': string; [name: string]: unknown }
async function page(request: APIRequestContext, path: string, language: 'en' | 'fr' = 'en') {
  const html = await (await request.get(path, { headers: { cookie: `l1=${language}` } })).text()
  const scripts = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
    ([, json = '']) => json,
  )
  const links = [...html.slice(0, html.indexOf('</head>')).matchAll(/<link rel="alternate"[^>]*>/g)].map(([link]) => ({
    type: /type="([^"]*)"/.exec(link)?.[1],
    title: /title="([^"]*)"/.exec(link)?.[1],
    href: (/href="([^"]*)"/.exec(link)?.[1] ?? '').replaceAll('&amp;', '&'),
  }))
  const things = scripts.flatMap((json) => (JSON.parse(json) as { '@graph': Thing[] })['@graph'])
  return { scripts, things, links }
}

test('the menu page contains its menu, and the home page its locations, as structured data', async ({ request }) => {
  const { scripts, things } = await page(request, menu, 'fr')
  expect(scripts).toHaveLength(1)
  expect(things).toMatchObject([
    {
      '@type': 'Restaurant',
      name: 'Salle Nord',
      openingHoursSpecification: [{ '@type': 'OpeningHoursSpecification' }, { '@type': 'OpeningHoursSpecification' }],
      hasMenu: { '@type': 'Menu', name: 'Dîner', inLanguage: 'fr-CA', temporalCoverage: '2026-11-20' },
    },
  ])
  const home = await page(request, '/northgate')
  expect(home.things.length).toBeGreaterThan(3)
  expect(new Set(home.things.map((thing) => thing['@type']))).toEqual(new Set(['Restaurant']))
})

test('every page of a site links to its feeds, which have the declared type', async ({ request }) => {
  const { links } = await page(request, menu, 'fr')
  expect(links.map(({ type, title }) => [type, title?.split(' – ')[0]])).toEqual([
    ['application/atom+xml', 'Nouvelles'],
    ['application/feed+json', 'Nouvelles'],
    ['application/atom+xml', 'Offres spéciales'],
    ['application/feed+json', 'Offres spéciales'],
    ['text/calendar', 'Événements'],
  ])
  for (const { type, href } of links) {
    const answer = await request.get(href)
    expect(answer.headers()['content-type']).toBe(`${type}; charset=utf-8`)
  }
})

test('the sitemap lists existing pages, and robots.txt links to it', async ({ request, baseURL }) => {
  const robots = await (await request.get('/robots.txt')).text()
  expect(robots).toContain(`Sitemap: ${baseURL}/sitemap.xml`)
  expect(robots.split('\n')).toEqual(expect.arrayContaining(['Disallow: /admin/', 'Disallow: /api/', 'Allow: /']))
  const sitemap = readXml(await (await request.get('/sitemap.xml')).text())
  const pages = elements(sitemap, 'loc').map((loc) => loc.textContent ?? '')
  expect(pages).toContain(`${baseURL}/northgate/whats-on-the-menu`)
  expect(new Set(pages).size).toBe(pages.length)
  const announced = pages.filter((url) => /\/(?:news-item|event|special-offer)\//.test(url))
  expect(announced.length).toBeGreaterThan(20)
  expect(elements(sitemap, 'lastmod')).toHaveLength(announced.length)
  const asked = [...pages.slice(0, 12), ...announced.slice(0, 4), ...announced.slice(-4)]
  const statuses = await Promise.all(asked.map(async (url) => [url, (await request.get(url)).status()]))
  expect(statuses.filter(([, status]) => status !== 200)).toEqual([])
})
