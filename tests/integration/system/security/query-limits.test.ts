import { jest } from '@jest/globals'
import { roles } from '@/domain/roles'
import { fieldsOf, rowsOf } from '@/server/database/stored-values'
import { makeCampus, type Campus } from '../../../support/data/campus'
import { makePerson } from '../../../support/data/staff'
import { closePayload, openPayload } from '../../../support/payload'
import { requestStudioAs, signInToStudio, tokenOfStaff } from '../../../support/studio/studio-api'

type Ask = Awaited<ReturnType<typeof signInToStudio>>

const payload = await openPayload()
const people = new Map<string, Ask>()
const ids = new Map<string, string>()
const refusal = 'The query is not valid or too complex.'
let campus: Campus

beforeAll(async () => {
  campus = await makeCampus(payload, 'northgate')
  for (const role of roles) {
    const person = await makePerson(payload, role, role === 'administrator' ? [] : [campus.site])
    ids.set(role, person.id)
    people.set(role, await signInToStudio(payload, person))
  }
  for (let serial = 0; serial < 105; serial += 1)
    await payload.create({
      collection: 'dishes',
      data: { site: campus.site, code: `d-${serial}`, name: `Dish ${serial}`, allergensDeclared: false },
      overrideAccess: true, // data of the test
      context: { quiet: true },
    })
}, 60_000)
afterAll(closePayload)

const as = (role: string) => people.get(role) as Ask
const get = async (path: string, role = 'administrator') => as(role)('GET', path)
/** The studio's relationship fields send their query in the body of a POST request. */
async function getByPost(slug: string, query: string, header = 'X-Payload-HTTP-Method-Override') {
  const token = await tokenOfStaff(payload, { email: 'administrator-@example.com' })
  const { default: config } = await import('@payload-config')
  const { handleEndpoints } = await import('payload')
  const { staffOnly } = await import('@/server/http/studio/studio-entry')
  const request = new Request(`http://localhost:3000/api/${slug}`, {
    method: 'POST',
    body: query,
    headers: {
      Authorization: `JWT ${token}`,
      'Content-Type': 'application/x-www-form-urlencoded',
      [header]: 'GET',
    },
  })
  const handler = staffOnly((received) => handleEndpoints({ config, request: received }))
  const response = await handler(request, { params: Promise.resolve({ slug: [slug] }) })
  return { status: response.status, body: fieldsOf(await response.json()) }
}

describe.each(['administrator', 'menuEditor'])('%s', (role) => {
  test.each(['sites', 'locations', 'dishes', 'menus'])('gets related documents of %s to depth 2 only', async (slug) => {
    const [wanted, deepest] = [await get(`${slug}?depth=10&limit=3`, role), await get(`${slug}?depth=2&limit=3`, role)]
    expect(wanted.status).toBe(deepest.status)
    expect(wanted.text).toBe(deepest.text)
  })

  test.each(['limit=0', 'pagination=false', 'limit=0&pagination=false', 'limit=100000'])(
    'gets one page for %s',
    async (all) => {
      const [plain, related] = [await get(`dishes?depth=0&${all}`, role), await get(`dishes?depth=2&${all}`, role)]
      expect(plain.status).toBe(related.status)
      if (plain.status === 200) {
        expect(rowsOf(plain.body.docs)).toHaveLength(100)
        expect(rowsOf(related.body.docs)).toHaveLength(50)
      }
    },
  )

  test.each([
    ['too many words', `where[or][0][name][like]=${'a+'.repeat(60)}`],
    ['deep nesting', `where=${'{"and":['.repeat(20)}{"name":{"equals":"a"}}${']}'.repeat(20)}`],
    ['many sort fields', 'sort=name,code,calories,id'],
    ['a join', 'joins[menus][limit]=100000'],
    ['a filter that is not JSON', 'where=abc'],
    ['an empty sort', 'sort=-'],
    ['an invalid date', 'where[updatedAt][greater_than]=yesterday'],
    ['a list for one value', 'where[name][equals][]=a'],
  ])('is refused for %s', async (_what, query) => {
    const { status, body } = await get(`dishes?${query}`, role)
    expect({ status, body }).toEqual({ status: 400, body: { errors: [{ message: refusal }] } })
  })

  test.each([
    ['a number', '{"name":{"like":1}}'],
    ['a list', '{"name":{"contains":["a","b"]}}'],
    ['a list in all', '{"labels":{"all":["a"]}}'],
    ['JSON', '{"nameTranslation.a":{"greater_than":"a"}}'],
  ])('gets no server error for %s', async (_what, where) => {
    expect((await get(`dishes?where=${where}`, role)).status).toBeLessThan(500)
  })
})

test('refuses in the language of the person', async () => {
  const { body } = await as('editor')('GET', 'sites?sort=a,b,c,d', { language: 'fr' })
  expect(body).toEqual({ errors: [{ message: 'La requête n’est pas valide ou est trop complexe.' }] })
})

test('limits also lists of versions, counts and single documents', async () => {
  for (const path of [
    'dishes/versions?sort=a,b,c,d',
    'dishes/count?where=abc',
    `dishes/${campus.soup}?joins[a][limit]=1`,
  ])
    expect((await get(path)).status).toBe(400)
  const [wanted, deepest] = [
    await get(`locations/${campus.hall}?depth=10`),
    await get(`locations/${campus.hall}?depth=2`),
  ]
  expect(wanted.text).toBe(deepest.text)
})

