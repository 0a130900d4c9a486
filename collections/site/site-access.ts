import type { Condition, Field, FieldAccess, Tab } from 'payload'
import { changesOnlyAlerts } from '@/domain/roles'
import { byArea } from '@collections/access/by-area'
import { signedInStaff } from '@collections/access/signed-in-staff'

/** Managers change the settings of a site; editors only its alerts. */
export const siteAccess = byArea('sites')

const isLimited = (user: Parameters<typeof signedInStaff>[0]['user']) => {
  const staff = signedInStaff({ user })
  return staff !== null && changesOnlyAlerts(staff)
}

const forManagers: Condition = (_data, _sibling, { user }) => !isLimited(user)

/** A setting that editors neither change nor see in the form: it would be in the way of the alerts. */
const limit = (field: Field): Field => {
  if (field.type === 'row') return { ...field, fields: field.fields.map(limit) }
  if (!('name' in field) || field.type === 'ui') return field
  const own = field.access?.update
  const update: FieldAccess = async (args) => !isLimited(args.req.user) && (!own || (await own(args)))
  return { ...field, access: { ...field.access, update } } as Field
}

/** A required field stays, read-only: with a condition Payload lets its column be empty. */
const hide = (field: Field): Field => {
  if ('required' in field && field.required) return field
  const given = field.admin?.condition
  const condition: Condition = (data, sibling, context) =>
    Boolean(forManagers(data, sibling, context)) && (!given || Boolean(given(data, sibling, context)))
  return { ...field, admin: { ...field.admin, condition } } as Field
}

/** Settings of a site that only managers change. */
export const managedFields = (fields: Field[]): Field[] => fields.map((field) => hide(limit(field)))

/** A tab of settings that only managers change, and which editors do not see. */
export const managedTab = (tab: Tab): Tab => ({
  ...tab,
  fields: tab.fields.map(limit),
  admin: { ...tab.admin, condition: forManagers },
})
