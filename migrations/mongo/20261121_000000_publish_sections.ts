import { createHash } from 'node:crypto'
import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-mongodb'

/**
 * Publishes sections from before drafts existed, and creates a first version of each. They were public before. The
 * studio's list reads versions and would not show a section without one.
 *
 * Runs outside the migration's transaction and is idempotent, because several processes may start on one database at
 * once, and MongoDB aborts one of two transactions that write the same documents.
 */
export async function up({ payload }: MigrateUpArgs): Promise<void> {
  const sections = payload.db.collections.sections?.collection
  const versions = payload.db.versions.sections?.collection
  await sections?.updateMany({ _status: { $exists: false } }, { $set: { _status: 'published' } })
  for await (const { _id, __v, ...version } of sections?.find({ _status: 'published' }) ?? []) {
    if (!versions || (await versions.findOne({ parent: _id }))) continue
    const first = { parent: _id, version, latest: true, createdAt: version.updatedAt, updatedAt: version.updatedAt }
    await versions
      .updateOne({ _id: firstVersionId(payload, String(_id)) }, { $setOnInsert: first }, { upsert: true })
      .catch((error: unknown) => {
        if (!(error instanceof Error && 'code' in error && error.code === 11000)) throw error
      })
  }
}

/** Nothing to undo: without drafts, nothing reads the field. */
export async function down(_: MigrateDownArgs): Promise<void> {}

/** Derives the id from the section, so that two processes cannot create two first versions. */
const firstVersionId = ({ db }: MigrateUpArgs['payload'], parent: string) =>
  new db.connection.base.Types.ObjectId(createHash('sha256').update(`first version ${parent}`).digest('hex').slice(0, 24))
