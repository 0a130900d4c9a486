import { z } from 'zod'

/** An id in answers: 24 lower-case hex characters, the same on every database. Spec: V1-1.10. */
export const id = z.string().regex(/^[0-9a-f]{24}$/)
export const campusDate = z.string().regex(/^\d{4}-\d{2}-\d{2}$/)
/** An instant as v1 writes it, in the campus's zone: `2031-02-03T04:05:06.000-07:00`. Spec: V1-1.14. */
export const instant = z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}[+-]\d{2}:\d{2}$/)
export const instantOrNull = instant.nullable()
export const textOrNull = z.string().nullable()

/** A request's parameter as it was sent: the first of its name, null when there is none. Nothing is refused here. */
export const parameter = z.string().nullable()

/** An id in a request: capitals and blanks around it make no difference. Null is missing. */
export const askedId = parameter.transform((text) => text?.trim().toLowerCase() || null)
/** A switch in a request: on for `true` and `1`, off for anything else. */
export const askedFlag = parameter.transform((text) => /^\s*(true|1)\s*$/i.test(text ?? ''))
