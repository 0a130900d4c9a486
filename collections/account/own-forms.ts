import type { PayloadRequest, Where } from 'payload'
import { isOwnEmail, type RecordOwner } from '@/domain/account/own-records'
import { deleteWithVersions } from '@/server/database/delete-with-versions'
import { idOf, textOf } from '@/server/database/stored-values'

type Row = Record<string, unknown> & { id: string }

const formCollections = ['contact-messages', 'feedback', 'dietary-health-forms', 'on-the-go-orders'] as const

/** Deletes the forms that the customer sent while signed in, and those of the site with their confirmed email. */
export async function deleteOwnForms(req: PayloadRequest, owner: RecordOwner): Promise<void> {
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
