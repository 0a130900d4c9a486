import { expect, test } from '@playwright/test'
type Language = 'en' | 'fr'
const languages: readonly Language[] = ['en', 'fr']

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

test('[PUB-1.4] [PUB-2.2] a thousand visitors of mixed sites and languages at once each get their own page', async ({
  baseURL,
}) => {
  test.setTimeout(240_000)
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
  let next = 0
  const visitor = async () => {
    while (next < 1_000) {
      const number = next
      next += 1
      await visit(asked[(number * 7) % asked.length] as Asked, number)
    }
  }
  await Promise.all(Array.from({ length: 100 }, visitor))
  expect(wrong).toEqual([])
})
