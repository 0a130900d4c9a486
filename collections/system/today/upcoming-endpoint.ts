import type { CollectionSlug, Endpoint, PayloadRequest, SanitizedCollectionConfig, Where } from 'payload'
import { edgesAmong, type Window } from '@/domain/content/publication-window'
import type { Localized } from '@/domain/locale'
import { addDays, type CampusDate } from '@/domain/time/calendar'
import { campusDateAt, toInstant } from '@/domain/time/campus-time'
import { clock } from '@/server/clock'
import { findPermittedIds } from '@collections/access/find-permitted-ids'
import { requireSite, type PermittedSite } from '@collections/access/require-site'
import { findScheduled, onCampusClock } from '@collections/endpoints/scheduled-publication'
import { readTitle } from '@collections/system/trash/read-title'
import { idOf, nameOf, rowsOf, textOf } from '@/server/database/stored-values'
import { findRows, whereOwn, withField } from './own-documents'

/** Something that begins or ends soon. `title` is null for a document without one. */
type UpcomingWindow = Window & {
  kind: 'shown' | 'sold' | 'special-hours' | 'alert'
  collection: string
  id: string
  title: Localized | null
}

type Days = { site: string; days: CampusDate[] }
type Fields = { from: string; until: string; title: string; where?: Where }

const windowOf = (row: Record<string, unknown>, { from, until }: Pick<Fields, 'from' | 'until'>): Window => ({
  from: textOf(row[from]),
  until: textOf(row[until]),
})

/** The documents of a collection that begin or end on the days, with the value of their title. */
async function findWindows(
  req: PayloadRequest,
  { slug, ...config }: SanitizedCollectionConfig,
  { site, days }: Days,
  { from, until, title, where = {} }: Fields,
) {
  const own = await whereOwn(req, { slug, ...config }, site)
  if (!own) return []
  const soon: Where = { or: [{ [from]: { in: days } }, { [until]: { in: days } }] }
  const rows = await findRows(req, slug, { and: [own, soon, where] }, [from, until, title])
  return rows.flatMap((row) => {
    const edges = edgesAmong(windowOf(row, { from, until }), days)
    return edges ? [{ ...edges, collection: slug, id: String(row.id), title: row[title] }] : []
  })
}

/** Special hours have the name of their location: they need no name of their own. */
async function findHours(req: PayloadRequest, days: Days): Promise<UpcomingWindow[]> {
  const where: Where = { type: { equals: 'special_hours' } }
  const fields: Fields = { from: 'start', until: 'end', title: 'location', where }
  const found = await findWindows(req, req.payload.collections.schedules.config, days, fields)
  const ids = found.flatMap(({ title }) => idOf(title) ?? [])
  const places = ids.length > 0 ? await findRows(req, 'locations', { id: { in: ids } }, ['name']) : []
  const names = new Map(places.map(({ id, name }) => [String(id), nameOf(name)]))
  return found.map((hours) => ({ ...hours, kind: 'special-hours', title: names.get(idOf(hours.title) ?? '') ?? null }))
}

async function findAlerts(req: PayloadRequest, { site, days }: Days): Promise<UpcomingWindow[]> {
  const own = await whereOwn(req, req.payload.collections.sites.config, site)
  const [row] = own ? await findRows(req, 'sites', own, ['homepageAlerts']) : []
  return rowsOf(row?.homepageAlerts).flatMap((alert) => {
    const edges = edgesAmong(windowOf(alert, { from: 'start', until: 'end' }), days)
    return edges ? [{ ...edges, kind: 'alert', collection: 'sites', id: site, title: nameOf(alert.message) }] : []
  })
}

/** What begins or ends at a site on some days, among what the person may change. */
async function findUpcomingWindows(req: PayloadRequest, days: Days): Promise<UpcomingWindow[]> {
  const shown = { kind: 'shown', from: 'showFrom', until: 'showUntil' } as const
  const sold = { kind: 'sold', from: 'saleFrom', until: 'saleUntil' } as const
  const documents = [shown, sold].flatMap(({ kind, ...fields }) =>
    withField(req, fields.from).map(async (collection) => {
      const found = await findWindows(req, collection, days, { ...fields, title: collection.admin.useAsTitle ?? 'id' })
      return found.map((each): UpcomingWindow => ({ ...each, kind, title: nameOf(each.title) }))
    }),
  )
  return (await Promise.all([...documents, findHours(req, days), findAlerts(req, days)])).flat()
}

const daysAhead = 7
const respond = (body: object) => Response.json(body, { headers: { 'Cache-Control': 'no-store' } })

/** The scheduled publications of a site on some campus days, of documents that the person may change. */
async function readScheduled(req: PayloadRequest, { id: site, timeZone }: PermittedSite, days: CampusDate[]) {
  const before = toInstant(addDays(days.at(-1) ?? '', 1), 0, timeZone)
  const soon = await findScheduled(req, { waitUntil: { less_than: before.toISOString() } })
  const collections = [...new Set(soon.map(({ collection }) => collection))]
  const found = collections.map(async (collection) => {
    const own = soon.filter((each) => each.collection === collection)
    const ids = await findPermittedIds(req, 'update', collection as CollectionSlug, [
      ...new Set(own.map(({ id }) => id)),
    ])
    const { docs } = await req.payload.db.queryDrafts<Record<string, unknown> & { id: string }>({
      collection: collection as CollectionSlug,
      where: { parent: { in: ids } }, // the drafts' rows
      ...({ locale: 'all', pagination: false, limit: 0 } as const),
      req,
    })
    const stored = new Map(docs.map((doc) => [String(doc.id), doc]))
    const titled = own.map(async (each) => {
      const doc = stored.get(each.id)
      if (!doc || idOf(doc.site) !== site) return []
      const title = await readTitle(req.payload, collection as CollectionSlug, doc, req)
      return [{ ...each, ...onCampusClock(timeZone, each), title }]
    })
    return (await Promise.all(titled)).flat()
  })
  return (await Promise.all(found)).flat()
}

/**
 * `GET /api/staff/upcoming?site=`: what goes live or ends at a site in the next seven days, today included, among the documents that
 * the person may change: scheduled publications, what is shown or sold for a time, alerts, and special hours. `site` is null for a
 * person without one; `announce` is what the forms for alerts and popups need.
 */
export const upcoming: Endpoint = {
  path: '/upcoming',
  method: 'get',
  handler: async (req) => {
    const { site } = await requireSite(req, 'sites')
    if (!site) return respond({ site: null, scheduled: [], windows: [] })
    const today = campusDateAt(clock.now(), site.timeZone)
    const days = Array.from({ length: daysAhead }, (_, day) => addDays(today, day))
    const [windows, scheduled] = await Promise.all([
      findUpcomingWindows(req, { site: site.id, days }),
      readScheduled(req, site, days),
    ])
    const dateOf = ({ from, until }: (typeof windows)[number]) => from ?? until ?? ''
    return respond({
      site: site.name,
      announce: { site: site.id, languages: site.languages, today },
      scheduled,
      windows: windows.toSorted((one, other) => dateOf(one).localeCompare(dateOf(other))),
    })
  },
}