describe('a query in the body of a POST request', () => {
  test.each(['X-Payload-HTTP-Method-Override', 'X-HTTP-Method-Override'])(
    'has the same limits (%s)',
    async (header) => {
      const { status, body } = await getByPost('dishes', 'depth=0&limit=0', header)
      expect([status, rowsOf(body.docs).length]).toEqual([200, 100])
      expect((await getByPost('dishes', 'sort=a,b,c,d', header)).status).toBe(400)
    },
  )

  test('may name 500 documents', async () => {
    const list = Array.from({ length: 500 }, (_, index) => `where[and][0][id][not_in][${index}]=${campus.soup}`)
    const { status, body } = await getByPost('dishes', encodeURI(['depth=0', 'limit=10', ...list].join('&')))
    expect([status, rowsOf(body.docs).length]).toEqual([200, 10])
  })

  test('is refused when it is longer than 64 KB', async () => {
    expect((await getByPost('dishes', `depth=0&x=${'a'.repeat(70_000)}`)).status).toBe(413)
  })
})

describe('filters and sorts', () => {
  const secret = ['hash', 'salt', 'sessions', 'sessions.id', 'resetPasswordToken', 'loginAttempts', 'lockUntil']

  test.each(secret)('refuse %s of an account, also through a relationship', async (name) => {
    for (const path of [`staff?where[${name}][exists]=true`, `access-log?where[staff.${name}][exists]=true`])
      expect([path, (await get(path)).body]).toEqual([path, { errors: [{ message: refusal }] }])
    for (const path of [`staff?sort=-${name}`, `access-log?sort=staff.${name}`, `orders?sort=customer.${name}`])
      expect([path, (await get(path)).body]).toEqual([path, { errors: [{ message: refusal }] }])
    const path = `orders?where[or][0][and][0][customer__${name.replace('.', '__')}][exists]=true`
    expect([path, (await get(path)).status]).toEqual([path, 400])
  })

  test.each([
    ...['menus?where[location.hoursToken][exists]=true', 'menus?sort=location.hoursToken'],
    ...[
      'carts?where[secretHash][like]=c',
      'carts?where[contents.lines][like]=coffee',
      'carts?where[contents][exists]=true',
    ],
    ...[
      'news?where[savedBy][exists]=true',
      'feedback?where[assignee.email][like]=a',
      'feedback?where[replies][like]=a',
    ],
  ])('refuse hidden fields, and what staff read but do not search: %s', async (path) =>
    expect((await get(path)).status).toBe(400),
  )

  test('through two relationships are refused and leave no unhandled rejection', async () => {
    const unhandled: unknown[] = []
    const note = (reason: unknown) => unhandled.push(reason)
    process.on('unhandledRejection', note)
    for (const query of ['where[location.building.name][like]=a&locale=all', 'where[location.building.none][like]=a'])
      expect((await get(`menus?${query}`)).status).toBe(400)
    await new Promise(setImmediate) // unhandled rejections are reported by then
    process.off('unhandledRejection', note)
    expect(unhandled).toEqual([])
  })

  test('through one relationship work', async () => {
    const { status } = await get('menus?where[location.name][like]=north&sort=location.name')
    expect(status).toBe(200)
  })
})

test.each(roles.map((role) => [role]))('%s reads no sessions of colleagues', async (role) => {
  const own = ids.get(role)
  const { status, body } = await get('staff?depth=2&limit=0&select[sessions]=true&select[name]=true', role)
  for (const doc of rowsOf(body.docs)) if (doc.id !== own) expect(doc).not.toHaveProperty('sessions')
  if (status === 200) expect(rowsOf(body.docs).length).toBeGreaterThan(0)
  for (const colleague of ids.values())
    if (colleague !== own) expect((await get(`staff/${colleague}?depth=2`, role)).text).not.toContain('"sessions"')
})

test('more than 100 documents are neither changed nor deleted at once', async () => {
  const all = `dishes?where[site][equals]=${campus.site}&limit=1&depth=0`
  const changed = await as('administrator')('PATCH', all, { data: { calories: 5 } })
  expect([changed.status, changed.body.errors]).toEqual([400, [{ message: 'Change at most 100 documents at once.' }]])
  expect((await as('administrator')('DELETE', all)).status).toBe(400)
  expect((await get('dishes?depth=0&limit=1&where[calories][equals]=5')).body.totalDocs).toBe(0)
})

test.each(['all', '*'])(
  'a save in all languages at once is refused (%s), because its texts would not be stored',
  async (locale) => {
    const read = async () => (await get(`dishes/${campus.soup}?locale=all&depth=0`)).text
    const before = await read()
    const data = { name: { en: 'Broth', fr: 'Bouillon' } }
    const answers = [
      await as('menuEditor')('PATCH', `dishes/${campus.soup}?locale=${locale}&depth=0`, { data }),
      await as('menuEditor')('PATCH', `dishes?where[id][equals]=${campus.soup}&locale=${locale}`, { data }),
    ]
    expect(answers.map(({ status, body }) => [status, body.errors])).toEqual(
      Array(2).fill([400, [{ message: refusal }]]),
    )
    expect(await read()).toBe(before)
  },
)

test('a failing query reaches the database once', async () => {
  const find = jest.spyOn(payload.db, 'find').mockRejectedValue(new RangeError('Invalid time value'))
  const { status } = await get('dishes?where[name][like]=a')
  const attempts = find.mock.calls.filter(([{ collection }]) => collection === 'dishes').length
  find.mockRestore()
  expect([status, attempts]).toEqual([400, 1])
})

test('a fault of the database is no invalid query', async () => {
  const find = jest
    .spyOn(payload.db, 'find')
    .mockRejectedValue(Object.assign(new Error('locked'), { code: 'SQLITE_BUSY' }))
  const { status } = await get('dishes?where[name][like]=a')
  find.mockRestore()
  expect(status).toBe(503)
})

test('anonymous requests still learn nothing', async () => {
  expect((await requestStudioAs(null, 'GET', 'dishes?where=abc')).status).toBe(404)
})
