import { z } from 'zod'

/**
 * What every success begins with, in this order, the payload following at the same level. `records` is no dependable
 * count: each answer says what it puts there. Spec: V1-1.1, V1-1.2.
 */
const head = { status: z.literal('success'), request_time: z.number(), records: z.number().int() }

export const success = <Shape extends z.ZodRawShape>(shape: Shape) => z.strictObject({ ...head, ...shape })

/** A refusal: exactly these two keys. Spec: PUB-7.1, V1-1.3. */
export const errorBody = z.strictObject({ status: z.literal('error'), msg: z.string().min(1) })

/** A location that serves nothing on the asked day: no menu and no periods. Spec: PUB-4.4. */
export const closedBody = z.strictObject({ ...head, closed: z.literal(true) })
