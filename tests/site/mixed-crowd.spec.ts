import { expect, type APIRequestContext } from '@playwright/test'
import { demoAdministrator } from '../support/demo-editor'
import { type Language, languages } from '../support/site-pages'
import { test } from '../support/visitor'

const sites = {
  northgate: { en: 'Northgate University', fr: 'Université Northgate' },
  'universite-saint-cyrille': { en: 'Saint-Cyrille University', fr: 'Université Saint-Cyrille' },
  'lakeshore-college': { en: 'Lakeshore College', fr: 'Collège Lakeshore' },
} as const
const pages = ['', '/whats-on-the-menu', '/hours-of-operation', '/news', '/events', '/staff']

type Asked = { site: keyof typeof sites; language: Language; page: string }
const asked: Asked[] = Object.keys(sites).flatMap((site) =>
  pages.flatMap((page) => languages.map((language) => ({ site: site as keyof typeof sites, language, page }))),
)

/** Everything that the server remembers of each site is to be read anew: staff have written, and taken it back. */
async function forgetEverything(request: APIRequestContext) {
  for (const slug of Object.keys(sites)) {
    const { headers, siteId } = await demoAdministrator(request, slug)
    const draft = { site: siteId, title: 'Never shown', start: '2026-11-20', _status: 'draft' }
    const made = await request.post('/api/news?draft=true', { headers, data: draft })
    const { doc } = (await made.json()) as { doc: { id: string } }
    expect((await request.delete(`/api/news/${doc.id}`, { headers })).status()).toBe(200)
  }
}

for (const [how, prepare] of [
  ['while nothing of them is remembered', forgetEverything],
  ['from what is remembered', async () => undefined],
] as const)
  test(`[PUB-1.4] [PUB-2.2] a thousand visitors of mixed sites and languages at once each get their own page, ${how}`, async ({
    baseURL,
    request,
  }) => {
    test.setTimeout(240_000)
    await prepare(request)
    const wrong: string[] = []
    const visit = async ({ site, language, page }: Asked, number: number) => {
      const response = await fetch(`${baseURL}/${site}${page}?n=${number}`, { headers: { cookie: `l1=${language}` } })
      const html = await response.text()
      const title = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ''
      const others = Object.entries(sites).filter(([slug]) => slug !== site)
      const isRight =
        response.status === 200 &&
        html.includes(`lang="${language}-CA"`) &&
        title.includes(sites[site][language]) &&
        (language === 'en') === title.includes('||') &&
        others.every(([slug, names]) => !html.includes(`href="/${slug}`) && !html.includes(names[language]))
      if (!isRight) wrong.push(`${language} /${site}${page}: ${response.status} ${title}`)
    }
    const numbers = Array.from({ length: 1_000 }, (_, number) => number)
    await Promise.all(numbers.map((number) => visit(asked[(number * 7) % asked.length] as Asked, number)))
    expect(wrong).toEqual([])
  })
