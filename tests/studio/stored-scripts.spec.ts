import { expect } from '@playwright/test'
import { test } from '../support/browser/watched-test'
import { cleanHtml } from '@/server/clean-html'
import { countCalls, triggerEvents } from '../support/browser/script-calls'
import { scriptVectors } from '../support/data/script-vectors'

test('detects a script that runs', async ({ page }) => {
  await countCalls(page)
  await page.goto('about:blank')
  await page.setContent('<main><img src="x" onerror="ran()"></main>')
  await expect.poll(() => triggerEvents(page, 'main')).toBeGreaterThan(0)
})

test('runs no script from cleaned HTML', async ({ page }) => {
  await countCalls(page)
  await page.route(/^https?:\/\/(?!localhost)/, (route) => route.abort())
  await page.goto('about:blank')
  for (let first = 0; first < scriptVectors.length; first += 20) {
    const vectors = scriptVectors.slice(first, first + 20)
    const html = vectors.map((vector) => `<div>${cleanHtml(vector)}</div>`).join('')
    await page.setContent(`<main>${html}</main>`, { waitUntil: 'domcontentloaded' })
    expect([vectors, await triggerEvents(page, 'main')]).toEqual([vectors, 0])
  }
})
