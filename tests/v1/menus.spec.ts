import { expect, test, type APIRequestContext } from '@playwright/test'
import { closedSchema } from '@/contract/envelope'
import { locationMenuResponse, periodsResponse } from '@/contract/menu/menus'
import { callApi, locationsOf, servingLocation, slugs, today } from './campus'

const noMenu = '{"status":"error","msg":"No menu"}'
const text = async (request: APIRequestContext, path: string) => {
  const response = await request.get(`/v1/${path}`)
  expect(response.status(), path).toBe(200)
  return response.text()
}

test('[V1-14.6] [V1-1.8] returns the first period without a period id, or with an empty or unknown one', async ({
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

test('[V1-14.2] answers each day with a menu, the closed body or "No menu", and keeps period ids', async ({
  request,
}) => {
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
