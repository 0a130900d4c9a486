import { fieldsOf } from '@/server/database/stored-values'
import { listDocuments, type Ask } from '../servers/studio-client'
import { findSerial } from './saved-documents'
import { findStateFaults } from './compare'
import type { Run, State, Tracked } from './staff-member'

const unversioned = new Set(['locations', 'buildings'])

/** Assigns documents whose creation was not acknowledged, and drops those that do not exist. */
export async function adoptCreated(run: Run, ask: Ask, tracked: Tracked[], since: string): Promise<string[]> {
  const faults: string[] = []
  const known = new Set(tracked.map(({ id }) => id))
  for (const slug of new Set(tracked.flatMap(({ collection, id }) => (id === null ? [collection.slug] : [])))) {
    const query = `where[createdAt][greater_than]=${since}&limit=100&depth=0&locale=all&sort=-createdAt`
    for (const stored of await listDocuments(ask, `${slug}?${query}`)) {
      const id = String(stored.id)
      if (known.has(id)) continue
      const owner = tracked.find((it) => it.id === null && it.pending?.state?.serial === findSerial(stored))
      if (owner) owner.id = id
      else faults.push(`${slug} ${id}: ${run.gone.has(id) ? 'it was deleted' : 'nobody created it'}`)
    }
  }
  for (const document of tracked) if (document.id === null) document.isDeleted = true
  return faults
}

/** The first of these states that a stored document agrees with, or undefined. */
const findState = (run: Run, document: Tracked, stored: unknown, states: readonly (State | null | undefined)[]) =>
  states.find((state) => state && findStateFaults(run, document, state, stored).length === 0)

/**
 * Compares a document and its versions with the saves that were acknowledged or under way. Afterwards it counts as saved the way
 * it is stored.
 */
export async function checkDocument(run: Run, ask: Ask, document: Tracked): Promise<string[]> {
  const { collection, id, pending, history } = document
  if (id === null) return []
  const { slug } = collection
  const name = `${slug} ${id}`
  const { status, body } = await ask('GET', `${slug}/${id}?locale=all&depth=0`)
  const query = `locale=all&depth=0&limit=4&sort=-updatedAt&where[parent][equals]=${id}`
  const versions = unversioned.has(slug) ? [] : await listDocuments(ask, `${slug}/versions?${query}`)
  document.pending = null
  if (status === 404) {
    const isExpected = document.isDeleted || pending?.what === 'delete'
    document.isDeleted = true
    return [
      ...(isExpected ? [] : [`${name}: an acknowledged document is lost`]),
      ...(versions.length > 0 ? [`${name}: ${versions.length} versions of a deleted document`] : []),
    ]
  }
  if (status !== 200) return [`${name}: ${status} ${JSON.stringify(body)}`]
  if (document.isDeleted) return [`${name}: an acknowledged deletion is lost`]

  const faults: string[] = []
  const unanswered = pending?.state
  const newest = versions[0] ? fieldsOf(versions[0].version) : body
  const isStored = unanswered ? findState(run, document, newest, [unanswered]) !== undefined : false
  const latest = isStored ? (unanswered ?? null) : document.latest
  const main = isStored && pending?.what !== 'draft' ? latest : document.main
  if (isStored) run.survived += 1
  const describe = `main ${JSON.stringify(document.main)}, latest ${JSON.stringify(document.latest)}, under way ${JSON.stringify(pending)}`
  for (const [part, state, stored] of [
    ['document', main, body],
    ['newest version', latest, newest],
  ] as const) {
    const found = state ? findStateFaults(run, document, state, stored) : ['no save of it was acknowledged']
    if (found.length > 0) faults.push(`${name}: the ${part} is not as saved (${describe}): ${found.join('; ')}`)
  }
  for (const { id: version, version: stored } of versions.slice(1))
    if (!findState(run, document, stored, history)) faults.push(`${name}: version ${String(version)} is of no save`)
  if (!unversioned.has(slug) && versions.length === 0) faults.push(`${name}: no version`)
  Object.assign(document, { main, latest })
  return faults
}
