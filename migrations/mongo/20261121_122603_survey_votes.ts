import { createHash } from 'node:crypto'
import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-mongodb'

type Choice = { id?: unknown; votes?: unknown }
type Kept = { survey: string; choice: string; votes: number }

/**
 * Moves votes from surveys into rows of their own. Idempotent, because several processes may run it at once, and again after
 * a crash. An existing row is not changed, because it may contain newer votes.
 */
export async function up({ payload }: MigrateUpArgs): Promise<void> {
  const { surveys, versions, votes } = storesOf(payload)
  for await (const { _id, choices } of surveys?.find({ 'choices.votes': { $exists: true } }) ?? []) {
    for (const { id, votes: counted } of choices as Choice[]) {
      if (typeof counted !== 'number' || counted <= 0) continue
      const row: Kept = { survey: String(_id), choice: String(id), votes: counted }
      await votes
        ?.updateOne({ _id: rowId(payload, row) }, { $setOnInsert: row }, { upsert: true })
        .catch((error: unknown) => {
          if (!(error instanceof Error && 'code' in error && error.code === 11000)) throw error
        })
    }
    await surveys?.updateOne({ _id }, { $unset: { 'choices.$[].votes': '' } })
  }
  await versions?.updateMany(
    { 'version.choices.votes': { $exists: true } },
    { $unset: { 'version.choices.$[].votes': '' } },
  )
}

/** Moves votes back into surveys and their versions. The studio shows the latest version. */
export async function down({ payload }: MigrateDownArgs): Promise<void> {
  const { surveys, versions, votes } = storesOf(payload)
  await surveys?.updateMany({ 'choices.0': { $exists: true } }, { $set: { 'choices.$[].votes': 0 } })
  await versions?.updateMany({ 'version.choices.0': { $exists: true } }, { $set: { 'version.choices.$[].votes': 0 } })
  for await (const { _id, survey, choice, votes: counted } of votes?.find({}) ?? []) {
    const parent = objectId(payload, String(survey))
    await surveys?.updateOne({ _id: parent, 'choices.id': choice }, { $set: { 'choices.$.votes': counted } })
    for (const key of [parent, String(survey)])
      await versions?.updateMany(
        { parent: key, 'version.choices.id': choice },
        { $set: { 'version.choices.$.votes': counted } },
      )
    await votes?.deleteOne({ _id })
  }
}

const storesOf = ({ db }: MigrateUpArgs['payload']) => ({
  surveys: db.collections.surveys?.collection,
  versions: db.versions.surveys?.collection,
  votes: db.collections['survey-votes']?.collection,
})

/** Derives the id from survey and choice, so that two processes cannot create two rows. */
const rowId = (payload: MigrateUpArgs['payload'], { survey, choice }: Kept) =>
  objectId(payload, createHash('sha256').update(['survey-votes', survey, choice].join('\u0000')).digest('hex'))

const objectId = ({ db }: MigrateUpArgs['payload'], hex: string) =>
  new db.connection.base.Types.ObjectId(hex.slice(0, 24))
