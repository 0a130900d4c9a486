import { expect, test, type Page } from '@playwright/test'
import { cleanHtml } from '@/server/clean-html'
import { scriptVectors } from '../support/data/script-vectors'
import { studioApi } from './staff-sign-in'

/** Counts the calls of `ran()`, which every vector tries to run, in the page and its frames. */
const countCalls = (page: Page) =>
  page.addInitScript(() => {
    const counter = window as Window & { ranTimes?: number; ran?: () => void }
    counter.ranTimes = 0
    counter.ran = () => {
      counter.ranTimes = (counter.ranTimes ?? 0) + 1
    }
  })

/** Dispatches user events on every element, then returns how often a script ran. */
const triggerEvents = (page: Page, within: string) =>
  page.evaluate(async (selector) => {
    const scope = document.querySelector(selector)
    if (!scope) throw new Error(`No element matches ${selector}`)
    const prevent = (event: Event) => event.preventDefault()
    window.addEventListener('click', prevent, true)
    for (const element of scope.querySelectorAll<HTMLElement>('*')) {
      for (const name of ['pointerover', 'mouseover', 'mouseenter', 'pointerdown', 'keydown', 'wheel', 'contextmenu'])
        element.dispatchEvent(new Event(name, { bubbles: true }))
      element.focus?.()
      element.click?.()
      const address = element.getAttribute('href') ?? element.getAttribute('src') ?? ''
      if (/^[\s\u0000-\u001f]*(javascript|vbscript|data|blob):/i.test(address))
        throw new Error(`A script URL: ${address}`)
    }
    await new Promise((resolve) => setTimeout(resolve, 0))
    window.removeEventListener('click', prevent, true)
    return (window as Window & { ranTimes?: number }).ranTimes
  }, within)

test('detects a script that runs', async ({ page }) => {
  await countCalls(page)
  await page.goto('about:blank')
  await page.setContent('<main><img src="x" onerror="ran()"></main>')
  await expect.poll(() => triggerEvents(page, 'main')).toBeGreaterThan(0)
})

test('runs no script from cleaned HTML', async ({ page }) => {
  test.setTimeout(120_000)
  await countCalls(page)
  await page.route(/^https?:\/\/(?!localhost)/, (route) => route.abort())
  await page.goto('about:blank')
  for (const vector of scriptVectors) {
    await page.setContent(`<main>${cleanHtml(vector)}</main>`, { waitUntil: 'domcontentloaded' })
    expect([vector, await triggerEvents(page, 'main')]).toEqual([vector, 0])
  }
})

test('runs no script on the page of a section where staff saved it', async ({ page, request }) => {
  test.setTimeout(240_000)
  const api = await studioApi(request, 'editor')
  const slug = 'stored-scripts'
  const created = await api('POST', 'sections', {
    name: 'Stored scripts',
    slug,
    _status: 'published',
    ...(await siteField(api)),
  })
  const { id } = ((await created.json()) as { doc: { id: string } }).doc
  await countCalls(page)
  await page.route(/^https?:\/\/(?!localhost)/, (route) => route.abort())
  try {
    for (let first = 0; first < scriptVectors.length; first += 4) {
      const vectors = scriptVectors.slice(first, first + 4)
      const body = vectors.map((vector) => `<p>Before.</p>${vector}`).join('\n')
      const saved = await api('PATCH', `sections/${id}?locale=en`, { body, _status: 'published' })
      expect([vectors, saved.status()]).toEqual([vectors, 200])
      await page.goto(`/northgate/${slug}`, { waitUntil: 'domcontentloaded' })
      expect([vectors, await triggerEvents(page, 'main')]).toEqual([vectors, 0])
    }
  } finally {
    await api('DELETE', `sections/${id}`)
  }
})

async function siteField(api: Awaited<ReturnType<typeof studioApi>>) {
  const found = (await (await api('GET', 'sites?where[slug][equals]=northgate&depth=0')).json()) as {
    docs: { id: string }[]
  }
  return { site: found.docs[0]?.id }
}
