import type {
  CollectionBeforeValidateHook,
  Field,
  FieldAccess,
  PayloadRequest,
  TextFieldSingleValidation,
} from 'payload'
import { text as validateText } from 'payload/shared'
import { getAccessScope } from '@/domain/roles'
import { signedInStaff } from '@collections/access/signed-in-staff'
import { declarationFields } from './declare-allergens'

const mayChangeMenus = (req: PayloadRequest) => getAccessScope(signedInStaff(req), 'update', 'menus') !== 'none'

/** People who may change menus may change every field of a dish. An earlier version is restored as a whole. */
const menuEditors: FieldAccess = ({ req }) => Boolean(req.context.isRestoringVersion) || mayChangeMenus(req)

const isLimited = (req: PayloadRequest) => Boolean(signedInStaff(req)) && !mayChangeMenus(req)

/** Requires the name of a dish in the language of the request, except of people who may not write it. */
export const validateDishName: TextFieldSingleValidation = (value, options) =>
  isLimited(options.req) ? true : validateText(value, options)

/** Stores a missing name as an empty text when a dietitian saves a dish: SQLite requires one, and readers take it for none. */
export const keepMissingName: CollectionBeforeValidateHook = ({ data, operation, req }) =>
  operation === 'update' && isLimited(req) ? { ...data, name: data?.name ?? '' } : data

/** Lets dietitians change only the fields about allergens, dietary categories and ingredients; the others stay as stored for them. */
export const limitDietitians = (fields: Field[]): Field[] =>
  fields.map((field): Field => {
    if (field.type === 'row' || field.type === 'collapsible') return { ...field, fields: limitDietitians(field.fields) }
    if (!('name' in field) || field.type === 'ui') return field
    if (declarationFields.includes(field.name) || ['labels', 'ingredients'].includes(field.name)) return field
    return { ...field, access: { update: menuEditors, ...field.access } } as Field
  })
