import AxeBuilder from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'
import { languages, pagesOfDemo, speak } from '../support/site-pages'

const widths = [360, 768, 1440]

/** The words that a visitor sees, without those that say themselves in which language they are. */
const wordsSeen = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const seen: string[] = []
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const above = node.parentElement
      const text = (node.textContent ?? '').trim()
      if (!above || !text || above.closest('script, style, noscript, [lang], code, address')) continue
      if (above.checkVisibility({ visibilityProperty: true })) seen.push(text)
    }
    return seen
  })

/** Words that English cannot do without and French does not have. */
const english =
  /\b(?:the|and|with|your|from|this|these|are|was|has|have|will|open|closed|hours|see|read|more|until|what)\b/i
/** Words that French cannot do without and English does not have. */
const french =
  /(?:^|[\s(«])(?:les|des|une|du|est|dans|pour|avec|votre|vos|nous|ouvert|fermé|heures|jusqu’à)(?=[\s.,;:!?)»]|$)/i

for (const language of languages) {
  test(`[PUB-1.2] [PUB-1.5] [PUB-2.1] every page of the demo has its title, its words and nothing of the other language (${language})`, async ({
    page,
    request,
    baseURL,
  }) => {
    test.setTimeout(240_000)
    await speak(page, language, baseURL)
    const foreign: string[] = []
    for (const path of await pagesOfDemo(request)) {
      if (path.startsWith('/v1/docs')) continue // the names of fields are English everywhere
      await page.goto(path)
      await expect(page.locator('html'), path).toHaveAttribute('lang', `${language}-CA`)
      await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1)
      await expect(page, path).toHaveTitle(language === 'en' ? / \|\| / : /\u00a0– Services alimentaires, /)
      const wrong = language === 'en' ? french : english
      foreign.push(...(await wordsSeen(page)).filter((text) => wrong.test(text)).map((text) => `${path}: ${text}`))
    }
    expect(foreign).toEqual([])
  })

  test(`[PUB-2.14] every page that is found says what stands on it, for search engines (${language})`, async ({
    request,
  }) => {
    test.setTimeout(120_000)
    const without: string[] = []
    const lost = ['/404', '/northgate/no-such-page', '/vallee-verte']
    for (const path of (await pagesOfDemo(request)).filter((each) => !lost.includes(each))) {
      const response = await request.get(path, { headers: { cookie: `l1=${language}` } })
      const description = /<meta name="description" content="([^"]*)"/.exec(await response.text())?.[1] ?? ''
      if (response.status() !== 200 || description.length < 20) without.push(`${path}: ${response.status()}`)
    }
    expect(without).toEqual([])
  })

  for (const width of widths)
    test(`[PUB-2.18] [PUB-2.22] no page has a barrier or scrolls sideways at ${width} px (${language})`, async ({
      page,
      request,
      baseURL,
    }) => {
      test.setTimeout(300_000)
      await speak(page, language, baseURL)
      await page.setViewportSize({ width, height: 900 })
      const faults: string[] = []
      for (const path of await pagesOfDemo(request)) {
        await page.goto(path)
        const { violations } = await new AxeBuilder({ page })
          .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
          .analyze()
        faults.push(...violations.map(({ id, nodes }) => `${path}: ${id} at ${nodes[0]?.target.join(' ')}`))
        const beyond = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        )
        if (beyond > 0) faults.push(`${path}: ${beyond} px wider than the screen`)
      }
      expect(faults).toEqual([])
    })
}
