import type { CollectionAfterDeleteHook, CollectionAfterReadHook } from 'payload'
import { trackWork } from '@/server/background-work'
import { waitForTransactionEnd } from '@/server/database/locks/leases'
import { fieldsOf, idOf, rowsOf } from '@/server/database/stored-values'
import { deleteVotes, readVotes } from '@/server/database/survey-votes'
import { goesToTrash } from '@collections/system/trash/goes-to-trash'

/** Adds the votes to each choice of a survey. */
export const addVotes: CollectionAfterReadHook = async ({ doc, req }) => {
  const id = idOf(fieldsOf(doc).id)
  if (!id || !Array.isArray(doc.choices)) return doc
  const votes = (await readVotes(req.payload, [id])).get(id)
  return { ...doc, choices: rowsOf(doc.choices).map((row) => ({ ...row, votes: votes?.get(String(row.id)) ?? 0 })) }
}

/**
 * Deletes the votes of a deleted survey that is not in the trash, after its transaction has ended. Within it, a vote that arrives meanwhile would
 * conflict with the transaction.
 */
export const deleteSurveyVotes: CollectionAfterDeleteHook = async ({ id, req }) => {
  if (goesToTrash(req)) return
  const forget = () => deleteVotes(req.payload, String(id))
  const transaction = await req.transactionID
  if (!transaction || req.payload.db.sessions?.[transaction] === undefined) return forget()
  const deleting = waitForTransactionEnd(req.payload, transaction)
    .then(forget)
    .catch((err: unknown) => req.payload.logger.error({ err, msg: `The votes of the survey ${id} were not deleted` }))
  void trackWork(deleting)
}
