import type { Field, FieldAccess } from 'payload'
import { getAccessScope } from '@/domain/roles'
import { byArea } from '@collections/access/by-area'
import { signedInStaff } from '@collections/access/signed-in-staff'
import { declarationFields } from './declare-allergens'

/** Menu editors and managers change dishes; dietitians correct what they contain. */
export const dishAccess = byArea('dishes')

/** People who may change menus may change every field of a dish. An earlier version is restored as a whole. */
const menuEditors: FieldAccess = ({ req }) =>
  Boolean(req.context.isRestoringVersion) || getAccessScope(signedInStaff(req), 'update', 'menus') !== 'none'

/** Lets dietitians change only the fields about allergens, dietary categories and ingredients; the others stay as stored for them. */
export const limitDietitians = (fields: Field[]): Field[] =>
  fields.map((field): Field => {
    if (field.type === 'row') return { ...field, fields: limitDietitians(field.fields) }
    if (!('name' in field) || field.type === 'ui') return field
    if (declarationFields.includes(field.name) || ['labels', 'ingredients'].includes(field.name)) return field
    return { ...field, access: { update: menuEditors, ...field.access } } as Field
  })
