import { expect, test, type Page } from '@playwright/test'
import { cleanHtml } from '@/server/clean-html'
import { scriptVectors } from '../support/script-vectors'
import { studioApi } from './staff'

/** Notes every call of what the vectors run, from the page itself and from frames in it. */
const watch = (page: Page) =>
  page.addInitScript(() => {
    const seen = window as Window & { ranTimes?: number; ran?: () => void }
    seen.ranTimes = 0
    seen.ran = () => {
      seen.ranTimes = (seen.ranTimes ?? 0) + 1
    }
  })

/** Does with every element what a visitor might do with it, then says how often something ran. */
const provoke = (page: Page, within: string) =>
  page.evaluate(async (selector) => {
    const scope = document.querySelector(selector)
    if (!scope) throw new Error(`Nothing at ${selector}`)
    const stay = (event: Event) => event.preventDefault()
    window.addEventListener('click', stay, true)
    for (const element of scope.querySelectorAll<HTMLElement>('*')) {
      for (const name of ['pointerover', 'mouseover', 'mouseenter', 'pointerdown', 'keydown', 'wheel', 'contextmenu'])
        element.dispatchEvent(new Event(name, { bubbles: true }))
      element.focus?.()
      element.click?.()
      const address = element.getAttribute('href') ?? element.getAttribute('src') ?? ''
      if (/^[\s\u0000-\u001f]*(javascript|vbscript|data|blob):/i.test(address))
        throw new Error(`A script as an address: ${address}`)
    }
    await new Promise((resolve) => setTimeout(resolve, 0))
    window.removeEventListener('click', stay, true)
    return (window as Window & { ranTimes?: number }).ranTimes
  }, within)

test('the page of this test notices a script that runs', async ({ page }) => {
  await watch(page)
  await page.goto('about:blank')
  await page.setContent('<main><img src="x" onerror="ran()"></main>')
  await expect.poll(() => provoke(page, 'main')).toBeGreaterThan(0)
})

test('[PUB-2.33] no script that staff stored runs when its text is shown alone', async ({ page }) => {
  test.setTimeout(120_000)
  await watch(page)
  await page.route(/^https?:\/\/(?!localhost)/, (route) => route.abort())
  await page.goto('about:blank')
  for (const vector of scriptVectors) {
    await page.setContent(`<main>${cleanHtml(vector)}</main>`, { waitUntil: 'domcontentloaded' })
    expect([vector, await provoke(page, 'main')]).toEqual([vector, 0])
  }
})

test('[PUB-2.33] no script runs on the page of a section where staff saved it', async ({ page, request }) => {
  test.setTimeout(240_000)
  const ask = await studioApi(request, 'editor')
  const slug = 'stored-scripts'
  const made = await ask('POST', 'sections', {
    name: 'Stored scripts',
    slug,
    _status: 'published',
    ...(await siteOf(ask)),
  })
  const { id } = ((await made.json()) as { doc: { id: string } }).doc
  await watch(page)
  await page.route(/^https?:\/\/(?!localhost)/, (route) => route.abort())
  try {
    for (let first = 0; first < scriptVectors.length; first += 4) {
      const vectors = scriptVectors.slice(first, first + 4)
      const body = vectors.map((vector) => `<p>Before.</p>${vector}`).join('\n')
      const saved = await ask('PATCH', `sections/${id}?locale=en`, { body, _status: 'published' })
      expect([vectors, saved.status()]).toEqual([vectors, 200])
      await page.goto(`/northgate/${slug}`, { waitUntil: 'domcontentloaded' })
      expect([vectors, await provoke(page, 'main')]).toEqual([vectors, 0])
    }
  } finally {
    await ask('DELETE', `sections/${id}`)
  }
})

async function siteOf(ask: Awaited<ReturnType<typeof studioApi>>) {
  const found = (await (await ask('GET', 'sites?where[slug][equals]=northgate&depth=0')).json()) as {
    docs: { id: string }[]
  }
  return { site: found.docs[0]?.id }
}
