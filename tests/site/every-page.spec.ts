import { expect, type Page } from '@playwright/test'
import { closedPopups } from '../support/closed-popups'
import { languages, pagesOfDemo, speak } from '../support/site-pages'
import { barriers } from '../support/barriers'
import { test } from '../support/visitor'

const widths = [360, 768, 1440]
const narrowest = 320

/** The words that a visitor sees, without those that say themselves in which language they are. */
const wordsSeen = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const seen: string[] = []
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const above = node.parentElement
      const text = (node.textContent ?? '').trim()
      if (!above || !text || above.closest('script, style, noscript, [lang]:not(html), code, address')) continue
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

/** Names that are French in every language. */
const names = /Casse-croûte du 22|avenue des Érables/g

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** What is wrong with a page in a language. */
async function faultsOf(page: Page, language: 'en' | 'fr', isAboutCode: boolean): Promise<string[]> {
  const faults: string[] = []
  if ((await page.locator('html').getAttribute('lang')) !== `${language}-CA`) faults.push('says another language')
  if ((await page.getByRole('heading', { level: 1 }).count()) !== 1) faults.push('has not one heading')
  const pattern = language === 'en' ? / \|\| / : /\u00a0– Services alimentaires, /
  if (!pattern.test(await page.title())) faults.push(`is called ${await page.title()}`)
  const wrong = language === 'en' ? french : english
  if (!isAboutCode) faults.push(...(await wordsSeen(page)).filter((text) => wrong.test(text.replace(names, '')))) // names of fields are English
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight)) // where a bar at the foot covers nothing
  for (const width of [narrowest, ...widths]) {
    await page.setViewportSize({ width, height: 900 })
    const beyond = await overflow(page)
    if (beyond > 0) faults.push(`is ${beyond} px wider than a screen of ${width}`)
    if (widths.includes(width)) faults.push(...(await barriers(page)).map((barrier) => `${barrier}, ${width} px`))
  }
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  faults.push(...(await barriers(page)).map((barrier) => `${barrier}, dark`))
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  return faults
}

const parts = 5

for (const language of languages) {
  for (let part = 0; part < parts; part++)
    test(`[PUB-1.2] [PUB-1.5] [PUB-2.1] [PUB-2.18] [PUB-2.22] every page has its title, its words in one language, no barrier, and fits every screen (${language}, ${part + 1} of ${parts})`, async ({
      page,
      context,
      request,
      baseURL,
    }) => {
      test.setTimeout(180_000)
      await closedPopups({ context, request, baseURL })
      await speak(page, language, baseURL)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      const faults: string[] = []
      for (const path of (await pagesOfDemo(request)).filter((_, index) => index % parts === part)) {
        await page.goto(path)
        faults.push(...(await faultsOf(page, language, path.startsWith('/v1/'))).map((fault) => `${path}: ${fault}`))
      }
      expect(faults).toEqual([])
    })

  test(`every page that is found says what stands on it, for search engines and shared links (${language})`, async ({
    request,
    baseURL,
  }) => {
    test.setTimeout(120_000)
    const faults: string[] = []
    const pictures = new Set<string>()
    const unfound =
      /^\/(404|vallee-verte|northgate\/no-such-page)$|\/(dish-search|plate|login|sinscrire|reset-password)\b/
    for (const path of (await pagesOfDemo(request)).filter((each) => !unfound.test(each))) {
      const response = await request.get(path, { headers: { cookie: `l1=${language}` } })
      const html = await response.text()
      const said = (name: string) =>
        new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1] ?? ''
      if (response.status() !== 200 || said('description').length < 20) faults.push(`${path}: ${response.status()}`)
      if (!/^\/(northgate|universite-saint-cyrille|lakeshore-college)\b/.test(path)) continue
      if (!said('og:title') || !said('og:description')) faults.push(`${path}: nothing for shared links`)
      pictures.add(said('og:image'))
    }
    for (const picture of pictures) {
      const answer = await request.get(picture.replace(/^https?:\/\/[^/]+/, baseURL ?? ''))
      if (!answer.headers()['content-type']?.startsWith('image/')) faults.push(`no picture: ${picture}`)
    }
    expect(faults).toEqual([])
    expect(pictures.size).toBeGreaterThan(3)
  })
}

test('a barrier is seen, on a whole page and in the part that is named', async ({ page }) => {
  await page.setContent('<main><h1>Soup</h1><img src="soup.webp"><section><button></button></section></main>')
  expect((await barriers(page)).map((barrier) => barrier.split(':')[0])).toEqual(
    expect.arrayContaining(['image-alt', 'button-name', 'html-has-lang']),
  )
  expect(await barriers(page, 'section')).toEqual(['button-name: <button></button>'])
})
