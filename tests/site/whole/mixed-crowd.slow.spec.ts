import { Agent } from 'node:http'
import { expect } from '@playwright/test'
import { test } from '../../support/browser/watched-test'
import { type Language, languages } from '../../support/browser/site-pages'
import { getOver } from '../../support/servers/own-server'
import { useSecondServer } from '../../support/servers/second-server'

const sites = {
  northgate: { en: 'Northgate University', fr: 'Université Northgate' },
  'universite-saint-cyrille': { en: 'Saint-Cyrille University', fr: 'Université Saint-Cyrille' },
  'lakeshore-college': { en: 'Lakeshore College', fr: 'Collège Lakeshore' },
} as const
const pages = ['', '/whats-on-the-menu', '/hours-of-operation', '/news', '/events', '/staff']

type Visit = { site: keyof typeof sites; language: Language; page: string }
const visits: Visit[] = Object.keys(sites).flatMap((site) =>
  pages.flatMap((page) => languages.map((language) => ({ site: site as keyof typeof sites, language, page }))),
)

// A server of its own: a crowd would keep the server of the other tests busy. Its caches are empty at the start.
const server = useSecondServer(3197)
const agent = new Agent({ keepAlive: false }) // an idle connection may end while the next test begins

for (const state of ['cold', 'warm'])
  test(`[PUB-1.4] [PUB-2.2] a thousand concurrent visitors of several sites and languages get their own pages with ${state} caches`, async () => {
    test.setTimeout(240_000)
    const wrong: string[] = []
    const visit = async ({ site, language, page }: Visit, number: number) => {
      const address = `${server}/${site}${page}?n=${number}`
      const { status, text: html } = await getOver(agent, address, { cookie: `l1=${language}` })
      const title = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ''
      const others = Object.entries(sites).filter(([slug]) => slug !== site)
      const isRight =
        status === 200 &&
        html.includes(`lang="${language}-CA"`) &&
        title.includes(sites[site][language]) &&
        (language === 'en') === title.includes('||') &&
        others.every(([slug, names]) => !html.includes(`href="/${slug}`) && !html.includes(names[language]))
      if (!isRight) wrong.push(`${language} /${site}${page}: ${status} ${title}`)
    }
    const numbers = Array.from({ length: 1_000 }, (_, number) => number)
    await Promise.all(numbers.map((number) => visit(visits[(number * 7) % visits.length] as Visit, number)))
    expect(wrong).toEqual([])
  })
