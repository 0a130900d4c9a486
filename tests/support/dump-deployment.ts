import { storesOf } from '@/server/copy/stores'
import { unfinishedSentence } from '@/server/copy/unfinished'
import { openPayload } from '@/server/payload'
import { answerRequest } from '@/v1/answer-request'
import { endpoints } from '@/v1/endpoints'

/**
 * A program: writes all that its database holds as JSON, every collection and version as the adapter reads it, and what
 * v1 answers to the addresses that it is given, as the bytes of a server on this database.
 */
const addresses = process.argv.slice(2)
const payload = await openPayload()
const all = { pagination: false, limit: 0, sort: 'id' }

const stores: Record<string, unknown[]> = {}
for (const { name, slug, kind } of storesOf(payload)) {
  const { docs } =
    kind === 'versions'
      ? await payload.db.findVersions({ collection: slug, ...all })
      : await payload.db.find({ collection: slug, ...all })
  stores[name] = docs
}
const answers: Record<string, unknown> = {}
for (const address of addresses) {
  const { status, headers, bytes } = await answerRequest(endpoints, { method: 'GET', address })
  answers[address] = { status, headers, bytes: bytes?.toString('base64') ?? null }
}
const { docs: revisions } = await payload.db.find<{ id: string; token: string }>({ collection: 'revisions', ...all })
const { totalDocs: locks } = await payload.db.count({ collection: 'payload-locked-documents' })
const unfinished = await unfinishedSentence(payload)
process.stdout.write(`\n<<<${JSON.stringify({ stores, answers, revisions, locks, unfinished })}`, () => process.exit(0))
