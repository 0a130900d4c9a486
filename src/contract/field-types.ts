import { z } from 'zod'
import { hexIdPattern } from '@/domain/hex-id'

/** An id in a response: 24 lower-case hex characters, the same on every database. Spec: V1-1.10. */
export const id = z.string().regex(hexIdPattern)
export const campusDate = z.string().regex(/^\d{4}-\d{2}-\d{2}$/)
/** An instant with the offset of the campus: `2031-02-03T04:05:06.000-07:00`. Spec: V1-1.14. */
export const instant = z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}[+-]\d{2}:\d{2}$/)
export const instantOrNull = instant.nullable()
export const textOrNull = z.string().nullable()

/** A request parameter as it was sent: its first value, or null when it is missing. */
export const textParameter = z.string().nullable()

/** An id in a request. Case and surrounding spaces do not matter. Null means missing. */
export const idParameter = textParameter.transform((text) => text?.trim().toLowerCase() || null)
/** A flag in a request that may be missing, which is null. */
export const optionalFlagParameter = textParameter.transform((text) =>
  text === null ? null : /^\s*(true|1)\s*$/i.test(text),
)
/** A flag in a request: `true` and `1` are true, everything else is false. */
export const flagParameter = textParameter.transform((text) => /^\s*(true|1)\s*$/i.test(text ?? ''))
