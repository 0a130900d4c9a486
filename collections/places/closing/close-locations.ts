import { randomBytes } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { inTransaction } from '@/server/database/locks/in-transaction'
import { listReplacedRows, listRowsInForce } from '@/domain/places/hours/closure-in-force'
import {
  planClosure,
  refuseClosureEnd,
  type CampusMoment,
  type ClosureEnd,
  type ClosureHours,
} from '@/domain/places/hours/closure-plan'
import { findOverlap } from '@/domain/places/hours/schedule-overlap'
import type { CloseRequest, ReopenRequest } from '@/domain/places/hours/closing-request'
import { campusDateAt, minuteOfDayAt } from '@/domain/time/campus-time'
import { clock } from '@/server/clock'
import type { LocalizedData } from '@/server/database/write-localized'
import { lockKey, withLock } from '@/server/database/locks/with-lock'
import type { Staff } from '@/domain/roles'
import { refusals } from './refusals'
import { mayChangeSite, readStoredLocations, readSiteOfLocations, type StoredLocation } from './stored-locations'
import { writeSpecialHours } from './write-special-hours'
import { refuse } from '@collections/refuse'

const allDays = ['0', '1', '2', '3', '4', '5', '6'] as const
const timeOf = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`

/** Runs closings and reopenings of one site one after the other, in all processes. */
export async function inTurn<Value>(req: PayloadRequest, site: string, task: () => Promise<Value>): Promise<Value> {
  const done = await withLock(req.payload, lockKey('closing', site), async () => ({ value: await task() }))
  return done ? done.value : refuse(req, refusals.busy, 409)
}

/** The chosen locations and their site. Refuses unknown ones, those of several sites, and those that the person may not change. */
export async function findLocations(
  req: PayloadRequest,
  staff: Staff,
  ids: string[],
): Promise<{ site: string; halls: StoredLocation[] }> {
  const halls = await readStoredLocations(req, { ids })
  const sites = new Set(halls.map(({ site }) => site))
  const [site] = sites
  const isComplete = halls.length === new Set(ids).size
  if (!isComplete || site === undefined || ![...sites].every((each) => mayChangeSite(staff, each)))
    return refuse(req, refusals.unknown)
  if (sites.size > 1) return refuse(req, refusals.severalSites)
  return { site, halls }
}

/**
 * Closes locations of one site: writes special hours for all of them or for none, and returns the closure's id. Other special
 * hours stay, and are valid again when the closure ends. Refuses a location on which such a closure is in force, an end that
 * is over or more than a year away, and a time before which a location does not open anyway. Spec: PUB-3.5.
 */
export async function closeLocations(req: PayloadRequest, staff: Staff, request: CloseRequest): Promise<string> {
  const { site } = await findLocations(req, staff, request.locations)
  const { timeZone } = await readSiteOfLocations(req, site)
  return inTurn(req, site, async () => {
    const { halls } = await findLocations(req, staff, request.locations)
    const at = clock.now()
    const now = { date: campusDateAt(at, timeZone), minute: minuteOfDayAt(at, timeZone) }
    const refused = refuseClosureEnd(now, request.until)
    if (refused) refuse(req, refusals[refused])
    const plans = halls.map((hall) => planLocation(hall, now, request.until))
    const closed = plans.filter(({ isClosed }) => isClosed)
    if (closed.length > 0) refuse(req, refusals.alreadyClosed(closed.map(({ hall }) => hall.name)), 409)
    const idle = plans.filter(({ rows }) => rows.length === 0)
    if (idle.length > 0) refuse(req, refusals.notOpenUntil(idle.map(({ hall }) => hall.name)))
    const closure = randomBytes(12).toString('hex')
    const data = plans.flatMap(({ hall, rows }) =>
      rows.map(({ start, end, opensAtMinute, closesAtMinute }): LocalizedData<'schedules'> => ({
        site,
        location: hall.id,
        type: 'special_hours',
        name: request.reason,
        days: [...allDays],
        start,
        end,
        closed: opensAtMinute === null,
        opensAt: opensAtMinute === null ? null : timeOf(opensAtMinute),
        closesAt: closesAtMinute === null ? null : timeOf(closesAtMinute),
        closure,
        closedBy: staff.id,
      })),
    )
    const replaced = plans.flatMap((plan) => plan.replaced.map(({ id }) => id))
    await writeSpecialHours(req, { rows: data, replaced })
    return closure
  })
}

/** The new rows of a location, and the ended ones that they replace. `isClosed`: another closure covers one of their dates. */
function planLocation(hall: StoredLocation, now: CampusMoment, end: ClosureEnd) {
  const { schedules, closures } = hall
  const rows = planClosure(schedules, now, end)
  const replaced = listReplacedRows(schedules, closures, rows, now)
  const others = closures.filter((row) => !replaced.includes(row))
  const overlaps = (row: ClosureHours) =>
    findOverlap({ ...row, type: 'special_hours' as const, days: [], closure: true }, others) !== null
  const isClosed = listRowsInForce(schedules, closures, now).length > 0 || rows.some(overlaps)
  return { hall, rows, replaced, isClosed }
}

/**
 * Ends closures at their locations by deleting exactly the special hours that they wrote, all or none. Refuses with 409 when one
 * of them has been ended already.
 */
export async function reopenLocations(req: PayloadRequest, staff: Staff, { closures }: ReopenRequest): Promise<void> {
  const ids = closures.map(({ location }) => location)
  const sites = new Set((await readStoredLocations(req, { ids })).map(({ site }) => site))
  const [site] = sites
  if (site === undefined || ![...sites].every((each) => mayChangeSite(staff, each)))
    return refuse(req, refusals.unknown)
  if (sites.size > 1) return refuse(req, refusals.severalSites)
  await inTurn(req, site, async () => {
    const halls = await readStoredLocations(req, { ids })
    const written = closures.map(({ location, closure }) =>
      halls
        .filter(({ id }) => id === location)
        .flatMap((hall) => hall.closures.filter((row) => row.closureId === closure)),
    )
    if (written.some((rows) => rows.length === 0)) refuse(req, refusals.alreadyOpen, 409)
    await deleteAll(req, [...new Set(written.flat().map(({ id }) => id))])
  })
}

async function deleteAll(req: PayloadRequest, ids: string[]) {
  await inTransaction(req, async () => {
    // Rights are checked by the caller. Closing again writes such hours again, so that the trash need not have them.
    const context = { withoutTrash: true }
    for (const id of ids)
      await req.payload.delete({ collection: 'schedules', id, depth: 0, overrideAccess: true, context, req })
  })
}
