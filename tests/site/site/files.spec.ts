import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { demoEditor } from '../../support/browser/demo-editor'
import { png } from '../../support/data/sample-files'
import { rawRequest } from '../../support/servers/raw-request'
import { traversalTargets } from '../../support/data/traversal-targets'

/** The data folder of the demo campus that `scripts/tests/serve-for-tests.mjs` serves. */
const home = path.resolve('.test', 'site')

test('no path leads out of the folder of its kind', async ({ baseURL }) => {
  test.setTimeout(120_000)
  const port = Number(new URL(baseURL ?? '').port)
  const secret = 'not for the public'
  const canary = `canary-${process.pid}`
  const places = [home, path.join(home, 'media'), path.join(home, 'media', 'location')].map((folder) =>
    path.join(folder, `${canary}.webp`),
  )
  for (const place of places) {
    mkdirSync(path.dirname(place), { recursive: true })
    writeFileSync(place, secret)
  }
  try {
    expect(await rawRequest(port, `/files/location/${canary}.webp`)).toMatchObject({ status: 200 }) // checks that this server serves the test data
    const lines = traversalTargets(canary)
    expect(lines.length).toBeGreaterThanOrEqual(200)
    const wrong: string[] = []
    for (let at = 0; at < lines.length; at += 8)
      await Promise.all(
        lines.slice(at, at + 8).map(async (line) => {
          const { status, body } = await rawRequest(port, line)
          if (![400, 404].includes(status) || body.includes(secret)) wrong.push(`${status} ${line.slice(0, 120)}`)
        }),
      )
    expect(wrong).toEqual([])
  } finally {
    for (const place of places) rmSync(place)
  }
})

test('a deleted picture responds with 404 immediately', async ({ request }) => {
  const { headers, siteId } = await demoEditor(request)
  const sent = await request.post('/api/images', {
    headers,
    multipart: {
      _payload: JSON.stringify({ site: siteId, alt: { en: 'A picture', fr: 'Une image' } }),
      file: { name: 'soup.png', mimeType: 'application/octet-stream', buffer: await png(90, 90) },
    },
  })
  expect(sent.status()).toBe(201)
  const { doc } = (await sent.json()) as { doc: { id: string; filename: string } }
  expect((await request.get(`/files/images/${doc.filename}`)).status()).toBe(200)
  await request.delete(`/api/images/${doc.id}`, { headers })
  expect((await request.get(`/files/images/${doc.filename}`)).status()).toBe(404)
  const inStudio = await request.get(`/api/images/file/${doc.filename}`, { headers })
  expect([403, 404]).toContain(inStudio.status())
})
