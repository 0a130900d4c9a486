import type { PayloadRequest } from 'payload'
import { listRowsInForce } from '@/domain/places/hours/closure-in-force'
import { closureReason } from '@/domain/places/hours/closure-reason'
import { formatStatusMessage, getOpenStatus } from '@/domain/places/hours/open-status'
import { campusDateAt, minuteOfDayAt } from '@/domain/time/campus-time'
import { clock } from '@/server/clock'
import type { Staff } from '@/domain/roles'
import { findSites } from '@collections/access/find-sites'
import {
  mayChangeSite,
  readStoredLocations,
  readSiteOfLocations,
  type ClosureRow,
  type StoredLocation,
} from './stored-locations'

/**
 * What the panel "Today" of the studio shows: the person's sites, and the locations in use of one of them with their status,
 * how busy they are, and the closure in force. `asked` is a site or null for the first; null when the person has no site.
 */
export async function readLocationsToday(req: PayloadRequest, staff: Staff, asked: string | null) {
  const found = await findSites(req, (site) => mayChangeSite(staff, site))
  const sites = found.map(({ id, name }) => ({ id, name }))
  const site = sites.find(({ id }) => id === asked) ?? sites[0]
  if (!site) return { sites, site: null, today: null, minute: 0, halls: [] }
  const { timeZone } = await readSiteOfLocations(req, site.id)
  const now = clock.now()
  const [today, minute] = [campusDateAt(now, timeZone), minuteOfDayAt(now, timeZone)]
  const halls = (await readStoredLocations(req, { site: site.id })).filter(({ active }) => active)
  const people = await findNames(req, halls)
  const locale = req.i18n.language === 'fr' ? 'fr' : 'en'
  return {
    sites,
    site: site.id,
    today,
    minute,
    halls: halls.map(({ id, name, occupancy, schedules, closures }) => {
      const status = getOpenStatus(schedules, now, timeZone)
      const inForce = listRowsInForce(schedules, closures, { date: today, minute })
      const [row] = inForce
      const rows = inForce.filter(({ closureId }) => closureId === row?.closureId)
      return {
        id,
        name,
        occupancy,
        status: {
          label: status.label,
          color: status.color,
          message: formatStatusMessage(status, now, timeZone, locale),
        },
        reason: closureReason(schedules, status, now, timeZone),
        closure: row
          ? {
              id: row.closureId,
              lastDay: lastDayOf(rows),
              reason: row.name,
              by: (row.by && people.get(row.by)) ?? null,
            }
          : null,
      }
    }),
  }
}

/** The last day that a closure closes as a whole; null when it ends at a time. */
const lastDayOf = (rows: ClosureRow[]) =>
  rows
    .flatMap(({ opensAtMinute, end }) => (opensAtMinute === null && end !== null ? [end] : []))
    .toSorted()
    .at(-1) ?? null

/** The names of the people who closed the locations, by id. */
async function findNames(req: PayloadRequest, halls: StoredLocation[]): Promise<Map<string, string>> {
  const ids = [...new Set(halls.flatMap(({ closures }) => closures.flatMap(({ by }) => by ?? [])))]
  if (ids.length === 0) return new Map()
  const { docs } = await req.payload.db.find<{ id: string; name?: string }>({
    collection: 'staff',
    where: { id: { in: ids } },
    select: { name: true },
    pagination: false,
    limit: 0,
    req,
  })
  return new Map(docs.map(({ id, name }) => [String(id), name ?? '']))
}
