import { createHash } from 'node:crypto'
import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-mongodb'

/**
 * Pages of sites were always public until they got drafts: those from before are published, and get the first version
 * without which the studio's list, which reads versions, would not show them.
 *
 * It runs outside of the migration's transaction, and doing it twice changes nothing: several processes may start at once
 * on one database, and of two transactions that write the same documents MongoDB refuses one.
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

/** What was published stays so: without drafts nothing reads the field. */
export async function down(_: MigrateDownArgs): Promise<void> {}

/** The same id in every process, so that two of them cannot make two first versions. */
const firstVersionId = ({ db }: MigrateUpArgs['payload'], parent: string) =>
  new db.connection.base.Types.ObjectId(createHash('sha256').update(`first version ${parent}`).digest('hex').slice(0, 24))
