import type { Payload } from 'payload'
import { DeploymentWriter } from './deployment-writer'
import { DeploymentReader, type Batch, type StoreChecksum } from './deployment-reader'
import { getStore, listStores } from './stores'
import { beginWriting, emptyTarget, endWriting, findNonEmptyStore } from './target'
import { readUnfinishedSince } from './unfinished-restore'
import type { Stored } from '@/server/database/walk-fields'
import { writeDocuments } from './write-store'

/** The messages between a program that copies, backs up or restores and one side, with their replies. Each side is a process with its own database. */
export type SideMessages = {
  open: {
    given: { forColumns: boolean }
    answer: { stores: string[]; unfinished: string | null; inUse: string | null }
  }
  /** Reads everything as it is now from here on; false if the database cannot. */
  freeze: { given: null; answer: boolean }
  /** Starts reading from the beginning. */
  beginReading: { given: null; answer: null }
  /** The next documents of a store, null when all were read; and the checksum of those read so far. */
  next: { given: { store: string }; answer: { portion: Batch | null; sum: StoreChecksum } }
  sum: { given: { store: string }; answer: StoreChecksum }
  beginWriting: { given: { empty: boolean }; answer: null }
  write: { given: { store: string; documents: Stored[] }; answer: null }
  /** Names documents that a backup contains, so that references to others can be removed. */
  learnIds: { given: { slug: string; ids: string[] }; answer: null }
  /** Writes the next documents of a store from a backup. Answers with the checksum of those written so far. */
  restore: { given: { store: string; documents: Stored[] }; answer: StoreChecksum }
  endWriting: { given: null; answer: null }
}
export type MessageName = keyof SideMessages
type Answers = { [V in MessageName]: (given: SideMessages[V]['given']) => Promise<SideMessages[V]['answer']> }

/** The handlers of one side's messages. The first message must be `open`, which calls `connect`. */
export function createSideHandlers(connect: () => Promise<Payload>): Answers {
  let source: DeploymentReader | null = null
  let writer: DeploymentWriter | null = null
  let reading: { store: string; portions: AsyncGenerator<Batch> } | null = null
  const opened = () => {
    if (!source) throw new Error('The database was not opened.')
    return source
  }
  const writing = () => (writer ??= new DeploymentWriter(opened().payload))
  return {
    async open({ forColumns }) {
      const payload = await connect()
      source = new DeploymentReader(payload, forColumns)
      const stores = listStores(payload).map(({ name }) => name)
      return { stores, unfinished: await readUnfinishedSince(payload), inUse: await findNonEmptyStore(payload) }
    },
    async freeze() {
      return opened().freeze()
    },
    async beginReading() {
      await opened().begin()
      return null
    },
    async next({ store }) {
      const from = opened()
      if (reading?.store !== store) reading = { store, portions: from.portions(getStore(from.payload, store)) }
      const { value, done } = await reading.portions.next()
      if (done) reading = null
      return { portion: done ? null : value, sum: from.sum }
    },
    async sum({ store }) {
      return opened().sumOf(getStore(opened().payload, store))
    },
    async beginWriting({ empty }) {
      await beginWriting(opened().payload)
      if (empty) await emptyTarget(opened().payload)
      return null
    },
    async write({ store, documents }) {
      await writeDocuments(opened().payload, getStore(opened().payload, store), documents)
      return null
    },
    async learnIds({ slug, ids }) {
      writing().learnIds(slug, ids)
      return null
    },
    async restore({ store, documents }) {
      return writing().write(getStore(opened().payload, store), documents)
    },
    async endWriting() {
      await endWriting(opened().payload)
      return null
    },
  }
}
