import { makeCampus, makeFilters, type Campus } from '../../../support/data/campus'
import { makePerson, personOf, type Person } from '../../../support/data/staff'
import { closePayload, openPayload } from '../../../support/payload'

const payload = await openPayload()
let north: Campus
let south: Campus
const people = new Map<string, Person>()

beforeAll(async () => {
  await makeFilters(payload)
  north = await makeCampus(payload, 'northgate')
  south = await makeCampus(payload, 'southgate')
  people.set('administrator', await makePerson(payload, 'administrator', []))
  for (const role of ['siteManager', 'editor', 'menuEditor'] as const)
    people.set(role, await makePerson(payload, role, [north.site]))
})
afterAll(closePayload)

type Local = Record<'update', (options: object) => Promise<unknown>>
const local = payload as unknown as Local
/** Options of a Local API call as this person, with access control. */
const callAs = (user: Person, collection: 'staff', rest: object) => ({
  collection,
  user,
  overrideAccess: false,
  ...rest,
})

describe('staff cannot widen their own rights', () => {
  test.each(['siteManager', 'editor', 'menuEditor'] as const)(
    'denies %s a change of their own role or sites',
    async (role) => {
      const person = await makePerson(payload, role, [north.site], `climber-${role}@example.com`)
      await local
        .update(
          callAs(person, 'staff', {
            id: person.id,
            data: { name: 'Climber', role: 'administrator', sites: [{ site: north.site }, { site: south.site }] },
          }),
        )
        .catch(() => null)
      const after = await personOf(payload, person.id)
      expect(after.role).toBe(role)
      expect(after.sites?.map(({ site }) => site)).toEqual([north.site])
    },
  )

  test('an editor changes the name of their own account', async () => {
    const person = await makePerson(payload, 'editor', [north.site], 'renamed@example.com')
    await local.update(callAs(person, 'staff', { id: person.id, data: { name: 'Renamed' } }))
    expect((await personOf(payload, person.id)).name).toBe('Renamed')
  })
})

describe('the list of staff', () => {
  let both: Person
  beforeAll(async () => {
    both = await makePerson(payload, 'editor', [north.site, south.site], 'both@example.com')
    await makePerson(payload, 'administrator', [north.site, south.site], 'busy-administrator@example.com')
  })
  const find = async (user: Person, rest: object) =>
    (await payload.find({ collection: 'staff', user, overrideAccess: false, limit: 50, ...rest })).docs
  const sitesOf = (docs: Awaited<ReturnType<typeof find>>) =>
    docs.flatMap(({ sites }) => sites ?? []).map(({ site }) => site)

  test.each([{ depth: 0 }, { depth: 2 }, { depth: 0, select: { sites: true } }])(
    'shows %j neither sites of others than one’s own nor an administrator’s',
    async (options) => {
      const manager = people.get('siteManager') as Person
      const docs = await find(manager, options)
      const sites = sitesOf(docs).map((site) => (typeof site === 'string' ? site : site.id))
      expect(docs.map(({ id }) => id)).toContain(both.id)
      expect(new Set(sites)).toEqual(new Set([north.site]))
      const administrators = docs.filter(({ role }) => role === 'administrator')
      expect([administrators.length > 0, sitesOf(administrators)]).toEqual([true, []])
    },
  )

  test('shows all sites to their owner and to administrators', async () => {
    const everywhere = [north.site, south.site]
    const where = { id: { equals: both.id } }
    expect(sitesOf(await find(await personOf(payload, both.id), { depth: 0, where }))).toEqual(everywhere)
    expect(sitesOf(await find(people.get('administrator') as Person, { depth: 0, where }))).toEqual(everywhere)
  })

  test('cannot be asked who works for another site', async () => {
    const manager = people.get('siteManager') as Person
    const own = { 'sites.site': { in: [north.site] } }
    expect((await find(manager, { where: own })).length).toBeGreaterThan(1)
    for (const query of [
      { where: { 'sites.site': { equals: south.site } } },
      { where: { or: [{ 'sites.site': { in: [north.site, south.site] } }] } },
      { where: { 'sites.site': { not_in: [north.site] } } },
      { where: { 'sites.site.name': { like: 'south' } } },
      { where: { sites__site: { equals: south.site } } },
      { sort: 'sites.site' },
    ])
      await expect(find(manager, query)).rejects.toThrow('The query is not valid or too complex.')
    const through = { 'declaredBy.sites.site': { equals: south.site } }
    await expect(
      payload.find({ collection: 'dishes', user: manager, overrideAccess: false, where: through }),
    ).rejects.toThrow()
  })
})
