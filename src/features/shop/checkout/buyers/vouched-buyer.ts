import type { CheckoutForm } from '@/contract/shop/checkout-forms'
import { toCustomer } from '@/features/account/read-customer'
import { openPayload } from '@/server/database/payload'
import { readPrefill } from './read-prefill'

/**
 * A form with the name and email that the buyer's campus vouches for, whatever was sent; the same form for every other buyer.
 * `customerId` is that of the session, null for a guest. Spec: CUS-4.23.
 */
export async function withVouchedFields(
  siteId: string,
  customerId: string | null,
  form: CheckoutForm,
): Promise<CheckoutForm> {
  if (customerId === null) return form
  const { db } = await openPayload()
  const stored = await db.findOne({ collection: 'customers', where: { id: { equals: customerId } } })
  const { buyer, lockedFields } = readPrefill(stored && toCustomer(stored, siteId))
  const vouched = Object.entries(buyer).filter(([name]) => lockedFields.includes(name))
  return { ...form, buyer: { ...form.buyer, ...Object.fromEntries(vouched) } }
}
