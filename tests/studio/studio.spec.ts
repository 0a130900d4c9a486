import { expect } from '@playwright/test'
import { test } from '../support/browser/watched-test'
import { enterStudio, tokenOf } from '../support/browser/staff-sessions'
import { openInStudio } from '../support/browser/open-in-studio'
import { locationsOf } from '../v1/campus'
import { createdId, studioApi } from './staff-sign-in'

// Sequential: the tests change menus and sites of the same installation.
test.describe.configure({ mode: 'default' })

type Period = { menu: { periods: { name: string; categories: { items: { name: string }[] }[] } } }

test('[PUB-3.7] publishes the periods, categories and dishes of a menu that staff build in the editor', async ({
  page,
  request,
  context,
}) => {
  const api = await studioApi(request, 'menu-editor')
  const { siteId: site, locations } = await locationsOf(request, 'universite-saint-cyrille')
  const location = locations.find(({ name }) => name === 'Green Market')?.id
  const date = '2027-01-04'
  const id = await createdId(await api('POST', 'menus', { site, location, date, day: { periods: [] } }))
  try {
    await enterStudio(context, 'menu-editor', 'en')
    await openInStudio(page, `/admin/collections/menus/${id}?locale=en`)
    await page.getByRole('button', { name: 'Add a period' }).click()
    await page.getByLabel('Period (English)').fill('Lunch')
    await page.getByLabel('Period (French)').fill('Dîner')
    await page.getByRole('button', { name: 'Add a category' }).click()
    await page.getByLabel('Category (English)').fill('Soups')
    await page.getByLabel('Category (French)').fill('Soupes')
    await page.getByRole('searchbox', { name: /Add a dish/ }).fill('macaroni and')
    await page.getByRole('button', { name: 'Macaroni and cheese', exact: true }).click()
    await expect(page.getByRole('listitem').filter({ hasText: 'Macaroni and cheese' })).toBeVisible()
    await page.getByRole('button', { name: 'Publish changes' }).click()
    await expect(page.getByText('Updated successfully.')).toBeVisible()

    const { menu } = (await (
      await request.get(`/v1/location/${location}/periods?date=${date}&locale=fr`)
    ).json()) as Period
    expect(menu.periods.name).toBe('Dîner')
    expect(menu.periods.categories[0]?.items.map(({ name }) => name)).toEqual(['Macaroni au fromage'])
  } finally {
    await api('DELETE', `menus/${id}`)
  }
})

test('[PUB-4.1] [PUB-8.1] serves a site only while it is published', async ({ request }) => {
  const api = await studioApi(request, 'administrator')
  const site = {
    name: 'Harbour College',
    slug: 'harbour',
    published: false,
    timeZone: 'America/St_Johns',
    country: 'ca',
  }
  const id = await createdId(await api('POST', 'sites', site))
  try {
    expect((await request.get('/harbour')).status()).toBe(404)
    expect(await (await request.get('/v1/sites/harbour/info')).text()).toBe('{"status":"error","msg":"Invalid site."}')
    await api('PATCH', `sites/${id}`, { published: true })
    expect((await request.get('/Harbour')).status()).toBe(200)
    expect(await (await request.get('/v1/sites/harbour/info')).text()).toContain('"name":"Harbour College"')
  } finally {
    await api('DELETE', `sites/${id}`)
  }
  expect((await request.get('/harbour')).status()).toBe(404)
})

test('answers 400 to a malformed body, and 404 to anonymous requests', async ({ request }) => {
  expect((await request.get('/api/dishes')).status()).toBe(404)
  const token = await tokenOf('editor')
  const part = (head: string, text: string) => `--b\r\nContent-Disposition: form-data; ${head}\r\n\r\n${text}`
  for (const [type, data] of [
    ['multipart/form-data', 'no boundary'],
    ['multipart/form-data; boundary=b', part('name="file"; filename="a.png"', 'cut off')],
    ['multipart/form-data; boundary=b', `${part('name="_payload"', '{')}\r\n--b--\r\n`],
    ['application/json', '{'],
  ] as const) {
    const answer = await request.post('/api/images', {
      headers: { Authorization: `JWT ${token}`, 'Content-Type': type },
      data: Buffer.from(data),
    })
    expect(answer.status(), `${type}: ${data}`).toBe(400)
  }
})
