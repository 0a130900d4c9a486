import type { CollectionAfterDeleteHook, CollectionAfterReadHook } from 'payload'
import { transactionEnd } from '@/server/leases'
import { fieldsOf, idOf, rowsOf } from '@/server/stored'
import { dropVotes, readVotes } from '@/server/survey-votes'

/** Fills in how often each choice was chosen. A version of a survey has no votes: they are the survey's. */
export const showVotes: CollectionAfterReadHook = async ({ doc, req }) => {
  const id = idOf(fieldsOf(doc).id)
  if (!id || !Array.isArray(doc.choices)) return doc
  const votes = (await readVotes(req.payload, [id])).get(id)
  return { ...doc, choices: rowsOf(doc.choices).map((row) => ({ ...row, votes: votes?.get(String(row.id)) ?? 0 })) }
}

/** A survey's votes go with it, as soon as it is gone for everybody: votes that come meanwhile would break a transaction. */
export const forgetVotes: CollectionAfterDeleteHook = async ({ id, req }) => {
  const forget = () => dropVotes(req.payload, String(id))
  const transaction = await req.transactionID
  if (!transaction || req.payload.db.sessions?.[transaction] === undefined) return forget()
  void transactionEnd(req.payload, transaction)
    .then(forget)
    .catch((err: unknown) => req.payload.logger.error({ err, msg: `The votes of the survey ${id} were not deleted` }))
}
