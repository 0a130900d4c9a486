/** @both-databases */
import { makeCampus, type Campus } from '../../support/data/campus'
import { closePayload, openPayload } from '../../support/payload'
import { ask } from '../../support/studio/rest'
import { signInAs } from '../../support/studio/studio-calls'

const payload = await openPayload()
const overrideAccess = true // fixtures and what is stored are not about access
const count = 40
let campus: Campus
let token: string
const dishes: string[] = []

beforeAll(async () => {
  campus = await makeCampus(payload, 'northgate')
  token = (await signInAs(payload, 'menuEditor', [campus.site], 'editor')).token
  for (let number = 0; number < count; number += 1) {
    const data = { site: campus.site, name: `Soup ${number}`, code: `bulk-${number}` }
    dishes.push((await payload.create({ collection: 'dishes', data, overrideAccess })).id)
  }
}, 60_000)
afterAll(closePayload)

const edit = (path: string, data: object) => ask('PATCH', `${path}`, { token, data })
const readAll = async () =>
  (
    await payload.find({
      collection: 'dishes',
      where: { id: { in: dishes } },
      depth: 0,
      limit: count,
      sort: 'code',
      overrideAccess,
    })
  ).docs

test('a save that waits behind a bulk edit, of one of its documents too, loses nothing', async () => {
  const where = `where[code][like]=bulk-&limit=${count}&depth=0`
  const bulk = edit(`dishes?${where}`, { calories: 20 })
  const saves = dishes.slice(-5).map((id, number) => edit(`dishes/${id}?depth=0`, { ingredients: `${number} peas` }))
  const other = edit(`dishes/${campus.soup}?depth=0`, { calories: 30 })
  const statuses = await Promise.all([bulk, other, ...saves].map(async (each) => (await each).status))
  expect(statuses).toEqual(Array(statuses.length).fill(200))
  const stored = await readAll()
  expect(stored.map(({ calories }) => calories)).toEqual(Array(count).fill(20))
  const ingredients = new Map(stored.map((dish) => [dish.id, dish.ingredients]))
  expect(dishes.slice(-5).map((id) => ingredients.get(id))).toEqual([0, 1, 2, 3, 4].map((number) => `${number} peas`))
  const soup = await payload.findByID({ collection: 'dishes', id: campus.soup, overrideAccess })
  expect(soup.calories).toBe(30)
})
