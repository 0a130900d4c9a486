import { expect, type APIRequestContext } from '@playwright/test'
import { test } from '../support/browser/watched-test'
import { tokenOf } from '../support/browser/staff-sessions'
import { openInStudio } from '../support/browser/open-in-studio'
import { studioApi } from './staff-sign-in'

// Sequential: the tests change dishes, menus and hours of the same campus.
test.describe.configure({ mode: 'default' })

type Period = { menu: { periods: { name: string; categories: { items: { name: string }[] }[] } } }

async function findLocation(request: APIRequestContext, slug: string, locationName: string) {
  const { site } = (await (await request.get(`/v1/sites/${slug}/info`)).json()) as { site: { id: string } }
  const { locations } = (await (await request.get(`/v1/locations/all_locations?site_id=${site.id}`)).json()) as {
    locations: { id: string; name: string }[]
  }
  return { siteId: site.id, locationId: locations.find(({ name }) => name === locationName)?.id ?? '' }
}

test('[PUB-3.7] publishes the periods, categories and dishes of a menu that staff build in the editor', async ({
  page,
  request,
  context,
  baseURL,
}) => {
  const api = await studioApi(request, 'menu-editor')
  const { siteId, locationId } = await findLocation(request, 'universite-saint-cyrille', 'Green Market')
  const date = '2027-01-04'
  const made = (await (
    await api('POST', 'menus', { site: siteId, location: locationId, date, day: { periods: [] } })
  ).json()) as { doc: { id: string } }
  try {
    await context.addCookies([{ name: 'payload-token', value: await tokenOf('menu-editor'), url: baseURL ?? '' }])
    await openInStudio(page, `/admin/collections/menus/${made.doc.id}?locale=en`)
    await page.getByRole('button', { name: 'Add a period' }).click()
    await page.getByLabel('Period (English)').fill('Lunch')
    await page.getByLabel('Period (French)').fill('Dîner')
    await page.getByRole('button', { name: 'Add a category' }).click()
    await page.getByLabel('Category (English)').fill('Soups')
    await page.getByLabel('Category (French)').fill('Soupes')
    await page.getByRole('searchbox', { name: /Add a dish/ }).fill('macaroni and')
    await page.getByRole('button', { name: 'Macaroni and cheese', exact: true }).click()
    await expect(page.getByRole('listitem').filter({ hasText: 'Macaroni and cheese' })).toBeVisible()
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Updated successfully.')).toBeVisible()

    const { menu } = (await (
      await request.get(`/v1/location/${locationId}/periods?date=${date}&locale=fr`)
    ).json()) as Period
    expect(menu.periods.name).toBe('Dîner')
    expect(menu.periods.categories[0]?.items.map(({ name }) => name)).toEqual(['Macaroni au fromage'])
  } finally {
    await api('DELETE', `menus/${made.doc.id}`)
  }
})

test('[PUB-2.39] [PUB-3.5] [PUB-4.4] shows a location with closing special hours as closed on its menu and in the API', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const api = await studioApi(request, 'menu-editor')
  const { siteId, locationId } = await findLocation(request, 'universite-saint-cyrille', 'La Grande Table')
  const date = '2026-11-27'
  const menuPage = `/universite-saint-cyrille/whats-on-the-menu?location=la-grande-table&date=${date}`
  const periods = () => request.get(`/v1/location/${locationId}/periods?date=${date}`).then((answer) => answer.text())
  expect(await periods()).toContain('"closed":false')
  await page.goto(menuPage)
  await expect(page.getByRole('navigation', { name: 'Meal periods' })).toBeVisible()

  const closure = {
    site: siteId,
    location: locationId,
    type: 'special_hours',
    closed: true,
    days: ['0', '1', '2', '3', '4', '5', '6'],
    start: date,
    end: date,
  }
  const made = (await (await api('POST', 'schedules', closure)).json()) as { doc: { id: string } }
  try {
    expect(await periods()).toBe('{"status":"success","request_time":0.001,"records":0,"closed":true}')
    await page.goto(menuPage)
    await expect(page.getByRole('heading', { name: "Sorry, we're closed" })).toBeVisible()
    await expect(page.getByText('La Grande Table, Friday, November 27th, 2026')).toBeVisible()
    await context.addCookies([{ name: 'l1', value: 'fr', url: baseURL }])
    await page.goto(menuPage)
    await expect(page.getByRole('heading', { name: 'Désolés, nous sommes fermés' })).toBeVisible()
  } finally {
    await api('DELETE', `schedules/${made.doc.id}`)
  }
  expect(await periods()).toContain('"closed":false')
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
  const made = (await (await api('POST', 'sites', site)).json()) as { doc: { id: string } }
  try {
    expect((await request.get('/harbour')).status()).toBe(404)
    expect(await (await request.get('/v1/sites/harbour/info')).text()).toBe('{"status":"error","msg":"Invalid site."}')
    await api('PATCH', `sites/${made.doc.id}`, { published: true })
    expect((await request.get('/Harbour')).status()).toBe(200)
    expect(await (await request.get('/v1/sites/harbour/info')).text()).toContain('"name":"Harbour College"')
  } finally {
    await api('DELETE', `sites/${made.doc.id}`)
  }
  expect((await request.get('/harbour')).status()).toBe(404)
})

test('[PUB-1.3] [PUB-6.4] answers 404 to anonymous requests for the studio’s API', async ({ request }) => {
  for (const path of [
    'sites|staff|menus|dishes|locations|revisions|access|payload-preferences|graphql',
    'sites/populate-tenant-options|images/file/board.webp',
  ].flatMap((line) => line.split('|')))
    expect((await request.get(`/api/${path}`)).status(), path).toBe(404)
  const created = await request.post('/api/dishes', { data: { name: 'Free lunch', code: 'free-lunch' } })
  expect(created.status()).toBe(404)
})

test('answers 400 to a malformed body', async ({ request }) => {
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
