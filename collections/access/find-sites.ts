import type { PayloadRequest } from 'payload'
import { nameOf } from '@/server/database/stored-values'

/** The sites that pass a test, with their names in both languages and their time zones, by English name. */
export async function findSites(req: PayloadRequest, isPermitted: (site: string) => boolean) {
  const { docs } = await req.payload.db.find<Record<string, unknown> & { id: string; timeZone?: string }>({
    collection: 'sites',
    locale: 'all',
    select: { name: true, timeZone: true },
    pagination: false,
    limit: 0,
    req,
  })
  return docs
    .map(({ id, name, timeZone }) => ({
      id: String(id),
      name: nameOf(name),
      timeZone: timeZone ?? 'America/Toronto',
    }))
    .filter(({ id }) => isPermitted(id))
    .toSorted((a, b) => a.name.en.localeCompare(b.name.en))
}
