import type { CollectionSlug } from 'payload'
import { roles } from '@/domain/roles'
import { openPayload } from '@/server/database/payload'
import { fieldsOf } from '@/server/database/stored-values'
import { areaOf } from '../../support/studio/expected-rights'
import { createMark, StudioWorld, type SiteKey } from '../../support/studio/studio-world'
import { listMarks, plantedPassword, type Owner, type Planted } from './canaries'

/**
 * A program: adds two campuses to the demo with a document of every collection, each with a text that is found nowhere else, with
 * accounts of every role and two customers. Prints what it has planted as JSON.
 */
const payload = await openPayload()
payload.logger.level = 'silent'
const world = new StudioWorld(payload)
const overrideAccess = true // the program sets up what others will try to read
const context = { quiet: true }
const siteKeys: SiteKey[] = ['north', 'annex', 'south']
type Update = Record<'update', (options: object) => Promise<unknown>>
const update = (options: object) =>
  (payload as unknown as Update).update({ ...options, overrideAccess, context, depth: 0 })

await world.createSites()
for (const key of siteKeys)
  await update({
    collection: 'sites',
    id: world.sites[key],
    data: { published: true, customerLogin: true, shop: true },
  })

const slugs = Object.keys(areaOf).filter((slug) => areaOf[slug] !== 'none')
const documents: Planted['documents'] = {}
for (const slug of slugs) {
  const find = async (key: 'north' | 'south') => {
    // The demo has all documents that some of the shared lists can have.
    const id = await world.getDocument(slug, key).catch(async () => String((await world.rows(slug))[0]?.id))
    const [version] = await world.versions(slug, id)
    const { filename } = (await world.row(slug, id)) ?? {}
    return { id, version: version ? String(version.id) : null, file: typeof filename === 'string' ? filename : null }
  }
  documents[slug] = { north: await find('north'), south: await find('south') }
}

/** Publishes another document of each collection with drafts, and saves a draft of it that nobody has published. */
async function publishOne(slug: string): Promise<void> {
  const id = await world.createDocument(slug, 'north')
  await update({ collection: slug, id, data: { _status: 'published' } })
  await update({ collection: slug, id, data: world.change(slug, 'north'), draft: true })
}
let unpublished = 0
for (const slug of slugs) {
  if (world.config(slug).versions?.drafts) await publishOne(slug).catch(() => (unpublished += 1))
}

const owners: Record<string, Owner> = {}
const customers = [] as Planted['customers']
for (const key of ['A', 'B'] as const) {
  const id =
    key === 'A' ? await world.getDocument('customers', 'north') : await world.createDocument('customers', 'north')
  const account = (await world.row('customers', id)) ?? {}
  customers.push({ key, id, email: String(account.email) })
  for (const slug of slugs) {
    if (!world.config(slug).flattenedFields.some(({ name }) => name === 'customer')) continue
    const own = await world.createDocument(slug, 'north')
    await payload.db.updateOne({ collection: slug as CollectionSlug, id: own, data: { customer: id } })
    for (const mark of listMarks(JSON.stringify(await world.row(slug, own)))) owners[mark] = key
  }
  for (const mark of listMarks(JSON.stringify(account))) owners[mark] = key
}

const shown = new Set<string>()
const drafts = new Set<string>()
const secrets = new Set<string>()
for (const slug of [...slugs, 'second-factors']) {
  const rows = await world.rows(slug)
  for (const secret of world.listSecrets(slug, rows)) if (listMarks(secret).length === 0) secrets.add(secret)
  if (!world.config(slug).versions?.drafts) continue
  for (const row of rows)
    for (const mark of listMarks(JSON.stringify(row))) (row._status === 'published' ? shown : drafts).add(mark)
  for (const { version } of await world.versions(slug))
    for (const mark of listMarks(JSON.stringify(fieldsOf(version)))) drafts.add(mark)
}

const staff = [] as Planted['staff']
let serial = 90_000
for (const role of roles)
  for (const sites of [['north', 'annex']] as SiteKey[][]) {
    const email = `${createMark('staff', 'north', (serial += 1))}@example.com`
    const ids = sites.map((key) => ({ site: world.sites[key] }))
    const data = {
      name: `Hostile ${role}`,
      role,
      email,
      password: plantedPassword,
      sites: role === 'administrator' ? [] : ids,
    }
    await payload.create({ collection: 'staff', data, overrideAccess })
    staff.push({ role, sites: role === 'administrator' ? [] : sites, email })
  }

const siteSlugs = await Promise.all(
  siteKeys.map(async (key) => String((await world.row('sites', world.sites[key]))?.slug)),
)
const planted: Planted = {
  sites: world.sites,
  siteSlugs,
  documents,
  customers,
  staff,
  owners,
  drafts: [...drafts].filter((mark) => !shown.has(mark)),
  secrets: [...secrets],
  unpublished,
}
process.stdout.write(`\n${JSON.stringify(planted)}`)
process.exit(0)
