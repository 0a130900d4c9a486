import type { SingleRelationshipField } from 'payload'
import { systemOnly } from '@collections/access/system-only'
import { customerField } from '@collections/fields/customer-field'

/** The customer who sent a form while signed in, so that it belongs to their data. Empty for everybody else. */
export const sender = (): SingleRelationshipField => ({
  ...customerField(),
  access: { create: systemOnly, read: systemOnly, update: systemOnly },
  admin: { hidden: true, disableListColumn: true, disableListFilter: true },
})
