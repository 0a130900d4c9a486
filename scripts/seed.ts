import './exit-on-startup-error'
import type { SQLiteAdapter } from '@payloadcms/db-sqlite'
import type { Payload } from 'payload'
import { campus } from '../demo/campus'
import { customers } from '../demo/northgate/shop/customers'
import { openPayload } from '@/server/database/payload'
import { everySiteId } from '@/server/cache/cache-tags'
import { publishChange } from '@/server/cache/revisions'
import { seedFilters } from './seed/filters'
import { seedLegalTexts, seedReferenceLists } from './seed/reference'
import { runSteps } from './seed/progress'
import { removeSite, siteSteps } from './seed/site'
import { seedStaff } from './seed/staff'

/** Loads the demo campuses, unless they exist already: a second run keeps all changes. */
async function seed() {
  const payload = await openPayload()
  const { docs } = await payload.db.find<{ slug: string }>({
    collection: 'sites',
    where: { slug: { in: campus.sites.map(({ slug }) => slug) } },
    pagination: false,
    limit: 0,
  })
  const { totalDocs: accounts } = await payload.count({ collection: 'staff', overrideAccess: true }) // the seed is the operator's
  // Accounts are created last. Without one, an earlier run was interrupted, and nobody can have changed anything.
  if (docs.length > 0 && accounts === 0) {
    console.log('The last load was interrupted. Removing what it left')
    for (const { slug } of docs) await removeSite(payload, slug)
  } else if (docs.length > 0) {
    console.log(`The demo campuses exist already (${docs.map(({ slug }) => slug).join(', ')}). Nothing was changed.`)
    return printSignIns()
  }

  const began = Date.now()
  await relaxDiskSync(payload)
  await runSteps([
    { what: 'Lists that all sites share', weight: 2, act: () => seedShared(payload) },
    ...campus.sites.flatMap((site) => siteSteps(payload, site)),
    { what: 'Staff accounts', weight: 5, act: () => seedStaff(payload, campus.staff) },
  ])
  await publishChange(payload, everySiteId)
  console.log(`Loaded the demo campuses in ${((Date.now() - began) / 1000).toFixed(1)} s.`)
  printSignIns()
}

async function seedShared(payload: Payload) {
  await seedFilters(payload, campus.menuFilters)
  await seedReferenceLists(payload, campus.referenceLists)
  await seedLegalTexts(payload, campus.legalTexts)
}

/** Makes an embedded database sync less often than after every write. An interrupted run starts over anyway. */
async function relaxDiskSync({ db }: Payload) {
  if (isEmbeddedAdapter(db)) await db.client.execute('PRAGMA synchronous = NORMAL')
}

const isEmbeddedAdapter = (db: object): db is SQLiteAdapter => 'name' in db && db.name === 'sqlite'

function printSignIns() {
  console.log('To sign in to the studio at /admin:')
  for (const { email, password, role } of campus.staff)
    console.log(`  ${email.padEnd(28)} ${password.padEnd(20)} ${role}`)
  console.log('To log in as a customer at /northgate/login:')
  for (const { email, password } of customers.slice(0, 2)) console.log(`  ${email.padEnd(42)} ${password}`)
}

/** The message of the error that caused the others: that of a query is the query. */
const reasonOf = (error: unknown): string =>
  error instanceof Error && error.cause ? reasonOf(error.cause) : error instanceof Error ? error.message : String(error)

try {
  await seed()
  process.exit(0)
} catch (error) {
  console.error(`The demo could not be loaded: ${reasonOf(error)}. Run the command again: it starts over.`)
  process.exit(1)
}
