import type { CollectionSlug, Endpoint, PayloadRequest } from 'payload'
import { addDays, type CampusDate } from '@/domain/time/calendar'
import { campusDateAt, toInstant } from '@/domain/time/campus-time'
import { clock } from '@/server/clock'
import { findPermittedIds } from '@collections/access/find-permitted-ids'
import { requireSite, type PermittedSite } from '@collections/access/require-site'
import { findScheduled, onCampusClock } from '@collections/endpoints/scheduled-publication'
import { fieldsOf, idOf, nameOf } from '@/server/database/stored-values'
import { findUpcomingWindows } from './upcoming-windows'

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
    const title = req.payload.collections[collection as CollectionSlug].config.admin.useAsTitle ?? 'id'
    const stored = new Map(docs.map((doc) => [String(doc.id), doc]))
    return own.flatMap((each) => {
      const doc = stored.get(each.id)
      return doc && idOf(doc.site) === site
        ? [{ ...each, ...onCampusClock(timeZone, each), title: nameOf(fieldsOf(doc)[title]) }]
        : []
    })
  })
  return (await Promise.all(found)).flat()
}

/**
 * `GET /api/staff/upcoming?site=`: what goes live or ends at a site in the next seven days, today included, among the documents that
 * the person may change: scheduled publications, what is shown or sold for a time, alerts, and special hours. `site` is null for a
 * person without one.
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
      scheduled,
      windows: windows.toSorted((one, other) => dateOf(one).localeCompare(dateOf(other))),
    })
  },
}
