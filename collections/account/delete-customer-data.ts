import type { CollectionBeforeDeleteHook, PayloadRequest, Where } from 'payload'
import { type RecordOwner, isOwnEmail } from '@/domain/account/own-records'
import { clock } from '@/server/clock'
import { deleteWithVersions } from '@/server/database/delete-with-versions'
import { forgetCustomer } from '@/server/database/reservations/forget-customer'
import { idOf, textOf } from '@/server/database/stored-values'
import { signedInStaff } from '@collections/access/signed-in-staff'
import { pseudonymizePurchases } from './pseudonymize-purchases'

type Row = Record<string, unknown> & { id: string }

const ofAccount = ['dietary-profiles', 'sign-ons', 'carts', 'favourites', 'consents'] as const
const records = ['orders', 'subscriptions', 'subscription-charges', 'promo-uses'] as const

/**
 * Deletes what belongs to an account before the account, so that a failure leaves nothing without an account: dietary profile, cart,
 * favourites, consents, forms. Keeps orders, subscriptions, reservations and uses of promo codes as records without a customer and
 * without personal data (decision 0212), and cancels reservations to come. Writes through `payload.db`, because deleting is
 * not an access that the log must record.
 */
export const deleteCustomerData: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const { db } = req.payload
  const ofCustomer = { customer: { equals: id } }
  const owner = await readOwner(req, String(id))
  for (const collection of ofAccount) await deleteWithVersions(req.payload, collection, ofCustomer, req)
  if (owner) {
    await deleteOwnForms(req, owner)
    await pseudonymizePurchases(req, owner, clock.now())
  }
  for (const collection of records)
    await db.updateMany({ collection, where: ofCustomer, data: { customer: null }, req })
  const freed = await forgetCustomer(req.payload, String(id), req, clock.now())
  const before = (req.context.freedSeats as typeof freed | undefined) ?? [] // of other accounts that the request deletes
  req.context.freedSeats = [...before, ...freed] // for release-afterwards.ts
}

/** Staff have checked whose email it is. Otherwise the customer must have confirmed it. */
async function readOwner(req: PayloadRequest, id: string): Promise<RecordOwner | null> {
  const account = await req.payload.db.findOne<Row>({ collection: 'customers', where: { id: { equals: id } }, req })
  if (!account) return null
  const isEmailConfirmed = signedInStaff(req) !== null || textOf(account.emailVerifiedAt) !== null
  return { id, siteId: idOf(account.site) ?? '', email: textOf(account.email) ?? '', isEmailConfirmed }
}

const formCollections = ['contact-messages', 'feedback', 'dietary-health-forms', 'on-the-go-orders'] as const

/** Deletes the forms that the customer sent while signed in, and those of the site with their confirmed email. */
async function deleteOwnForms(req: PayloadRequest, owner: RecordOwner): Promise<void> {
  const { db } = req.payload
  const own: Where = { customer: { equals: owner.id } }
  const ofEmail: Where = { and: [{ site: { equals: owner.siteId } }, { email: { like: owner.email } }] }
  for (const collection of formCollections) {
    const where = owner.isEmailConfirmed ? { or: [own, ofEmail] } : own
    const { docs } = await db.find<Row>({ collection, where, pagination: false, limit: 0, req })
    const ids = docs
      .filter((row) => {
        const customer = idOf(row.customer)
        return customer === owner.id || (customer === null && isOwnEmail(owner, textOf(row.email)))
      })
      .map(({ id }) => id)
    for (const id of ids) await deleteWithVersions(req.payload, collection, { id: { equals: id } }, req)
  }
}
