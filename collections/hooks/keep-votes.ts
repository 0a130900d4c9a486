import type { CollectionBeforeChangeHook } from 'payload'
import { numberOf, rowsOf } from '@/server/stored'

/**
 * What was counted stays counted: whoever puts an old version of a survey back brings back its words, not its votes.
 * Rows are known by their ids; a new one begins at nothing.
 */
export const keepVotes: CollectionBeforeChangeHook = ({ data, originalDoc, req }) => {
  if (!Array.isArray(data.choices)) return data
  const counted = new Map(rowsOf(originalDoc?.choices).map(({ id, votes }) => [id, numberOf(votes) ?? 0]))
  const choices = rowsOf(data.choices).map((row) => {
    const known = counted.get(row.id)
    const given = req.context.isRestoringVersion ? null : numberOf(row.votes)
    return { ...row, votes: given ?? known ?? 0 }
  })
  return { ...data, choices }
}
