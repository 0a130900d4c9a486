import { addDataAndFileToRequest, type Endpoint, type Payload, type PayloadRequest, type Plugin } from 'payload'
import { z } from 'zod'
import { hexIdPattern } from '@/domain/hex-id'
import type { BookTime } from '@/domain/reservations/day-book'
import { isCampusDate, type CampusDate } from '@/domain/time/calendar'
import { campusDateAt } from '@/domain/time/campus-time'
import { clock } from '@/server/clock'
import { markCheckedIn, type StoredReservation } from '@/server/database/reservations/reservations'
import type { LocationTime } from '@/server/database/reservations/slots'
import { textOf } from '@/server/database/stored-values'
import { requireBookReader, requireLocation, requireReservation, refusals } from './permitted-book'
import { refuse } from '@collections/refuse'

type UseCases = {
  readDayBook: (
    payload: Payload,
    day: { siteId: string; locationId: string; date: CampusDate },
    now: Date,
  ) => Promise<BookTime[] | null>
  blockTime: (payload: Payload, place: LocationTime, blocked: boolean, now: Date) => Promise<void>
  cancelForStaff: (payload: Payload, reservation: StoredReservation, now: Date) => Promise<boolean>
}
type Load = () => Promise<UseCases>

/** A response that must not be cached. */
const respond = (body: object) => Response.json(body, { headers: { 'Cache-Control': 'no-store' } })

const slotRequest = z.object({
  location: z.string().regex(hexIdPattern),
  date: z.string().refine(isCampusDate),
  minute: z.int().min(0).max(1439),
  blocked: z.boolean(),
})
const arrivalRequest = z.object({ hasArrived: z.boolean() })

async function parseBody<Schema extends z.ZodType>(req: PayloadRequest, schema: Schema): Promise<z.output<Schema>> {
  await addDataAndFileToRequest(req)
  const parsed = schema.safeParse(req.data)
  return parsed.success ? parsed.data : refuse(req, refusals.unreadable)
}

/** `GET /api/reservations/book`: the person's sites, the locations of one of them, and the book of one on a date. */
const readBook = (load: Load): Endpoint => ({
  path: '/book',
  method: 'get',
  handler: async (req) => {
    const { sites, site, halls } = await requireBookReader(req)
    const names = sites.map(({ id, name }) => ({ id, name }))
    const asked = textOf(req.query.location)
    const hall = halls.find(({ id }) => id === asked) ?? halls[0]
    const today = site && campusDateAt(clock.now(), site.timeZone)
    const date = textOf(req.query.date) ?? today
    if (date !== null && !isCampusDate(date)) return refuse(req, refusals.date)
    if (!site || !hall || !date)
      return respond({ sites: names, site: site?.id ?? null, halls, hall: null, today, date, times: [] })
    const { readDayBook } = await load()
    const times = await readDayBook(req.payload, { siteId: site.id, locationId: hall.id, date }, clock.now())
    if (!times) return refuse(req, refusals.noHall, 409)
    return respond({ sites: names, site: site.id, halls, hall: hall.id, today, date, times })
  },
})

/** `POST /api/reservations/{id}/arrival`: the party has arrived, or has not after all. */
const noteArrival: Endpoint = {
  path: '/:id/arrival',
  method: 'post',
  handler: async (req) => {
    const { id } = await requireReservation(req)
    const { hasArrived } = await parseBody(req, arrivalRequest)
    const now = clock.now()
    const isNoted = await markCheckedIn(req.payload, id, hasArrived ? now : null, now)
    return isNoted ? respond({ ok: true }) : refuse(req, refusals.ended, 409)
  },
}

/** `POST /api/reservations/{id}/cancel`: cancels a reservation. The customer gets a mail, the waiting list the seats. */
const cancel = (load: Load): Endpoint => ({
  path: '/:id/cancel',
  method: 'post',
  handler: async (req) => {
    const reservation = await requireReservation(req)
    const { cancelForStaff } = await load()
    const isEnded = await cancelForStaff(req.payload, reservation, clock.now())
    return isEnded ? respond({ ok: true }) : refuse(req, refusals.ended, 409)
  },
})

/** `POST /api/reservations/block`: blocks a time for new reservations, or opens it again. */
const block = (load: Load): Endpoint => ({
  path: '/block',
  method: 'post',
  handler: async (req) => {
    const { location, date, minute, blocked } = await parseBody(req, slotRequest)
    await requireLocation(req, location)
    const time = { date, hour: Math.floor(minute / 60), minute: minute % 60 }
    const { blockTime } = await load()
    await blockTime(req.payload, { locationId: location, time }, blocked, clock.now())
    return respond({ ok: true })
  },
})

/** Adds the calls of the studio's book. Its use cases lie above this layer: `load` imports them. */
export const reservationBookEndpoints =
  (load: Load): Plugin =>
  (config) => ({
    ...config,
    collections: config.collections?.map((collection) =>
      collection.slug === 'reservations'
        ? {
            ...collection,
            endpoints: [...(collection.endpoints || []), readBook(load), noteArrival, cancel(load), block(load)],
          }
        : collection,
    ),
  })
