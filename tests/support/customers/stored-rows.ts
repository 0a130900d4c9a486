import type { Payload } from 'payload'
import { listStores } from '@/server/backup/stores'

type Row = Record<string, unknown> & { id: string }

const counters = ['revision', 'seen', 'updatedAt', 'expiresAt']
/** The same content gives the same JSON: keys in order, without those that are null. */
const inOrder = (_: string, value: unknown): unknown =>
  typeof value !== 'object' || value === null || Array.isArray(value) || value instanceof Date
    ? value
    : Object.fromEntries(
        Object.entries(value)
          .filter(([, each]) => each !== null)
          .toSorted(([one], [other]) => (one < other ? -1 : 1)),
      )

/** All stored documents as JSON by collection and id. A change that finds its wish fulfilled still counts a cart's revision on. */
export async function readStoredRows(payload: Payload): Promise<Map<string, string>> {
  const rows = new Map<string, string>()
  for (const { slug, kind } of listStores(payload)) {
    if (kind === 'versions') continue
    const { docs } = await payload.db.find<Row>({ collection: slug, where: {}, pagination: false, limit: 0 })
    for (const { id, ...row } of docs) {
      if (slug === 'carts') for (const name of counters) delete row[name]
      rows.set(`${slug} ${id}`, JSON.stringify(row, inOrder))
    }
  }
  return rows
}

/** The rows that were added, changed or deleted between two reads. */
export const changedRows = (before: Map<string, string>, after: Map<string, string>): string[] =>
  [...new Set([...before.keys(), ...after.keys()])].filter((key) => before.get(key) !== after.get(key))
