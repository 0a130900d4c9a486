import type { Payload } from 'payload'
import { Source, type Portion, type Sum } from './source'
import { storeNamed, storesOf } from './stores'
import { beginWriting, emptyTarget, endWriting, firstInUse } from './target'
import { unfinishedSince } from './unfinished'
import type { Stored } from './walk-fields'
import { writeDocuments } from './write-store'

/** What one side of a copy is asked, and what it answers. Each side is a process of its own with its own database. */
export type Asked = {
  open: {
    given: { forColumns: boolean }
    answer: { stores: string[]; unfinished: string | null; inUse: string | null }
  }
  /** Begins a reading of everything. */
  beginReading: { given: null; answer: null }
  /** The next documents of a store; null when all were read, and what they came to. */
  next: { given: { store: string }; answer: { portion: Portion | null; sum: Sum } }
  sum: { given: { store: string }; answer: Sum }
  beginWriting: { given: { empty: boolean }; answer: null }
  write: { given: { store: string; documents: Stored[] }; answer: null }
  endWriting: { given: null; answer: null }
}
export type Verb = keyof Asked
type Answers = { [V in Verb]: (given: Asked[V]['given']) => Promise<Asked[V]['answer']> }

/** Answers for one database. `connect` is called by the first question, which must be `open`. */
export function sideOf(connect: () => Promise<Payload>): Answers {
  let source: Source | null = null
  let reading: { store: string; portions: AsyncGenerator<Portion> } | null = null
  const opened = () => {
    if (!source) throw new Error('The database was not opened.')
    return source
  }
  return {
    async open({ forColumns }) {
      const payload = await connect()
      source = new Source(payload, forColumns)
      const stores = storesOf(payload).map(({ name }) => name)
      return { stores, unfinished: await unfinishedSince(payload), inUse: await firstInUse(payload) }
    },
    async beginReading() {
      await opened().begin()
      return null
    },
    async next({ store }) {
      const from = opened()
      if (reading?.store !== store) reading = { store, portions: from.portions(storeNamed(from.payload, store)) }
      const { value, done } = await reading.portions.next()
      if (done) reading = null
      return { portion: done ? null : value, sum: from.sum }
    },
    async sum({ store }) {
      return opened().sumOf(storeNamed(opened().payload, store))
    },
    async beginWriting({ empty }) {
      await beginWriting(opened().payload)
      if (empty) await emptyTarget(opened().payload)
      return null
    },
    async write({ store, documents }) {
      await writeDocuments(opened().payload, storeNamed(opened().payload, store), documents)
      return null
    },
    async endWriting() {
      await endWriting(opened().payload)
      return null
    },
  }
}
