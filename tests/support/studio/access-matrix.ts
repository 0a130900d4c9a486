import { jest } from '@jest/globals'
import { sharedCollections, siteCollections } from '@collections/collection-order'
import { roles, type Role } from '@/domain/roles'
import { cacheAccounts } from '../data/cache-accounts'
import { password, signInAs } from './studio-calls'
import { areaOf, isAllowed, operations } from './collection-areas'
import { checkReads } from './studio-reads'
import { prepareTarget, type Caller } from './studio-round'
import { checkWrites } from './studio-writes'
import { createMark, StudioWorld, type SiteKey } from './studio-world'
import { closePayload, openPayload } from '../payload'

/**
 * Every role at its own and at another site reads and writes documents of every collection. Of the callers with the same rights at
 * the same sites one tries every way, and the others try each operation once. `each kind` tries every way only at the first
 * collection of its kind; there the others try only what must be refused, those of another site by turns, and the
 * administrator each operation.
 */
export async function describeAccessMatrix(everyWayAt: 'each collection' | 'each kind'): Promise<void> {
  jest.setTimeout(120_000)
  const payload = await openPayload()
  payload.logger.level = 'silent' // thousands of refusals are wanted here, and failures are faults by their status
  cacheAccounts(payload)
  const world = new StudioWorld(payload, true) // what was a draft is restored beside the document
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

  const collections = [...siteCollections, ...sharedCollections]
    .map(({ slug }) => slug)
    .filter((slug) => areaOf[slug] !== 'none')

  /** Collections of one area that have the same endpoints. */
  const kindOf = (slug: string) => {
    const { upload, versions, auth } = world.config(slug)
    return [areaOf[slug], ...[upload, versions, auth, world.hasSite(slug)].map(Boolean)].join()
  }
  const tried = new Set<string>()
  const listCallers = (slug: string, index: number): { caller: Caller; brief: boolean; refusalsOnly: boolean }[] => {
    const groups = new Map<string, Caller[]>()
    for (const caller of callers) {
      const reach = operations.map((it) => (['north', 'south'] as const).map((key) => isAllowed(caller, it, slug, key)))
      const like = `${caller.sites.join()} ${reach.join()}`
      groups.set(like, [...(groups.get(like) ?? []), caller])
    }
    return [...groups].flatMap(([like, group]) => {
      const kind = `${kindOf(slug)} ${like}`
      const isBrief = everyWayAt === 'each kind' && (tried.has(kind) || group[0]?.role === 'administrator')
      tried.add(kind)
      const inTurn = group.map((caller, place) => ({ caller, isFirst: place === index % group.length }))
      return inTurn
        .filter(({ caller, isFirst }) => isFirst || everyWayAt === 'each collection' || caller.sites.includes('north'))
        .map(({ caller, isFirst }) => ({
          caller,
          brief: isBrief || !isFirst,
          refusalsOnly: everyWayAt === 'each kind' && !isFirst,
        }))
    })
  }

  describe.each(collections.map((slug, index) => [slug, index] as const))('%s', (slug, index) => {
    test('is read and written by permitted roles at their sites only', async () => {
      const faults: string[] = []
      const target = await prepareTarget(world, slug)
      for (const each of listCallers(slug, index)) {
        const round = { ...each, world, isAllowed, target, faults }
        await checkReads(round)
        await checkWrites(round)
      }
      expect([...new Set(faults)]).toEqual([])
    })
  })
}
