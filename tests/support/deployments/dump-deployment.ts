import { listStores } from '@/server/backup/stores'
import { getUnfinishedRestoreError } from '@/server/backup/unfinished-restore'
import { openPayload } from '@/server/database/payload'
import { handleRequest } from '@/v1/engine/handle-request'
import { endpoints } from '@/v1/endpoints'
import { openWithoutIndexes } from '../without-indexes'

/**
 * A program that writes its database as JSON: all documents and versions as the adapter reads them, and the bytes of v1's
 * responses to the addresses in its arguments.
 */
const addresses = process.argv.slice(2)
if (process.env.DATABASE_URL?.startsWith('mongodb')) await openWithoutIndexes()
const payload = await openPayload()
const all = { pagination: false, limit: 0, sort: 'id' }

const stores: Record<string, unknown[]> = {}
for (const { name, slug, kind } of listStores(payload)) {
  const { docs } =
    kind === 'versions'
      ? await payload.db.findVersions({ collection: slug, ...all })
      : await payload.db.find({ collection: slug, ...all })
  stores[name] = docs
}
const answers: Record<string, unknown> = {}
for (const address of addresses) {
  const { status, headers, bytes } = await handleRequest(endpoints, { method: 'GET', address })
  answers[address] = { status, headers, bytes: bytes?.toString('base64') ?? null }
}
const { docs: revisions } = await payload.db.find<{ id: string; token: string }>({ collection: 'revisions', ...all })
const { totalDocs: locks } = await payload.db.count({ collection: 'payload-locked-documents' })
const unfinished = await getUnfinishedRestoreError(payload)
process.stdout.write(`\n<<<${JSON.stringify({ stores, answers, revisions, locks, unfinished })}`, () => process.exit(0))
