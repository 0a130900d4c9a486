import type { PayloadRequest } from 'payload'
import { parseSiteLanguages } from '@/domain/site/site-languages'
import { nameOf } from '@/server/database/stored-values'

/** The sites that pass a test, with their names in both languages, their time zones and languages, by English name. */
export async function findSites(req: PayloadRequest, isPermitted: (site: string) => boolean) {
  const { docs } = await req.payload.db.find<
    Record<string, unknown> & { id: string; timeZone?: string; languages?: unknown }
  >({
    collection: 'sites',
    locale: 'all',
    select: { name: true, timeZone: true, languages: true },
    pagination: false,
    limit: 0,
    req,
  })
  return docs
    .map(({ id, name, timeZone, languages }) => ({
      id: String(id),
      name: nameOf(name),
      timeZone: timeZone ?? 'America/Toronto',
      languages: parseSiteLanguages(languages),
    }))
    .filter(({ id }) => isPermitted(id))
    .toSorted((a, b) => a.name.en.localeCompare(b.name.en))
}
