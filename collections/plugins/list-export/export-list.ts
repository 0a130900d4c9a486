import { getTranslation } from '@payloadcms/translations'
import { getTenantFromCookie } from '@payloadcms/plugin-multi-tenant/utilities'
import { Forbidden, type CollectionSlug, type PayloadRequest } from 'payload'
import type { Locale } from '@/domain/locale'
import { slugify } from '@/domain/site/slug'
import { byteOrderMark, csvCell, csvRow } from '@/domain/text/csv'
import { csvValue } from '@/domain/text/csv-value'
import { campusDateAt } from '@/domain/time/campus-time'
import { clock } from '@/server/clock'
import { idOf } from '@/server/database/stored-values'
import { findSites } from '@collections/access/find-sites'
import { signedInStaff } from '@collections/access/signed-in-staff'
import { csvResponse } from '@collections/endpoints/csv-response'
import { listColumns, type ListColumn } from './list-columns'
import { readListPages, readListRows, type ListDocument } from './read-list'

type Sites = Awaited<ReturnType<typeof findSites>>

/** The site that the list shows: the chosen one, or the only one of the person; null for several. */
function shownSite(req: PayloadRequest, sites: Sites) {
  const chosen = getTenantFromCookie(req.headers, 'text')
  return (chosen === null ? null : sites.find(({ id }) => id === chosen)) ?? (sites.length === 1 ? sites[0] : null)
}

async function* writeLines(
  req: PayloadRequest,
  columns: ListColumn[],
  pages: AsyncIterable<ListDocument[]>,
  zoneOf: (doc: ListDocument) => string,
): AsyncGenerator<string> {
  const locale: Locale = req.i18n.language === 'fr' ? 'fr' : 'en'
  yield (
    byteOrderMark +
    csvRow(
      columns.map(({ header }) => csvCell(header)),
      locale,
    )
  )
  for await (const docs of pages) {
    const rows = await readListRows(req, docs, columns)
    const lines = rows.map((values, at) => {
      const zone = zoneOf(docs[at] ?? {})
      return csvRow(
        columns.map(({ format }, column) => csvValue(values[column], format, locale, zone)),
        locale,
      )
    })
    if (lines.length > 0) yield lines.join('')
  }
}

/** The first page again, then the others. It is read before the answer begins, so that a refusal has a status. */
async function* startingWith<Page>(first: IteratorResult<Page>, rest: AsyncGenerator<Page>): AsyncGenerator<Page> {
  if (!first.done) yield first.value
  yield* rest
}

/**
 * `GET /api/{collection}/export`: what a list of the studio shows, as CSV, with the rights and the chosen site of the person. The server
 * holds one page at a time. Reading health data is logged page by page, as in the list (`with-access-log.ts`).
 */
export async function exportList(req: PayloadRequest, slug: CollectionSlug): Promise<Response> {
  const staff = signedInStaff(req)
  if (!staff) throw new Forbidden(req.t)
  const { config } = req.payload.collections[slug]
  const pages = readListPages(req, config)
  const first = await pages.next()
  const columns = await listColumns(req, config)
  const sites = await findSites(req, (id) => staff.role === 'administrator' || staff.siteIds.includes(id))
  const site = shownSite(req, sites)
  const zones = new Map(sites.map(({ id, timeZone }) => [id, timeZone]))
  const zone = (site ?? sites[0])?.timeZone ?? 'America/Toronto'
  const language = req.i18n.language === 'fr' ? 'fr' : 'en'
  const label = getTranslation(config.labels.plural, req.i18n)
  const parts = [label, site?.name[language] ?? '', campusDateAt(clock.now(), zone)]
  const name = `${parts.map(slugify).filter(Boolean).join('-')}.csv`
  const lines = writeLines(req, columns, startingWith(first, pages), (doc) => zones.get(idOf(doc.site) ?? '') ?? zone)
  return csvResponse(req, name, lines)
}
