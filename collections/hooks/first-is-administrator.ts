import type { CollectionBeforeValidateHook } from 'payload'

/** Whoever opens the studio of a new installation first must be able to let the others in. */
export const firstIsAdministrator: CollectionBeforeValidateHook = async ({ data, operation, req }) => {
  if (operation !== 'create') return data
  const { totalDocs } = await req.payload.count({ collection: 'staff', overrideAccess: true, req }) // nobody is signed in yet
  return totalDocs === 0 ? { ...data, role: 'administrator' } : data
}
