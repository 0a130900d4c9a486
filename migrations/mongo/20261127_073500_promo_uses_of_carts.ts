import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-mongodb'
import type { Where } from 'payload'

/** Deletes uses of promo codes that carts held and those that were returned: every use that is stored counts now. */
export async function up({ payload }: MigrateUpArgs): Promise<void> {
  const ofCarts: Where = { and: [{ state: { equals: 'reserved' } }, { order: { equals: null } }] }
  await payload.db.deleteMany({
    collection: 'promo-uses',
    where: { or: [{ state: { equals: 'returned' } }, ofCarts] },
  })
}

export async function down(_: MigrateDownArgs): Promise<void> {}
