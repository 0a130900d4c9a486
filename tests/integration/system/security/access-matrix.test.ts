import { jest } from '@jest/globals'
import { sharedCollections, siteCollections } from '@collections/collection-order'
import { areas, roles, type Role } from '@/domain/roles'
import { cacheAccounts } from '../../../support/data/cache-accounts'
import { password, signInAs } from '../../../support/studio/studio-calls'
import { areaOf, isAllowed, operations, rights } from '../../../support/studio/expected-rights'
import { checkReads } from '../../../support/studio/studio-reads'
import { prepareTarget, type Caller } from '../../../support/studio/studio-round'
import { checkWrites } from '../../../support/studio/studio-writes'
import { createMark, StudioWorld, type SiteKey } from '../../../support/studio/studio-world'
import { closePayload, openPayload } from '../../../support/payload'

/** Payload's own collections. */
const internal = ['payload-kv', 'payload-jobs', 'payload-locked-documents', 'payload-preferences', 'payload-migrations']

jest.setTimeout(120_000)
const payload = await openPayload()
payload.logger.level = 'silent' // thousands of refusals are wanted here, and failures are faults by their status
cacheAccounts(payload)
const world = new StudioWorld(payload)
const callers: Caller[] = []

beforeAll(async () => {
  await payload.create({
    collection: 'staff',
    data: { name: 'First', role: 'administrator', email: 'first@example.com', password },
    overrideAccess: true, // the first account becomes an administrator
  })
  await world.createSites()
  let serial = 90_000
  const addStaff = async (role: Role, keys: SiteKey[], name: string) => {
    const sites = keys.map((key) => world.sites[key])
    const account = keys[0] ? createMark('staff', keys[0], (serial += 1)) : `${role}-of-no-site`
    callers.push({ name, role, sites: keys, ...(await signInAs(payload, role, sites, account)) })
  }
  await addStaff('administrator', [], 'administrator')
  for (const role of roles.filter((it) => it !== 'administrator')) {
    await addStaff(role, ['north', 'annex'], role)
    await addStaff(role, ['south'], `${role} of another site`)
  }
  await addStaff('siteManager', [], 'siteManager of no site')
})
afterAll(closePayload)

const collections = [...siteCollections, ...sharedCollections].map(({ slug }) => slug)

describe('the table', () => {
  test('assigns every collection to an area', () => {
    expect(Object.keys(areaOf).sort()).toEqual([...collections].sort())
    expect(payload.config.collections.map(({ slug }) => slug).sort()).toEqual([...collections, ...internal].sort())
    expect(Object.keys(rights).sort()).toEqual([...areas].sort())
  })
})

/** Of the callers with the same rights at the same sites, a different one at each collection tries everything; the others are brief. */
function listCallers(slug: string, index: number): { caller: Caller; brief: boolean }[] {
  const groups = new Map<string, Caller[]>()
  for (const caller of callers) {
    const reach = operations.map((it) => (['north', 'south'] as const).map((key) => isAllowed(caller, it, slug, key)))
    const like = `${caller.sites.join()} ${reach.join()}`
    groups.set(like, [...(groups.get(like) ?? []), caller])
  }
  return [...groups.values()].flatMap((group) =>
    group.map((caller, place) => ({ caller, brief: place !== index % group.length })),
  )
}

describe.each(collections.filter((slug) => areaOf[slug] !== 'none').map((slug, index) => [slug, index] as const))(
  '%s',
  (slug, index) => {
    test('is read and written by permitted roles at their sites only', async () => {
      const faults: string[] = []
      const target = await prepareTarget(world, slug)
      for (const { caller, brief } of listCallers(slug, index)) {
        const round = { world, caller, isAllowed, target, faults, brief }
        await checkReads(round)
        await checkWrites(round)
      }
      expect([...new Set(faults)]).toEqual([])
    })
  },
)
