import type { FieldHook } from 'payload'
import { idOf, textOf } from '@/server/database/stored-values'
import { signedInStaff } from '@collections/access/signed-in-staff'

/**
 * The name of the person who declared, for staff who open the dish: most may not read the accounts of others. Null for everybody
 * else, in lists, and when the account is deleted.
 */
export const readDeclaredByName: FieldHook = async ({ findMany, overrideAccess, req, siblingData }) => {
  const id = idOf(siblingData.declaredBy)
  if (findMany || overrideAccess || !id || !signedInStaff(req)) return null
  const account = await req.payload.db.findOne<{ id: string; name?: string }>({
    collection: 'staff',
    where: { id: { equals: id } },
    select: { name: true },
    req,
  })
  return textOf(account?.name)
}
