import { expect } from '@playwright/test'
import { test } from '../support/browser/watched-test'
import { countCalls, triggerEvents } from '../support/browser/script-calls'
import { scriptVectors } from '../support/data/script-vectors'
import { siteIdOf } from '../v1/campus'
import { createdId, studioApi } from './staff-sign-in'

test('runs no script on the page of a section where staff saved it', async ({ page, request }) => {
  test.setTimeout(240_000)
  const api = await studioApi(request, 'editor')
  const slug = 'stored-scripts'
  const section = { name: 'Stored scripts', slug, site: await siteIdOf(request, 'northgate'), _status: 'published' }
  const id = await createdId(await api('POST', 'sections', section))
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
