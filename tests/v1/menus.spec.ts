import { expect, test, type APIRequestContext } from '@playwright/test'
import { closedSchema, errorSchema } from '@/contract/envelope'
import { locationMenuResponse, periodsResponse, todaysMenuResponse } from '@/contract/menu/menus'
import { callApi, locationsOf, servingLocation, slugs, today } from './campus'

const noMenu = '{"status":"error","msg":"No menu"}'
const text = async (request: APIRequestContext, path: string) => {
  const response = await request.get(`/v1/${path}`)
  expect(response.status(), path).toBe(200)
  return response.text()
}

test('[PUB-7.32] [V1-2] [V1-14.6] [V1-1.8] returns the first period without a period id, or with an empty or unknown one', async ({
  request,
}) => {
  const { location, periods } = await servingLocation(request)
  const first = await callApi(request, `location/${location.id}/periods?platform=0&date=${today}`, periodsResponse)
  expect(first.menu.date).toBe(today)
  expect(first.menu.periods.id).toBe(first.periods[0]?.id)
  expect(first.menu.periods.categories.flatMap(({ items }) => items).length).toBeGreaterThan(0)
  expect(first.periods.map(({ sort_order }) => sort_order)).toEqual(
    first.periods.map(({ sort_order }) => sort_order).toSorted((a, b) => a - b),
  )
  const plain = JSON.stringify(first)
  for (const path of [
    'periods.json',
    'periods/',
    'periods//',
    `periods/${'0'.repeat(24)}`,
    'periods/__proto__',
    `periods/${periods[0]?.id}`,
    `periods/${periods[0]?.id}.json/`,
  ])
    expect(await text(request, `location/${location.id}/${path}?platform=&date=${today}`), path).toBe(plain)
})

test('[PUB-7.32] finds a period by id, and by name in either language and any letter case', async ({ request }) => {
  const { location, periods } = await servingLocation(request)
  const last = periods.at(-1)
  expect(periods.length).toBeGreaterThan(1)
  const byId = await callApi(request, `location/${location.id}/periods/${last?.id}?date=${today}`, periodsResponse)
  expect([byId.menu.periods.id, byId.menu.periods.name]).toEqual([last?.id, last?.name])
  const french = await callApi(
    request,
    `location/${location.id}/periods/${last?.id}?date=${today}&locale=fr`,
    periodsResponse,
  )
  for (const name of [last?.name.toUpperCase(), french.menu.periods.name])
    expect(
      await text(
        request,
        `location/${location.id}/periods?date=${today}&period_name=${encodeURIComponent(name ?? '')}`,
      ),
    ).toBe(JSON.stringify(byId))
})

test('[V1-2] gives each dish and nutrient a unique id, and keeps the 18 nutrients in order', async ({ request }) => {
  const { location } = await servingLocation(request)
  const { menu } = await callApi(
    request,
    `location/menu?location_id=${location.id}&date=${today}`,
    locationMenuResponse,
  )
  const items = menu.periods.flatMap(({ categories }) => categories.flatMap((category) => category.items))
  const nutrients = items.flatMap((item) => item.nutrients)
  for (const rows of [items, nutrients]) expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
  for (const item of items) {
    expect(item.nutrients).toHaveLength(18)
    expect([item.nutrients[0]?.name, item.nutrients[1]?.name, item.nutrients[4]?.name]).toEqual([
      'Calories',
      'Protein (g)',
      'Total Fat (g)',
    ])
  }
})

test('[PUB-7.31] [V1-3] lists the same periods and dishes in location/menu', async ({ request }) => {
  const { location, periods, siteId } = await servingLocation(request)
  const { menu, closed } = await callApi(
    request,
    `location/menu.json?site_id=${siteId}&platform=0&location_id=${location.id}&date=${today}`,
    locationMenuResponse,
  )
  expect(closed).toBe(false)
  expect(menu.periods.map(({ id }) => id)).toEqual(periods.map(({ id }) => id))
  for (const period of menu.periods) {
    const one = await callApi(request, `location/${location.id}/periods/${period.id}?date=${today}`, periodsResponse)
    expect(one.menu.periods.categories).toEqual(period.categories)
  }
})

