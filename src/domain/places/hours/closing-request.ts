import { z } from 'zod'
import { hexIdPattern } from '@/domain/hex-id'
import { isCampusDate, minutesPerDay } from '@/domain/time/calendar'
import { occupancies } from '@/domain/places/occupancy'

const id = z.string().regex(hexIdPattern)
/** The hours of a thousand locations are more than one request should write. */
const ids = z.array(id).min(1).max(200)
const reason = z.string().trim().min(1).max(80)

/** What the studio sends to close locations: of one site, until a date or a minute of today, and why in both languages. */
export const closeRequest = z.object({
  locations: ids,
  until: z.union([
    z.strictObject({ lastDay: z.string().refine(isCampusDate) }),
    z.strictObject({
      reopensAtMinute: z
        .int()
        .min(0)
        .max(minutesPerDay - 1),
    }),
  ]),
  reason: z.strictObject({ en: reason, fr: reason }),
})

const day = z.string().refine(isCampusDate)
const time = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/)

/** What the studio sends for special hours of some locations of one site: `hours` is null while they are closed. */
export const specialHoursRequest = z.object({
  locations: ids,
  start: day,
  end: day,
  hours: z.strictObject({ opensAt: time, closesAt: time }).nullable(),
  name: z.strictObject({ en: reason, fr: reason }),
})

/** What the studio sends to reopen: the locations, each with the closure that it ends. */
export const reopenRequest = z.object({
  closures: z
    .array(z.strictObject({ location: id, closure: id }))
    .min(1)
    .max(200),
})

export const occupancyRequest = z.object({ location: id, occupancy: z.enum(occupancies) })

export type CloseRequest = z.output<typeof closeRequest>
export type SpecialHoursRequest = z.output<typeof specialHoursRequest>
export type ReopenRequest = z.output<typeof reopenRequest>
