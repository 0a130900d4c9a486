import { expect, type APIRequestContext, type Page } from '@playwright/test'
import { findViolations } from '../../support/browser/accessibility-violations'
import { dismissPopups } from '../../support/browser/dismiss-popups'
import {
  type Language,
  languageForColours,
  languages,
  listDemoPages,
  oneOfEachTemplate,
  setLanguage,
} from '../../support/browser/site-pages'
import { test } from '../../support/browser/visitor'

/** The visible texts of a page, except those in elements that state their own language. */
const listVisibleTexts = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: string[] = []
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement
      const text = (node.textContent ?? '').trim()
      if (!parent || !text || parent.closest('script, style, noscript, [lang]:not(html), code, address')) continue
      if (parent.checkVisibility({ visibilityProperty: true })) texts.push(text)
    }
    return texts
  })

/** Common words of one language that the other does not have. */
const commonWords = {
  en: /\b(?:the|and|with|your|from|this|these|are|was|has|have|will|open|closed|hours|see|read|more|until|what)\b/i,
  fr: /(?:^|[\s(«])(?:les|des|une|du|est|dans|pour|avec|votre|vos|nous|ouvert|fermé|heures|jusqu’à)(?=[\s.,;:!?)»]|$)/i,
}
/** Names that are French in both languages. */
const frenchNames = /Casse-croûte du 22|avenue des Érables/g

async function findLanguageFaults(page: Page, language: Language, hasCode: boolean): Promise<string[]> {
  const faults: string[] = []
  if ((await page.locator('html').getAttribute('lang')) !== `${language}-CA`) faults.push('has another lang attribute')
  const titlePattern = language === 'en' ? / \|\| / : /\u00a0– Services alimentaires, /
  if (!titlePattern.test(await page.title())) faults.push(`has the title ${await page.title()}`)
  if (hasCode) return faults // the names of fields are English
  const otherLanguage = commonWords[language === 'en' ? 'fr' : 'en']
  const texts = await listVisibleTexts(page)
  return [...faults, ...texts.filter((text) => otherLanguage.test(text.replace(frenchNames, '')))]
}

/** A tablet has the colours of a phone, and dark pages differ from light ones in colours only. */
const widths = [
  [360, 'all'],
  [768, 'all but colours'],
  [1440, 'all'],
] as const
const narrowest = 320

type LayoutChecks = { isAudited: boolean; withColours: boolean }

/** `isAudited` runs axe at each width; `withColours` includes its rules of colours, in both schemes. */
async function findLayoutFaults(page: Page, { isAudited, withColours }: LayoutChecks): Promise<string[]> {
  const faults: string[] = []
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight)) // a bar at the foot covers nothing there
  for (const [width, rules] of [[narrowest, null] as const, ...widths]) {
    await page.setViewportSize({ width, height: 900 })
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    if (overflow > 0) faults.push(`is ${overflow} px wider than a screen of ${width}`)
    if (!rules || !isAudited) continue
    const violations = await findViolations(page, undefined, withColours ? rules : 'all but colours')
    faults.push(...violations.map((each) => `${each}, ${width} px`))
  }
  if (!isAudited || !withColours) return faults
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  faults.push(...(await findViolations(page, undefined, 'colours')).map((each) => `${each}, dark`))
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  return faults
}

const parts = 5

for (const language of languages) {
  for (let part = 0; part < parts; part++)
    test(`[PUB-1.2] [PUB-6.1] [PUB-1.5] [PUB-2.1] [PUB-2.18] [PUB-2.22] every page has a title and one heading, is in one language, is accessible and fits every screen (${language}, ${part + 1} of ${parts})`, async ({
      page,
      context,
      request,
      baseURL,
    }) => {
      test.setTimeout(180_000)
      await dismissPopups({ context, request, baseURL })
      await setLanguage(page, language, baseURL)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      const faults: string[] = []
      const pages = await listDemoPages(request)
      const audited = oneOfEachTemplate(pages)
      for (const path of pages.filter((_, index) => index % parts === part)) {
        await page.goto(path)
        const headings = await page.getByRole('heading', { level: 1 }).count()
        const found = [
          ...(headings === 1 ? [] : [`has ${headings} main headings`]),
          ...(await findLanguageFaults(page, language, path.startsWith('/v1/'))),
          ...(await findLayoutFaults(page, {
            isAudited: audited.has(path),
            withColours: languageForColours(path) === language,
          })),
        ]
        faults.push(...found.map((fault) => `${path}: ${fault}`))
      }
      expect(faults).toEqual([])
    })

  test(`every public page has a description and data for shared links (${language})`, async ({ request, baseURL }) => {
    test.setTimeout(120_000)
    const privatePages =
      /^\/(404|vallee-verte|northgate\/no-such-page)$|\/(dish-search|search|what-can-i-eat|que-puis-je-manger|plate|login|sinscrire|reset-password|stop-favourite-emails)\b/
    const faults: string[] = []
    const pictures = new Set<string>()
    for (const path of (await listDemoPages(request)).filter((each) => !privatePages.test(each))) {
      const { status, meta } = await readMetadata(request, path, language)
      if (status !== 200 || meta('description').length < 20) faults.push(`${path}: ${status}`)
      if (!/^\/(northgate|universite-saint-cyrille|lakeshore-college)\b/.test(path)) continue
      if (!meta('og:title') || !meta('og:description')) faults.push(`${path}: no data for shared links`)
      pictures.add(meta('og:image'))
    }
    for (const picture of pictures) {
      const response = await request.get(picture.replace(/^https?:\/\/[^/]+/, baseURL ?? ''))
      if (!response.headers()['content-type']?.startsWith('image/')) faults.push(`no picture: ${picture}`)
    }
    expect(faults).toEqual([])
    expect(pictures.size).toBeGreaterThan(3)
  })
}

async function readMetadata(request: APIRequestContext, path: string, language: Language) {
  const response = await request.get(path, { headers: { cookie: `l1=${language}` } })
  const html = await response.text()
  const meta = (name: string) => new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1] ?? ''
  return { status: response.status(), meta }
}

test('findViolations reports violations of a page and of a part', async ({ page }) => {
  await page.setContent(
    '<main><h1>Soup</h1><img src="soup.webp"><section><button></button></section><p style="color:#ddd">Pale</p></main>',
  )
  expect((await findViolations(page)).map((violation) => violation.split(':')[0])).toEqual(
    expect.arrayContaining(['image-alt', 'button-name', 'html-has-lang', 'color-contrast']),
  )
  expect(await findViolations(page, 'section')).toEqual(['button-name: <button></button>'])
  expect((await findViolations(page, 'main', 'colours')).map((each) => each.split(':')[0])).toEqual(['color-contrast'])
  const withoutColours = (await findViolations(page, 'main', 'all but colours')).map((each) => each.split(':')[0])
  expect(withoutColours).toEqual(expect.arrayContaining(['image-alt', 'button-name']))
  expect(withoutColours).not.toContain('color-contrast')
})
