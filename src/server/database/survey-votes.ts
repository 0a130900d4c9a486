import type { Payload, Where } from 'payload'
import { deterministicId } from '@/server/database/menu/menu-ids'

type Row = { survey: string; choice: string; votes: number }

const collection = 'survey-votes'

/** The number of votes by id of a choice; choices without votes are absent. */
export type Votes = ReadonlyMap<string, number>

/** The current votes of surveys, by survey id. Do not cache them. */
export async function readVotes({ db }: Payload, surveys: readonly string[]): Promise<ReadonlyMap<string, Votes>> {
  const votes = new Map(surveys.map((id) => [id, new Map<string, number>()]))
  if (surveys.length === 0) return votes
  const where = { survey: { in: [...votes.keys()] } }
  const { docs } = await db.find<Row>({ collection, where, pagination: false, limit: 0 })
  for (const { survey, choice, votes: count } of docs) votes.get(survey)?.set(choice, count)
  return votes
}

/**
 * Adds votes to a choice. The count is exact with concurrent calls, also from several processes: a call increments in one
 * statement, or inserts the first row of a unique index. Never part of a transaction.
 */
export async function addVotes({ db }: Payload, survey: string, choice: string, votes = 1): Promise<void> {
  const where: Where = { and: [{ survey: { equals: survey } }, { choice: { equals: choice } }] }
  const add = async () =>
    (await db.updateOne({ collection, where, data: { votes: { $inc: votes } }, options: { atomic: true } })) !== null
  if (await add()) return
  try {
    await db.create({
      collection,
      data: { id: deterministicId('survey-votes', survey, choice), survey, choice, votes },
    })
  } catch (error) {
    if (!(await add())) throw error // else another call inserted the row
  }
}

/** Deletes the votes of a deleted survey. */
export async function deleteVotes({ db }: Payload, survey: string): Promise<void> {
  await db.deleteMany({ collection, where: { survey: { equals: survey } } })
}
