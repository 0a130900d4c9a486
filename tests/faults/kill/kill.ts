import {
  listDocuments,
  signInStaff,
  staffPasswords,
  studioClient,
  type Ask,
  type StaffRole,
} from '../servers/studio-client'
import { createDeployment, killServer, removeDeployment, startServer, type Kind } from '../servers/deployment'
import { createRandom, describeSpread, pause, spreadOf } from '../figures'
import { adoptCreated, checkDocument } from './check-documents'
import { savedCollections, type Refs } from './saved-documents'
import { keepSaving, save, type Run, type Tracked } from './staff-member'

const longestDelay = 400 // milliseconds of saving before the server is killed
const longestWait = 4_000 // two seconds for the leases of the dead process, and two for the saves
const patience = 90_000

async function readRefs(ask: Ask, slug: string): Promise<Refs> {
  const [site] = await listDocuments(ask, `sites?where[slug][equals]=${slug}&depth=0`)
  const ids = async (path: string) => (await listDocuments(ask, `${path}&depth=0&limit=8`)).map(({ id }) => String(id))
  const own = `where[site][equals]=${String(site?.id)}`
  return {
    site: String(site?.id),
    allergens: await ids('menu-filters?where[type][equals]=allergen'),
    labels: await ids('menu-filters?where[type][equals]=label'),
    dishes: await ids(`dishes?${own}`),
    cuisines: await ids('cuisines?'),
    brands: await ids(`brands?${own}`),
    locations: await ids(`locations?${own}`),
    images: await ids(`images?${own}`),
  }
}

function withResolver() {
  let resolve = () => undefined as void
  const promise = new Promise<void>((done) => (resolve = done))
  return { promise, resolve }
}

/** Saves a document again until the server accepts it. Returns how many milliseconds that took. */
async function saveUntilAccepted(run: Run, ask: Ask, document: Tracked): Promise<number> {
  const began = performance.now()
  while (performance.now() - began < patience) {
    if (await save(run, ask, document, 'publish')) break
    await pause(100)
  }
  return performance.now() - began
}

/**
 * Kills a server again and again while staff save documents, and compares what is stored with what was acknowledged. Prints the
 * counts, and returns the faults.
 */
export async function measureKills(kind: Kind, rounds: number, seed: number, port: number): Promise<string[]> {
  const deployment = await createDeployment('kill', kind, { passwords: 'quick', settings: { RUN_JOBS: 'off' } })
  const random = createRandom(seed)
  const began = new Date().toISOString()
  const tokens = new Map<StaffRole, string>()
  let tracked: Tracked[] = []
  let run: Run | null = null
  const faults: string[] = []
  const times = { starts: [] as number[], accepted: [] as number[] }
  let broken = 0
  for (let round = 0; round <= rounds; round += 1) {
    const started = performance.now()
    const server = await startServer(deployment, port)
    times.starts.push(performance.now() - started)
    if (tokens.size === 0)
      for (const role of Object.keys(staffPasswords) as StaffRole[])
        tokens.set(role, await signInStaff(server.base, role))
    const as = (role: StaffRole) => studioClient(server.base, tokens.get(role) ?? '')
    const admin = as('administrator')
    run ??= {
      random,
      refs: {
        northgate: await readRefs(admin, 'northgate'),
        'universite-saint-cyrille': await readRefs(admin, 'universite-saint-cyrille'),
      },
      sent: 0,
      gone: new Set(),
      acknowledged: 0,
      survived: 0,
      putOff: new Map(),
      refused: [],
    }
    const shared = run

    const interrupted = tracked.filter(({ pending }) => pending !== null)
    broken += interrupted.length
    faults.push(...(await adoptCreated(shared, admin, tracked, began)))
    for (const document of interrupted) faults.push(...(await checkDocument(shared, admin, document)))
    const saved = interrupted
      .filter(({ isDeleted }) => !isDeleted)
      .map((document) => saveUntilAccepted(shared, as(document.collection.role), document))
    times.accepted.push(...(await Promise.all(saved)))
    for (const document of tracked)
      if (!interrupted.includes(document)) faults.push(...(await checkDocument(shared, admin, document)))
    for (const { id, isDeleted } of tracked) if (isDeleted && id !== null) shared.gone.add(id)
    tracked = tracked.filter(({ isDeleted }) => !isDeleted)
    if (round < rounds) {
      // Every other time, count the delay from the first acknowledged save: a server that has just started saves slowly.
      const first = withResolver()
      const saving = savedCollections.map((collection) =>
        keepSaving(shared, as(collection.role), tracked, collection, first.resolve),
      )
      if (round % 2 === 0) await first.promise
      await pause(random() * longestDelay)
      await killServer(server)
      await Promise.all(saving)
    } else await killServer(server)
    if (round % 10 === 0) console.log(`round ${round}: ${shared.acknowledged} saves, ${faults.length} faults`)
  }
  await removeDeployment(deployment)
  const accepted = spreadOf(times.accepted)
  if (accepted.max > longestWait) faults.push(`A save was accepted after ${accepted.max.toFixed(0)} ms only`)
  console.log(`
${kind}, seed ${seed}: ${rounds} kills, ${run?.acknowledged} acknowledged saves of ${savedCollections.length} collections.
Saves cut off: ${broken}, of which ${run?.survived} were stored, whole.
Start until ready: ${describeSpread(spreadOf(times.starts))}
Wait of the first save of each cut-off document: ${describeSpread(accepted)}
Refused saves: ${run?.refused.length}; faults: ${faults.length}`)
  for (const [answer, count] of run?.putOff ?? []) console.log(`  put off ${count} times: ${answer}`)
  for (const refusal of new Set(run?.refused.slice(0, 10))) console.log(`  refused: ${refusal}`)
  return [...faults, ...(run?.refused ?? [])]
}
