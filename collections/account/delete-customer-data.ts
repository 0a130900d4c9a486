import type { CollectionBeforeDeleteHook } from 'payload'

/**
 * Deletes the dietary profile and the cart before the account, so that a failure leaves none without an account. Keeps orders,
 * subscriptions, reservations and uses of promo codes as records without a customer. Writes through `payload.db`, because deleting is not an
 * access that the log must record.
 */
export const deleteCustomerData: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const ofCustomer = { customer: { equals: id } }
  await req.payload.db.deleteMany({ collection: 'dietary-profiles', where: ofCustomer, req })
  await req.payload.db.deleteMany({ collection: 'carts', where: ofCustomer, req })
  for (const collection of ['orders', 'subscriptions', 'reservations', 'promo-uses'] as const)
    await req.payload.db.updateMany({ collection, where: ofCustomer, data: { customer: null }, req })
}
