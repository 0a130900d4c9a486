import type { CheckoutForm } from '@/contract/shop/checkout-forms'
import { normalizeEmail } from '@/domain/account/email-address'
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
  const { buyer, lockedFields } = await readBuyerPrefill(siteId, customerId)
  const vouched = Object.entries(buyer).filter(([name]) => lockedFields.includes(name))
  return { ...form, buyer: { ...form.buyer, ...Object.fromEntries(vouched) } }
}

/** The email that the campus of a session's customer vouches for; null for other customers and guests. */
export async function readVouchedEmail(siteId: string, customerId: string | null): Promise<string | null> {
  if (customerId === null) return null
  const { buyer, lockedFields } = await readBuyerPrefill(siteId, customerId)
  return lockedFields.includes('email') && buyer.email ? normalizeEmail(buyer.email) : null
}

/** What the form of a session's customer starts with. Spec: CUS-4.26. */
export async function readBuyerPrefill(siteId: string, customerId: string) {
  const { db } = await openPayload()
  const stored = await db.findOne({ collection: 'customers', where: { id: { equals: customerId } } })
  return readPrefill(stored && toCustomer(stored, siteId))
}
