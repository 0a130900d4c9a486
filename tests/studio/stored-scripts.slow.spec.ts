import { expect } from '@playwright/test'
import { test } from '../support/browser/watched-test'
import { countCalls, triggerEvents } from '../support/browser/script-calls'
import { scriptVectors } from '../support/data/script-vectors'
import { studioApi } from './staff-sign-in'

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
