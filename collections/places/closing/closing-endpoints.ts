import { addDataAndFileToRequest, type Endpoint, type PayloadRequest } from 'payload'
import type { z } from 'zod'
import {
  closeRequest,
  occupancyRequest,
  reopenRequest,
  specialHoursRequest,
  type SpecialHoursRequest,
} from '@/domain/places/hours/closing-request'
import { findOverlap } from '@/domain/places/hours/schedule-overlap'
import type { Staff } from '@/domain/roles'
import { campusDateAt } from '@/domain/time/campus-time'
import { clock } from '@/server/clock'
import { scheduleOf } from '@/server/database/menu/stored-schedule'
import { textOf } from '@/server/database/stored-values'
import { closeLocations, findLocations, inTurn, reopenLocations } from './close-locations'
import { readLocationsToday } from './locations-today'
import { refusals } from './refusals'
import { mayChangeSite, readStoredLocations, requireMenuEditor, readSiteOfLocations } from './stored-locations'
import { writeSpecialHours } from './write-special-hours'
import { refuse } from '@collections/refuse'

/**
 * Writes the same special hours for some locations of one site, for all or for none. Refuses dates that are over, locations that have
 * special hours on one of them, and what `check-schedule.ts` refuses. Spec: PUB-3.5.
 */
async function setSpecialHours(
  req: PayloadRequest,
  staff: Staff,
  { locations, start, end, hours, name }: SpecialHoursRequest,
): Promise<void> {
  const { site } = await findLocations(req, staff, locations)
  const { timeZone } = await readSiteOfLocations(req, site)
  await inTurn(req, site, async () => {
    const { halls } = await findLocations(req, staff, locations)
    if (end < campusDateAt(clock.now(), timeZone)) refuse(req, refusals.past)
    const row = {
      site,
      type: 'special_hours' as const,
      name,
      days: ['0', '1', '2', '3', '4', '5', '6'] as ('0' | '1' | '2' | '3' | '4' | '5' | '6')[],
      start,
      end,
      closed: !hours,
      opensAt: hours?.opensAt ?? null,
      closesAt: hours?.closesAt ?? null,
    }
    const taken = halls.filter(({ schedules }) => findOverlap(scheduleOf(row), schedules) !== null)
    if (taken.length > 0) refuse(req, refusals.alreadySpecial(taken.map((hall) => hall.name)), 409)
    await writeSpecialHours(req, { rows: halls.map(({ id }) => ({ ...row, location: id })), replaced: [] })
  })
}

/** A response that must not be cached. */
const respond = (body: object) => Response.json(body, { headers: { 'Cache-Control': 'no-store' } })

async function parseBody<Schema extends z.ZodType>(
  req: PayloadRequest,
  schema: Schema,
  sentence = refusals.unreadable,
): Promise<z.output<Schema>> {
  await addDataAndFileToRequest(req)
  const parsed = schema.safeParse(req.data)
  return parsed.success ? parsed.data : refuse(req, sentence)
}

const today: Endpoint = {
  path: '/today',
  method: 'get',
  handler: async (req) => respond(await readLocationsToday(req, requireMenuEditor(req), textOf(req.query.site))),
}

const close: Endpoint = {
  path: '/close',
  method: 'post',
  handler: async (req) => {
    const staff = requireMenuEditor(req)
    return respond({ closure: await closeLocations(req, staff, await parseBody(req, closeRequest)) })
  },
}

const reopen: Endpoint = {
  path: '/reopen',
  method: 'post',
  handler: async (req) => {
    const staff = requireMenuEditor(req)
    await reopenLocations(req, staff, await parseBody(req, reopenRequest))
    return respond({ ok: true })
  },
}

const special: Endpoint = {
  path: '/special',
  method: 'post',
  handler: async (req) => {
    const staff = requireMenuEditor(req)
    await setSpecialHours(req, staff, await parseBody(req, specialHoursRequest, refusals.unreadableHours))
    return respond({ ok: true })
  },
}

const setOccupancy: Endpoint = {
  path: '/occupancy',
  method: 'post',
  handler: async (req) => {
    const staff = requireMenuEditor(req)
    const { location, occupancy } = await parseBody(req, occupancyRequest)
    const [hall] = await readStoredLocations(req, { ids: [location] })
    if (!hall || !mayChangeSite(staff, hall.site)) return refuse(req, refusals.unknown)
    // Menu editors may not change locations otherwise. The right to change hours is checked above.
    await req.payload.update({
      collection: 'locations',
      id: location,
      data: { occupancy },
      depth: 0,
      overrideAccess: true,
      req,
    })
    return respond({ ok: true })
  },
}

/** Close…, Reopen, special hours and "How busy" of the studio's panel. Only who may change hours uses them. Spec: PUB-3.5, PUB-2.27. */
export const closingEndpoints: Endpoint[] = [today, close, reopen, special, setOccupancy]
