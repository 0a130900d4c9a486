import { z } from 'zod'

/**
 * The first keys of every successful response, in this order. The payload follows at the same level. The meaning of
 * `records` differs between endpoints. Spec: V1-1.1, V1-1.2.
 */
const head = { status: z.literal('success'), request_time: z.number(), records: z.number().int() }

export const successSchema = <Shape extends z.ZodRawShape>(shape: Shape) => z.strictObject({ ...head, ...shape })

/** A text that an order must accept. `version` is its SHA-256 digest, and `text` its HTML. */
export const termsToAccept = z.strictObject({
  kind: z.string(),
  locale: z.enum(['en', 'fr']),
  version: z.string(),
  text: z.string(),
})

/**
 * An error has exactly the first two keys; that of a checkout's field also its path, such as `buyer.email`, and that of an order
 * without accepted terms the texts to accept, as `accepted_terms` takes them. Spec: PUB-7.1, V1-1.3.
 */
export const errorSchema = z.strictObject({
  status: z.literal('error'),
  msg: z.string().min(1),
  field: z.string().optional(),
  terms: z.array(termsToAccept).optional(),
})

/** The response for a day on which a location is closed, without menu and periods. Spec: PUB-4.4. */
export const closedSchema = z.strictObject({ ...head, closed: z.literal(true) })
