import type { Operation, Role } from '@/domain/roles'
import { rowsOf } from '@/server/database/stored-values'
import type { Sample } from '../data/make-sample'
import type { Answer } from './studio-calls'
import { findMarks, type SiteKey, type Stored, type StudioWorld } from './studio-world'

/** A caller of the studio: staff of these sites. Customers and anonymous callers have no role. */
export type Caller = { name: string; role: Role | null; sites: SiteKey[]; id: string | null; token: string | null }
/** Whether a caller may do something to the documents of a collection at a site. */
type IsAllowed = (caller: Caller, operation: Operation, slug: string, site: SiteKey) => boolean

/** The documents of a collection that every caller tries to read and write: one at each of two sites. */
export type Target = {
  slug: string
  north: string
  south: string
  /** A document of north that leads to documents of south. */
  crossed: string | null
  versions: Record<'north' | 'south', string | null>
  fileNames: Record<'north' | 'south', string>
  emails: Record<'north' | 'south', string>
  /** The site of new documents: `annex` for collections with one document per site. */
  room: SiteKey
  /** Data for requests that must be refused. */
  samples: Record<'room' | 'south', Sample>
  /** Hashes and tokens, which no response may contain. */
  secrets: string[]
  stored: Stored
}

/**
 * One caller at one collection. Faults are added to `faults`. `brief` is for a caller with the same rights at the same sites as
 * another caller who tries everything: each step once.
 */
export type Round = {
  world: StudioWorld
  caller: Caller
  isAllowed: IsAllowed
  target: Target
  faults: string[]
  brief: boolean
  /** Leaves out what the caller may write. */
  refusalsOnly: boolean
}

export const bothSites = ['north', 'south'] as const
export const all = { limit: '0', pagination: 'false' }
export const listIds = ({ json }: Answer) => rowsOf(json.docs).map(({ id }) => String(id))

/** Whether a caller has no access to the documents of north. Such callers try fewer requests. */
export const hasNoAccess = ({ caller, isAllowed, target }: Round) =>
  (['read', 'create', 'update', 'delete'] as const).every((it) => !isAllowed(caller, it, target.slug, 'north'))

export async function prepareTarget(world: StudioWorld, slug: string): Promise<Target> {
  const [north, south] = [await world.getDocument(slug, 'north'), await world.getDocument(slug, 'south')]
  const crossed = await world.createCrossed(slug)
  const room = world.isOnePerSite(slug) ? 'annex' : 'north'
  const samples = { room: await world.sample(slug, room), south: await world.sample(slug, 'south') }
  if (crossed && room === 'annex' && slug !== 'sites') await world.remove(slug, [crossed])
  const rows = await world.rows(slug)
  const of = async <Value>(read: (key: 'north' | 'south') => Promise<Value> | Value) => ({
    north: await read('north'),
    south: await read('south'),
  })
  const ids = { north, south }
  const field = (key: 'north' | 'south', name: string) => String(rows.find(({ id }) => id === ids[key])?.[name])
  return {
    slug,
    north,
    south,
    crossed: room === 'annex' && slug !== 'sites' ? null : crossed,
    versions: await of(async (key) => {
      const [version] = await world.versions(slug, ids[key])
      return version ? String(version.id) : null
    }),
    fileNames: await of((key) => field(key, 'filename')),
    emails: await of((key) => field(key, 'email')),
    room,
    samples,
    secrets: world.listSecrets(slug, rows),
    stored: await world.readStored(slug),
  }
}

/** Adds a fault if a response contains a document that its caller may not read, a secret, or a server error. */
export function checkAnswer(
  { caller, isAllowed, target, faults }: Round,
  action: string,
  { status, text }: Answer,
): void {
  if (status >= 500) faults.push(`${caller.name}: ${action} answers ${status} ${text.slice(0, 160)}`)
  if (target.secrets.some((secret) => text.includes(secret))) faults.push(`${caller.name}: ${action} shows a secret`)
  const foreign = findMarks(text).find(({ slug, site }) => !isAllowed(caller, 'read', slug, site))
  if (foreign) faults.push(`${caller.name}: ${action} shows ${foreign.slug} of ${foreign.site}`)
}
