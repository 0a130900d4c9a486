import { expect, type APIRequestContext, type APIResponse, type Page } from '@playwright/test'
import { recordPolicyViolations } from '../../support/browser/policy-violations'
import { sessionOf, tokenOf } from '../../support/browser/staff-sessions'
import { test } from '../../support/browser/visitor'

const inert = "default-src 'none'; frame-ancestors 'none'"
const html = { accept: 'text/html' }
const ofEverything = { 'x-content-type-options': 'nosniff' }
const ofDocuments = {
  ...ofEverything,
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': expect.stringContaining('geolocation=(self)'),
}
const ofPages = {
  ...ofDocuments,
  'x-frame-options': 'SAMEORIGIN',
  'content-security-policy': expect.stringMatching(
    /^default-src 'none'; script-src 'self'(?: 'sha256-[\w+/]{43}=')+; .*frame-ancestors 'self'$/,
  ),
}
const ofStudioPages = {
  ...ofDocuments,
  'permissions-policy': expect.stringContaining('geolocation=()'),
  'x-frame-options': 'DENY',
  'content-security-policy': expect.stringMatching(/script-src 'self' 'nonce-[0-9a-f]{32}'; .*frame-ancestors 'none'$/),
}
const ofApi = {
  ...ofEverything,
  'content-security-policy': inert,
  'cross-origin-resource-policy': 'cross-origin',
  'access-control-allow-origin': '*',
}
const ofSession = { 'content-security-policy': inert, 'cross-origin-resource-policy': 'same-origin' }
const ofFiles = { ...ofEverything, 'cross-origin-resource-policy': 'cross-origin' }
const ofOthers = { ...ofEverything, 'content-security-policy': inert, 'cross-origin-resource-policy': 'same-origin' }

/** The path of the first file in a page whose name has this form. */
const findFile = async (request: APIRequestContext, page: string, file: RegExp) =>
  file.exec(await (await request.get(page, { headers: html })).text())?.[0] ?? 'no such file'

type Request = (request: APIRequestContext) => Promise<APIResponse>
const kinds: [name: string, status: number, headers: Record<string, unknown>, send: Request][] = [
  ['a page', 200, ofPages, (it) => it.get('/northgate', { headers: html })],
  ['a page that does not exist', 404, ofPages, (it) => it.get('/northgate/no-such-page', { headers: html })],
  ['the documentation of v1', 200, ofPages, (it) => it.get('/v1/docs', { headers: html })],
  [
    'a redirect',
    307,
    { ...ofPages, location: '/admin/reset/key' },
    (it) => it.get('/resetPassword/key', { headers: html, maxRedirects: 0 }),
  ],
  ['data for React', 200, ofOthers, (it) => it.get('/northgate/news?_rsc=a', { headers: { rsc: '1' } })],
  ['v1', 200, ofApi, (it) => it.get('/v1/sites/public')],
  ['a refusal of v1', 200, ofApi, (it) => it.get('/v1/surveys/public_list')],
  ['a form sent to v1', 401, ofSession, (it) => it.post('/v1/customer/food_insecurity', { data: {} })],
  ['a feed', 200, ofApi, (it) => it.get('/feeds/northgate/news.atom')],
  [
    'a picture',
    200,
    { ...ofFiles, 'content-security-policy': "default-src 'none'; sandbox" },
    async (it) => it.get(await findFile(it, '/northgate', /\/files\/[\w-]+\/[\w.-]+\.webp/)),
  ],
  [
    'a file',
    200,
    { ...ofFiles, 'content-security-policy': expect.stringMatching(/^default-src 'none'; object-src 'self'/) },
    async (it) => it.get(await findFile(it, '/northgate/newsletters', /\/files\/[\w-]+\/[\w.-]+\.pdf/)),
  ],
  ['a file that does not exist', 404, ofFiles, (it) => it.get('/files/images/none.webp')],
  ['an address that is not UTF-8', 400, ofOthers, (it) => it.get('/%ff')],
  ['robots.txt', 200, ofOthers, (it) => it.get('/robots.txt')],
  ['the sign-in page of the studio', 200, ofStudioPages, (it) => it.get('/admin/login', { headers: html })],
  ['the API of the studio', 200, ofOthers, async (it) => it.get('/api/news', { headers: await staff() })],
  ['the API of the studio without a session', 404, ofOthers, (it) => it.get('/api/news')],
]
const staff = async () => ({ Authorization: `JWT ${await tokenOf('administrator')}` })

