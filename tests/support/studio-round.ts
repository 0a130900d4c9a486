import type { Operation, Role } from '@/domain/roles'
import { rowsOf } from '@/server/stored'
import type { Sample } from './sample-of'
import type { Answer } from './studio-calls'
import { marksIn, type SiteKey, type Stored, type StudioWorld } from './studio-world'

/** Whoever calls the studio: staff of these sites; a customer or a stranger has no role. */
export type Caller = { name: string; role: Role | null; sites: SiteKey[]; id: string | null; token: string | null }
/** What a caller may do to the documents of a collection at a site. */
type Covers = (caller: Caller, operation: Operation, slug: string, site: SiteKey) => boolean

/** What everybody tries their hand at: a document at each of two sites, and what is known of both. */
export type Target = {
  slug: string
  north: string
  south: string
  /** A document of north that leads to documents of south. */
  crossed: string | null
  versions: Record<'north' | 'south', string | null>
  fileNames: Record<'north' | 'south', string>
  emails: Record<'north' | 'south', string>
  /** Where a new document has room: one per site finds none at north. */
  room: SiteKey
  /** What is sent by those who may not. */
  samples: Record<'room' | 'south', Sample>
  /** Hashes and tokens, which no answer may show. */
  secrets: string[]
  stored: Stored
}

/**
 * One caller at one collection; what is wrong goes to `found`. `brief` is for who has the same rights at the same sites as
 * somebody who tries everything: each step once.
 */
export type Round = {
  world: StudioWorld
  caller: Caller
  covers: Covers
  target: Target
  found: string[]
  brief: boolean
}

export const bothSites = ['north', 'south'] as const
export const all = { limit: '0', pagination: 'false' }
export const idsIn = ({ json }: Answer) => rowsOf(json.docs).map(({ id }) => String(id))

/** Whether a caller may do nothing at all with what north has: they are tried with less. */
export const isOutside = ({ caller, covers, target }: Round) =>
  (['read', 'create', 'update', 'delete'] as const).every((it) => !covers(caller, it, target.slug, 'north'))

export async function aim(world: StudioWorld, slug: string): Promise<Target> {
  const [north, south] = [await world.one(slug, 'north'), await world.one(slug, 'south')]
  const crossed = await world.crossed(slug)
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
    secrets: world.secretsOf(slug, rows),
    stored: await world.stored(slug),
  }
}

/** Holds an answer to what its caller may see: no mark of another's document, no secret, no failure of ours. */
export function look({ caller, covers, target, found }: Round, what: string, { status, text }: Answer): void {
  if (status >= 500) found.push(`${caller.name}: ${what} answers ${status} ${text.slice(0, 160)}`)
  if (target.secrets.some((secret) => text.includes(secret))) found.push(`${caller.name}: ${what} shows a secret`)
  const foreign = marksIn(text).find(({ slug, site }) => !covers(caller, 'read', slug, site))
  if (foreign) found.push(`${caller.name}: ${what} shows ${foreign.slug} of ${foreign.site}`)
}
