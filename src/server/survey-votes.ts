import type { Payload, Where } from 'payload'
import { hexIdOf } from './menu-ids'

type Row = { survey: string; choice: string; votes: number }

const collection = 'survey-votes'

/** How often each choice was chosen, by the choice's id; one that nobody has chosen is absent. */
export type Votes = ReadonlyMap<string, number>

/** The votes of surveys, by the survey's id, as they are at this moment. Never kept: they are asked for when they are shown. */
export async function readVotes({ db }: Payload, surveys: readonly string[]): Promise<ReadonlyMap<string, Votes>> {
  const votes = new Map(surveys.map((id) => [id, new Map<string, number>()]))
  if (surveys.length === 0) return votes
  const where = { survey: { in: [...votes.keys()] } }
  const { docs } = await db.find<Row>({ collection, where, pagination: false, limit: 0 })
  for (const { survey, choice, votes: counted } of docs) votes.get(survey)?.set(choice, counted)
  return votes
}

/**
 * Counts votes for a choice, exactly, however many come at once and from however many processes: each call is one statement
 * that adds, after one insertion into a unique index where there was no row yet. Never part of a transaction.
 */
export async function addVotes({ db }: Payload, survey: string, choice: string, votes = 1): Promise<void> {
  const where: Where = { and: [{ survey: { equals: survey } }, { choice: { equals: choice } }] }
  const add = async () =>
    (await db.updateOne({ collection, where, data: { votes: { $inc: votes } }, options: { atomic: true } })) !== null
  if (await add()) return
  try {
    await db.create({ collection, data: { id: hexIdOf('survey-votes', survey, choice), survey, choice, votes } })
  } catch (error) {
    if (!(await add())) throw error // else somebody was first
  }
}

/** Forgets the votes of a survey that is gone. */
export async function dropVotes({ db }: Payload, survey: string): Promise<void> {
  await db.deleteMany({ collection, where: { survey: { equals: survey } } })
}
