import type { PayloadRequest } from 'payload'
import { signedInStaff } from '@collections/access/signed-in-staff'

/** Whether a deletion moves the document to the trash. Programs, which have no signed-in person, delete for good. */
export const goesToTrash = (req: PayloadRequest): boolean => !req.context.withoutTrash && signedInStaff(req) !== null
