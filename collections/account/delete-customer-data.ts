import type { CollectionBeforeDeleteHook } from 'payload'

/**
 * Deletes the dietary profile before the account, so that a failure leaves no profile without an account. Keeps orders,
 * subscriptions and reservations as records without a customer. Writes through `payload.db`, because deleting is not an
 * access that the log must record.
 */
export const deleteCustomerData: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const ofCustomer = { customer: { equals: id } }
  await req.payload.db.deleteMany({ collection: 'dietary-profiles', where: ofCustomer, req })
  for (const collection of ['carts', 'orders', 'subscriptions', 'reservations'] as const)
    await req.payload.db.updateMany({ collection, where: ofCustomer, data: { customer: null }, req })
}
