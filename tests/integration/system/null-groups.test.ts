import { call, signInAs } from '../../support/studio/studio-calls'
import { closePayload, openPayload } from '../../support/payload'
import { StudioWorld } from '../../support/studio/studio-world'

const payload = await openPayload()
const world = new StudioWorld(payload)
let token = ''

beforeAll(async () => {
  await world.createSites()
  token = (await signInAs(payload, 'administrator', [], 'administrator')).token
})
afterAll(closePayload)

const withGroups = Object.values(payload.collections).flatMap(({ config }) => {
  const groups = config.flattenedFields.flatMap(({ type, name }) => (type === 'group' ? [name] : []))
  const own = world.hasSite(config.slug) || config.slug === 'sites'
  return own && groups.length > 0 && config.slug !== 'orders' ? [{ slug: config.slug, groups }] : []
})
/** One collection of those with the same groups: the kinds of pictures share theirs. */
const different = [...new Map(withGroups.map((each) => [each.groups.join(), each])).values()]

test('several collections have groups', () => expect(withGroups.length).toBeGreaterThan(5))

test.each(different)('ignores null and invalid values of $groups in $slug', async ({ slug, groups }) => {
  const id = await world.getDocument(slug, 'north')
  for (const group of groups)
    for (const value of [null, 'text', []]) {
      const before = (await world.row(slug, id))?.[group]
      const { status } = await call('PATCH', `${slug}/${id}`, token, { data: { [group]: value } })
      expect([group, value, status]).toEqual([group, value, 200])
      expect((await world.row(slug, id))?.[group]).toEqual(before)
    }
})
