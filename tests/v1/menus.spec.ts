import { expect, test, type APIRequestContext } from '@playwright/test'
import { closedSchema } from '@/contract/envelope'
import { locationMenuResponse, periodsResponse } from '@/contract/menu/menus'
import { locationsOf, slugs } from './campus'

const noMenu = '{"status":"error","msg":"No menu"}'
const text = async (request: APIRequestContext, path: string) => {
  const response = await request.get(`/v1/${path}`)
  expect(response.status(), path).toBe(200)
  return response.text()
}

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
