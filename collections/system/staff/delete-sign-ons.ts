import type { CollectionBeforeDeleteHook } from 'payload'

/**
 * Deletes the links of a campus identity to an account with the account. Otherwise the identity could not be linked to a new account
 * of the same person: its key is unique. Before the deletion, in which SQLite empties the reference.
 */
export const deleteSignOns: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await req.payload.db.deleteMany({ collection: 'sign-ons', where: { person: { equals: id } }, req })
}