test('[V1-1.15] answers every date format, and no date for today, with the same bytes', async ({ request }) => {
  const { location } = await servingLocation(request)
  const plain = await text(request, `location/${location.id}/periods?date=2026-11-20`)
  for (const date of [
    '20261120',
    '26-11-20',
    '%222026-11-20%22',
    '2026-11-20/',
    '2026-11-20T17:00:00.000Z',
    '2026-11-21T03:00:59.764Z',
    '2026-11-20T17:00:00+00:00',
    '2026-11-20%2017:00:00Z',
    '2026-11-20%2010:11:12.131415',
    '2026-11-20T23:11:12.131415',
    '2026-11-20junk',
    '',
    '%22%22',
  ])
    expect(await text(request, `location/${location.id}/periods/?platform=0&date=${date}`), date).toBe(plain)
  expect(await text(request, `location/${location.id}/periods`)).toBe(plain)
})

test('[PUB-4.4] [V1-2] [V1-14.2] [V1-14.5] answers each day with a menu, the closed body or "No menu", and keeps period ids', async ({
  request,
}) => {
  test.setTimeout(60_000)
  const kinds = new Set<string>()
  const periodIds = new Map<string, string>()
  const itemIds: string[] = []
  for (const slug of slugs) {
    const { locations } = await locationsOf(request, slug)
    for (const { id } of locations)
      for (const date of ['2026-11-19', '2026-11-20', '2026-11-21', '2026-11-22', '2026-12-25', '2040-01-01']) {
        const one = await text(request, `location/${id}/periods?date=${date}`)
        const all = await text(request, `location/menu?location_id=${id}&date=${date}`)
        const kind = one === noMenu ? 'none' : closedSchema.safeParse(JSON.parse(one)).success ? 'closed' : 'menu'
        kinds.add(kind)
        if (kind === 'menu') {
          expect(periodsResponse.safeParse(JSON.parse(one)).error, `${id} ${date}`).toBeUndefined()
          for (const period of locationMenuResponse.parse(JSON.parse(all)).menu.periods) {
            const key = `${id} ${period.name}`
            expect(periodIds.get(key) ?? period.id, `${key} ${date}`).toBe(period.id)
            periodIds.set(key, period.id)
            itemIds.push(...period.categories.flatMap(({ items }) => items.map((item) => item.id)))
          }
        } else if (kind === 'closed') {
          const { menu, closed } = locationMenuResponse.parse(JSON.parse(all))
          expect([closed, menu.periods, menu.date], `${id} ${date}`).toEqual([true, [], date])
        } else expect(all).toBe(one)
      }
  }
  expect([...kinds].toSorted()).toEqual(['closed', 'menu', 'none'])
  expect(new Set(itemIds).size).toBe(itemIds.length)
})

test('[V1-14.3] [V1-1.16] refuses an unknown or missing location and an invalid date with 200', async ({ request }) => {
  const { location } = await servingLocation(request)
  const paths = [
    `location/${'0'.repeat(24)}/periods`,
    'location/__proto__/periods',
    'location/%00/periods/%00',
    `location/${location.id}/periods?date=2026-02-30`,
    `location/${location.id}/periods/${location.id}?date=yesterday`,
    'location/menu',
    `location/menu?location_id=${'f'.repeat(24)}`,
  ]
  for (const path of paths) await callApi(request, path, errorSchema)
})

test('[PUB-7.34] [V1-11] lists the stations and dishes of the day’s menus in today’s menu', async ({ request }) => {
  const { siteId, location, periods } = await servingLocation(request)
  const answer = await callApi(request, `sites/todays_menu?site_id=${siteId}`, todaysMenuResponse)
  const found = answer.locations.find(({ id }) => id === location.id)
  expect(found?.periods.map(({ id, name }) => ({ id, name }))).toEqual(periods.map(({ id, name }) => ({ id, name })))
  const first = await callApi(request, `location/${location.id}/periods`, periodsResponse)
  expect(found?.periods[0]?.stations.map(({ items }) => items.map(({ name }) => name))).toEqual(
    first.menu.periods.categories.map(({ items }) => items.map(({ name }) => name)),
  )
})
