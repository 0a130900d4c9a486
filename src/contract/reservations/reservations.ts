import { z } from 'zod'
import { successSchema } from '@/contract/envelope'
import { campusDate, id, idParameter, instant, instantOrNull, textParameter } from '@/contract/field-types'

const owner = { customer_id: idParameter, site_id: idParameter }
/** A number in a request; NaN for a text that is none, and null when it is missing. */
const numberParameter = textParameter.transform((text) =>
  text === null || text.trim() === '' ? null : /^\s*\d{1,4}\s*$/.test(text) ? Number(text) : NaN,
)
const time = { date: textParameter, hour: numberParameter, minute: numberParameter, friends: numberParameter }

export const choicesRequest = z.object({ ...owner, location_id: idParameter })
/** `friends` are the extra guests; missing ones are none. Spec: CUS-7.22. */
export const createReservationRequest = z.object({ ...owner, location_id: idParameter, ...time })
export const ownReservationsRequest = z.object(owner)
export const reservationRequest = z.object({ ...owner, reservation_id: idParameter })
export const waitRequest = z.object({ ...owner, wait_id: idParameter })

const clockTime = z.string().regex(/^\d{2}:\d{2}$/)

/** What a customer can choose from; the shape of `src/domain/reservations/reservation-choices.ts`. Spec: CUS-4.35. */
const reservationChoices = z.strictObject({
  locationId: id,
  name: z.string(),
  usesBlocks: z.boolean(),
  allowsFriends: z.boolean(),
  dates: z.array(
    z.strictObject({
      date: campusDate,
      blocks: z.array(
        z.strictObject({
          id,
          name: z.string(),
          opensAt: clockTime,
          closesAt: clockTime,
          unavailable: z.enum(['limit', 'expired']).nullable(),
          times: z.array(
            z.strictObject({
              hour: z.number().int(),
              minute: z.number().int(),
              remaining: z.number().int(),
              unavailable: z.enum(['full', 'yours', 'blocked']).nullable(),
              maxFriends: z.number().int(),
            }),
          ),
        }),
      ),
    }),
  ),
})

/** A customer's reservation. `past`: it cannot be canceled any more. Spec: CUS-3.16. */
export const reservation = z.strictObject({
  id,
  date: campusDate,
  hour: z.number().int(),
  minute: z.number().int(),
  friends: z.number().int(),
  location_id: id,
  location_name: z.string(),
  starts_at: instant,
  past: z.boolean(),
})

/** A place on the waiting list of a time. `offered_until` is null until a seat is offered. */
const wait = z.strictObject({
  id,
  date: campusDate,
  hour: z.number().int(),
  minute: z.number().int(),
  friends: z.number().int(),
  location_id: id,
  location_name: z.string(),
  status: z.enum(['waiting', 'offered']),
  offered_until: instantOrNull,
})

export const choicesResponse = successSchema({ choices: reservationChoices })
/** `records` is the number of reservations. Spec: CUS-7.13, CUS-7.22, CUS-7.23. */
export const reservationsResponse = successSchema({ reservations: z.array(reservation), waits: z.array(wait) })
/** `url` is the address of the printable card. Spec: CUS-7.21. */
export const reservationCardResponse = successSchema({ reservation, url: z.string() })
/** `url` is the private address of the customer's calendar. It is shown once; a later call gives a new one. */
export const calendarResponse = successSchema({ url: z.string() })
