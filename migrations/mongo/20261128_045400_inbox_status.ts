import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-mongodb'
import { inboxSlugs } from '@/domain/forms/inbox'

/** Gives each message and form from before there was a status the one of a new message, so that lists and filters find it. */
export async function up({ payload }: MigrateUpArgs): Promise<void> {
  for (const slug of inboxSlugs)
    await payload.db.collections[slug]?.updateMany({ status: { $exists: false } }, { $set: { status: 'new' } })
}

export async function down(_: MigrateDownArgs): Promise<void> {}