test('sends the security headers with every kind of response', async ({ request }) => {
  for (const [name, status, headers, send] of kinds) {
    const response = await send(request)
    expect.soft(response.status(), name).toBe(status)
    expect.soft(response.headers(), name).toMatchObject(headers)
    expect.soft(response.headers(), name).not.toHaveProperty('strict-transport-security') // this server is not behind HTTPS
    expect.soft(response.headers(), name).not.toHaveProperty('x-powered-by')
  }
})

test('a page has no nonce that a visitor could learn', async ({ request }) => {
  const response = await request.get('/northgate/about-dining', { headers: html })
  const valueOfNonce = /nonce\\*"?[:=]\\*"[^"\\]/ // as an attribute or in Next's data, where it is left empty
  expect(valueOfNonce.test('<script nonce="a">') && valueOfNonce.test('\\"nonce\\":\\"a\\"')).toBe(true)
  expect(valueOfNonce.exec(await response.text())).toBeNull()
  expect(response.headers()['content-security-policy']).not.toContain('nonce')
})

/**
 * Runs what a script of an attacker would try in the page: an inline script, an event handler and an address with a script.
 * Waits until the policy has refused all three, and returns what ran.
 */
async function tryScripts(page: Page, violations: string[]) {
  const before = violations.length
  await page.evaluate(() => {
    Object.assign(window, { ran: [] })
    const script = document.createElement('script')
    script.textContent = 'window.ran.push("inline")'
    document.body.append(script)
    const image = document.createElement('img')
    image.setAttribute('onerror', 'window.ran.push("handler")')
    image.setAttribute('src', '/files/images/none.webp')
    document.body.append(image)
    const link = document.createElement('a')
    link.href = 'javascript:window.ran.push("address")'
    document.body.append(link)
    link.click()
  })
  await expect.poll(() => violations.length - before).toBeGreaterThanOrEqual(3)
  return page.evaluate(() => (window as Window & { ran?: string[] }).ran)
}

// The test of every page finds what a policy refuses: browsers report it as an error.
test('an inserted script does not run', async ({ page }) => {
  const violations = await recordPolicyViolations(page)
  for (const path of ['/northgate/whats-on-the-menu', '/northgate/no-such-page', '/admin/login']) {
    await page.goto(path)
    expect([path, await tryScripts(page, violations)]).toEqual([path, []])
  }
})

test('the studio breaks nothing of its policy and contacts no other host', async ({ browser, baseURL, request }) => {
  const context = await browser.newContext({ baseURL, storageState: sessionOf('administrator') })
  const page = await context.newPage()
  const violations = await recordPolicyViolations(page)
  const foreign: string[] = []
  page.on('request', (sent) => {
    if (/^https?:/.test(sent.url()) && !sent.url().startsWith(`${baseURL}/`)) foreign.push(sent.url())
  })
  const found = (await (await request.get('/api/news?limit=1&depth=0', { headers: await staff() })).json()) as {
    docs: { id: string }[]
  }
  const paths = ['', '/collections/news', `/collections/news/${found.docs[0]?.id}`, '/collections/images', '/account']
  for (const path of paths) {
    await page.goto(`/admin${path}`)
    await expect(page.getByRole('main').or(page.locator('.template-default')).first()).toBeVisible()
    if (path.includes('news/')) await expect(page.locator('[contenteditable=true]').first()).toBeVisible()
  }
  expect({ violations, foreign }).toEqual({ violations: [], foreign: [] })
  expect(await tryScripts(page, violations)).toEqual([])
  await context.close()
})
