import type { Payload } from 'payload'
import { listStores } from '@/server/backup/stores'

/** Where texts in lower case are stored, of all collections and their versions: `feedback: zoe`. */
export async function findTexts(payload: Payload, texts: readonly string[]): Promise<string[]> {
  const all = { pagination: false, limit: 0, locale: 'all' }
  const found: string[] = []
  for (const { name, slug, kind } of listStores(payload)) {
    const read = kind === 'versions' ? payload.db.findVersions : payload.db.find
    const stored = JSON.stringify((await read.call(payload.db, { collection: slug, ...all })).docs).toLowerCase()
    found.push(...texts.filter((text) => stored.includes(text)).map((text) => `${name}: ${text}`))
  }
  return found
}
