import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, type APIRequestContext, type Browser } from '@playwright/test'
import { demoEditor } from '../../support/browser/demo-editor'
import { office, pdf, png } from '../../support/data/sample-files'
import { rawRequest } from '../../support/servers/raw-request'
import { traversalTargets } from '../../support/data/traversal-targets'
import { test } from '../../support/browser/visitor'

/** The data folder of the demo campus that `scripts/tests/serve-for-tests.mjs` serves. */
const home = path.resolve('.test', 'site')

test('the logo is served with length, ranges and revalidation', async ({ page, request }) => {
  await page.goto('/northgate')
  const address =
    (await page.getByRole('banner').getByRole('img', { name: 'Northgate University' }).getAttribute('src')) ?? ''
  expect(address).toMatch(/^\/files\/logo\/[a-z-]+-[0-9a-f]{10}\.webp$/)
  const whole = await request.get(address)
  const size = (await whole.body()).length
  expect(whole.headers()).toMatchObject({
    'content-type': 'image/webp',
    'content-length': String(size),
    'x-content-type-options': 'nosniff',
    'cache-control': 'public, max-age=31536000, immutable',
  })
  const part = await request.get(address, { headers: { range: 'bytes=2-11' } })
  expect([
    part.status(),
    part.headers()['content-range'],
    part.headers()['content-length'],
    (await part.body()).length,
  ]).toEqual([206, `bytes 2-11/${size}`, '10', 10])
  expect((await request.get(address, { headers: { range: `bytes=${size}-` } })).status()).toBe(416)
  expect((await request.get(address, { headers: { 'if-none-match': whole.headers().etag ?? '' } })).status()).toBe(304)
  const head = await request.head(address)
  expect([head.status(), head.headers()['content-length']]).toEqual([200, String(size)])
})

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

test('a path with invalid escapes responds with 400', async ({ baseURL }) => {
  const port = Number(new URL(baseURL ?? '').port)
  for (const target of ['/%ff', '/northgate/%c0%ae', '/northgate/whats-on-the-menu/%', '/admin/%e0%80', '/_next/%ff'])
    expect((await rawRequest(port, target)).status, target).toBe(400)
})

type Uploaded = { doc: { id: string; filename: string } }

/** Uploads a document as an editor of the demo campus. `remove` deletes it. */
async function upload(request: APIRequestContext, collection: string, name: string, buffer: Buffer) {
  const { headers, siteId } = await demoEditor(request)
  const sent = await request.post(`/api/${collection}`, {
    headers,
    multipart: {
      _payload: JSON.stringify({ site: siteId, alt: { en: 'A picture', fr: 'Une image' } }),
      file: { name, mimeType: 'application/octet-stream', buffer },
    },
  })
  expect(sent.status()).toBe(201)
  const { doc } = (await sent.json()) as Uploaded
  return { ...doc, headers, remove: () => request.delete(`/api/${collection}/${doc.id}`, { headers }) }
}

/** Opens a URL in a browser. `refused` collects console errors. */
async function visit(browser: Browser, address: string) {
  const context = await browser.newContext()
  const page = await context.newPage()
  const refused: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') refused.push(message.text())
  })
  await page.goto(address)
  return { page, refused, close: () => context.close() }
}

test('[PUB-7.38] a newsletter opens in the browser', async ({ request, browser, baseURL }) => {
  const paper = await upload(request, 'newsletter-files', 'Octobre à table.pdf', pdf())
  try {
    const address = `/files/newsletters/${paper.filename}`
    const answer = await request.get(address)
    expect(answer.headers()['content-type']).toBe('application/pdf')
    expect(answer.headers()['content-disposition']).toBe("inline; filename*=UTF-8''octobre-a-table.pdf")
    const { refused, close } = await visit(browser, `${baseURL}${address}`).catch((error: Error) => {
      // A browser without a PDF viewer downloads the file instead.
      expect(error.message).toContain('Download is starting')
      return { refused: [], close: async () => undefined }
    })
    expect(refused).toEqual([])
    await close()
  } finally {
    await paper.remove()
  }
})

test('[PUB-7.38] a catering document downloads under an ASCII file name', async ({ request, page }) => {
  const menu = await upload(request, 'catering-documents', 'Menu d’été.docx', office('docx'))
  try {
    await page.goto('/northgate')
    const saving = page.waitForEvent('download')
    await page.evaluate((address) => {
      location.href = address
    }, `/files/catering/${menu.filename}`)
    expect((await saving).suggestedFilename()).toBe('menu-dete.docx')
  } finally {
    await menu.remove()
  }
})

test('a deleted picture responds with 404 immediately', async ({ request }) => {
  const soup = await upload(request, 'images', 'soup.png', await png(90, 90))
  expect((await request.get(`/files/images/${soup.filename}`)).status()).toBe(200)
  await soup.remove()
  expect((await request.get(`/files/images/${soup.filename}`)).status()).toBe(404)
  const inStudio = await request.get(`/api/images/file/${soup.filename}`, { headers: soup.headers })
  expect([403, 404]).toContain(inStudio.status())
})
