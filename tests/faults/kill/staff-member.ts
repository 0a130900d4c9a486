import { fieldsOf } from '@/server/database/stored-values'
import { pick } from '../figures'
import type { Ask } from '../servers/studio-client'
import { campusOf, textsOf, type Fields, type Refs, type SavedCollection } from './saved-documents'

type Locale = 'en' | 'fr'

/**
 * The numbers of the saves that a document's content comes from: one for the fields without a language, whose save was in
 * `locale`, and one for each language; null before the first save in it.
 */
export type State = {
  serial: number
  locale: Locale
  en: number | null
  fr: number | null
  status: 'draft' | 'published'
}

/** A save that is under way, or whose answer was lost with the server. `state` is null for a deletion. */
type Pending = { what: 'create' | 'publish' | 'draft' | 'delete'; state: State | null }

/**
 * A document with its last acknowledged states: `main` of the document itself and `latest` of its newest version, which may be a
 * draft. Both are null until its creation was acknowledged. `history` has every state that was sent.
 */
export type Tracked = {
  collection: SavedCollection
  id: string | null
  main: State | null
  latest: State | null
  history: State[]
  pending: Pending | null
  isDeleted: boolean
}

/**
 * What all staff of a run share. `gone` are the ids of deleted documents. `survived` counts saves that were stored although
 * the server was killed before its answer arrived.
 */
export type Run = {
  random: () => number
  refs: Record<(typeof campusOf)[SavedCollection['role']], Refs>
  sent: number
  gone: Set<string>
  acknowledged: number
  survived: number
  /** How often saves were put off, by status and message. */
  putOff: Map<string, number>
  refused: string[]
}

const mostDocuments = 4

const choose = (run: Run, documents: Tracked[], collection: SavedCollection): [Tracked, Pending['what']] => {
  const own = documents.filter((it) => it.collection === collection && !it.isDeleted && it.id !== null)
  const chance = run.random()
  if (own.length < 2 || (own.length < mostDocuments && chance < 0.3)) {
    const created = { collection, id: null, main: null, latest: null, history: [], pending: null, isDeleted: false }
    documents.push(created)
    return [created, 'create']
  }
  const document = pick(run.random, own)
  if (chance > 0.85) return [document, 'delete']
  return [document, collection.hasDrafts && chance > 0.6 ? 'draft' : 'publish']
}

/** The state that a save leads to. Each is in one language, like those of the studio, and is based on the newest version. */
function nextState(run: Run, { latest }: Tracked, what: Pending['what']): State {
  const locale = run.random() < 0.5 ? 'en' : 'fr'
  const serial = (run.sent += 1)
  const before = latest ?? { en: null, fr: null }
  return {
    en: before.en,
    fr: before.fr,
    [locale]: serial,
    serial,
    locale,
    status: what === 'publish' ? 'published' : 'draft',
  }
}

/** What a save sends. */
function contentOf({ refs }: Run, { collection }: Tracked, { serial, locale, status }: State): Fields {
  const content = collection.build(serial, refs[campusOf[collection.role]], textsOf(serial, locale))
  return collection.hasDrafts ? { ...content, _status: status } : content
}

const pathOf = ({ collection: { slug }, id }: Tracked, { what, state }: Pending) =>
  `${slug}${id === null ? '' : `/${id}`}?locale=${state?.locale ?? 'en'}&depth=0${what === 'draft' ? '&draft=true' : ''}`

/** Sends one save and notes its outcome; false when it is refused. Rejects when the server dies, and leaves the save pending. */
export async function save(run: Run, ask: Ask, document: Tracked, what: Pending['what']): Promise<boolean> {
  const state = what === 'delete' ? null : nextState(run, document, what)
  const pending = { what, state }
  document.pending = pending
  if (state) document.history.push(state)
  const method = what === 'create' ? 'POST' : what === 'delete' ? 'DELETE' : 'PATCH'
  const path = pathOf(document, pending)
  const { status, body } = await ask(method, path, state ? contentOf(run, document, state) : undefined)
  document.pending = null
  if (status >= 300) {
    const answer = `${status} ${JSON.stringify(body)}`
    if (status === 503 || status === 409) run.putOff.set(answer, (run.putOff.get(answer) ?? 0) + 1)
    else run.refused.push(`${method} ${path}: ${answer}`)
    return false
  }
  run.acknowledged += 1
  if (state === null) document.isDeleted = true
  else {
    if (what === 'create') document.id = String(fieldsOf(body.doc).id)
    if (what !== 'draft') document.main = state
    document.latest = state
  }
  return true
}

/** Saves documents of one collection without a pause until the server dies. `noteSave` is called after each. */
export async function keepSaving(
  run: Run,
  ask: Ask,
  documents: Tracked[],
  collection: SavedCollection,
  noteSave: () => void,
): Promise<void> {
  try {
    for (;;) {
      await save(run, ask, ...choose(run, documents, collection))
      noteSave()
    }
  } catch {
    return // the server was killed
  }
}
