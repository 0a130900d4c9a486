import type { CollectionBeforeDeleteHook } from 'payload'

/**
 * What a customer said of their health goes with the account, and before it: a failure halfway leaves no profile without
 * its owner. Orders, subscriptions and reservations stay as records, of nobody's account. Straight to the database: nobody
 * looks at anything.
 */
export const forgetCustomer: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const theirs = { customer: { equals: id } }
  await req.payload.db.deleteMany({ collection: 'dietary-profiles', where: theirs, req })
  for (const collection of ['carts', 'orders', 'subscriptions', 'reservations'] as const)
    await req.payload.db.updateMany({ collection, where: theirs, data: { customer: null }, req })
}
