import type { CollectionSlug, Payload, Where } from 'payload'

/** Changes the row that meets a condition, in one statement on both databases. False when there is none. */
export async function changeIf(
  { db }: Payload,
  collection: CollectionSlug,
  where: Where,
  data: object,
): Promise<boolean> {
  const options = { atomic: true }
  const changed: unknown = await db.updateOne({ collection, where, data: { ...data }, select: { id: true }, options })
  return changed !== null // Payload's type omits null
}

/** The condition that all these fields have these values. */
export const hasValues = (values: object): Where => ({
  and: Object.entries(values).map(([name, value]: [string, unknown]) => ({ [name]: { equals: value } })),
})
