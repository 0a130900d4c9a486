import { type APIRequestContext, expect, type BrowserContext, type Page } from '@playwright/test'
import { findViolations } from './accessibility-violations'
import { dismissPopups } from './dismiss-popups'
import { type Language, setLanguage, type Visit } from './site-pages'

/** Common words of one language that the other does not have. */
const commonWords = {
  en: /\b(?:the|and|with|your|from|this|these|are|was|has|have|will|open|closed|hours|see|read|more|until|what|monday|tuesday|wednesday|thursday|friday|saturday|sunday)\b/i,
  fr: /(?:^|[\s(«])(?:les|des|une|du|est|dans|pour|avec|votre|vos|nous|ouvert|fermé|heures|jusqu’à|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)(?=[\s.,;:!?)»]|$)/i,
}
/** Names that are French in both languages. */
const frenchNames = /Casse-croûte du 22|avenue des Érables/g
/** Pages of sites have data for shared links. Search engines do not list personal pages, unknown ones and boards. */
const pagesOfSites = /^\/(northgate|universite-saint-cyrille|lakeshore-college)\b/
const unlisted =
  /^\/(404|vallee-verte|northgate\/no-such-page)$|\/(board|dish-search|search|what-can-i-eat|que-puis-je-manger|menu-week|plate|login|sinscrire|reset-password|confirm-email|stop-favourite-emails)\b/

/** Reads a page at once. `texts` are its visible texts, except those in elements that state their own language. */
const readPage = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: string[] = []
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement
      const text = (node.textContent ?? '').trim()
      if (!parent || !text || parent.closest('script, style, noscript, [lang]:not(html), code, address')) continue
      if (parent.checkVisibility({ visibilityProperty: true })) texts.push(text)
    }
    const meta = (name: string) =>
      document.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content') ?? ''
    return {
      texts,
      lang: document.documentElement.lang,
      title: document.title,
      headings: document.querySelectorAll('h1').length,
      dialogs: document.querySelectorAll('dialog[open]').length,
      description: meta('description'),
      shared: ['og:title', 'og:description', 'og:image'].map(meta),
    }
  })
type ReadPage = Awaited<ReturnType<typeof readPage>>

/** Faults of a page in the given language that do not depend on the size of the screen. */
function findTextFaults(path: string, language: Language, read: ReadPage): string[] {
  const titlePattern = language === 'en' ? / \|\| / : /\u00a0– Services alimentaires, /
  const otherLanguage = commonWords[language === 'en' ? 'fr' : 'en']
  const texts = path.startsWith('/v1/') ? [] : read.texts // the names of fields are English
  return [
    ...(read.headings === 1 ? [] : [`has ${read.headings} main headings`]),
    ...(read.dialogs === 0 ? [] : ['opens a dialog']),
    ...(read.lang === `${language}-CA` ? [] : [`has the language ${read.lang}`]),
    ...(titlePattern.test(read.title) ? [] : [`has the title ${read.title}`]),
    ...(unlisted.test(path) || read.description.length >= 20 ? [] : ['has no description']),
    ...(unlisted.test(path) || !pagesOfSites.test(path) || read.shared.every(Boolean) ? [] : ['has no shared data']),
    ...texts.filter((text) => otherLanguage.test(text.replace(frenchNames, ''))),
  ]
}

const widths = [320, 360, 768, 1440]

/**
 * Faults of layout at each width, and of accessibility: on a phone, and with `all` also on a wide screen, whose header differs,
 * and of the colours in both schemes.
 */
async function findLayoutFaults(page: Page, audit: Visit['audit']): Promise<string[]> {
  const faults: string[] = []
  const check = async (what: string, rules: Parameters<typeof findViolations>[2]) =>
    faults.push(...(await findViolations(page, undefined, rules)).map((each) => `${each}, ${what}`))
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight)) // a bar at the foot covers nothing there
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    if (overflow > 0) faults.push(`is ${overflow} px wider than a screen of ${width}`)
    if (width === 360 && audit !== 'none') await check('360 px', audit === 'all' ? 'all' : 'all but colours')
    if (width === 1440 && audit === 'all') await check('1440 px', 'all')
  }
  if (audit !== 'all') return faults
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await check('dark', 'colours')
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  return faults
}

/** Records what a page reports while it is used: errors, dialogs of scripts and requests to other hosts. */
function watch(page: Page, baseURL: string): string[] {
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(String(error)))
  page.on('console', (message) => {
    const isOwnStatus = message.location().url.split('#')[0] === page.url() // a page that is not found says so here, too
    if (message.type() === 'error' && !isOwnStatus) faults.push(message.text())
  })
  page.on('dialog', (dialog) => {
    faults.push(`alerts ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('request', (request) => {
    if (/^https?:/.test(request.url()) && !request.url().startsWith(`${baseURL}/`))
      faults.push(`contacts ${request.url()}`)
  })
  return faults
}

interface Walker {
  page: Page
  context: BrowserContext
  request: APIRequestContext
  baseURL: string | undefined
}

/** Visits pages one after the other, and expects that none has a fault. */
export async function walk({ page, context, request, baseURL }: Walker, visits: Visit[]): Promise<void> {
  await dismissPopups({ context, request, baseURL })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const faults: string[] = []
  const pictures = new Set<string>()
  const reported = watch(page, baseURL ?? '')
  for (const { path, language, audit } of visits) {
    await setLanguage(page, language)
    await page.goto(path)
    const read = await readPage(page)
    if (read.shared[2]) pictures.add(read.shared[2])
    const found = [...findTextFaults(path, language, read), ...(await findLayoutFaults(page, audit))]
    faults.push(...[...found, ...reported.splice(0)].map((fault) => `${path} (${language}): ${fault}`))
  }
  for (const picture of pictures) {
    const response = await request.get(picture.replace(/^https?:\/\/[^/]+/, baseURL ?? ''))
    if (!response.headers()['content-type']?.startsWith('image/')) faults.push(`no picture: ${picture}`)
  }
  expect(faults).toEqual([])
}
