import type { Field, FieldHook, JSONField, RelationshipField, SelectField, Where } from 'payload'
import { assigneeRoles, inboxStatuses, type InboxStatus } from '@/domain/forms/inbox'
import { getAccessScope, isRole, type Area } from '@/domain/roles'
import type { StoredRow } from '@/server/database/stored-row'
import { fieldsOf, idOf, rowsOf } from '@/server/database/stored-values'
import { systemOnly } from '@collections/access/system-only'
import { bilingual, translate, type BilingualText } from '@collections/labels'
import { validationError } from '@collections/validation-error'
import { isRestored } from '@collections/forms/keep-answers'

const statusLabels: Record<InboxStatus, BilingualText> = {
  new: bilingual('New', 'Nouveau'),
  inProgress: bilingual('In progress', 'En cours'),
  done: bilingual('Done', 'Terminé'),
}

const status: SelectField = {
  name: 'status',
  type: 'select',
  label: bilingual('Status', 'État'),
  required: true,
  defaultValue: 'new',
  index: true,
  options: inboxStatuses.map((value) => ({ value, label: statusLabels[value] })),
  admin: { position: 'sidebar', isClearable: false },
}

const notPermitted = bilingual(
  'This person cannot read the messages of this site. Choose somebody else.',
  'Cette personne ne peut pas lire les messages de ce site. Choisissez quelqu’un d’autre.',
)

/**
 * Refuses a new assignee who may not read the message. Somebody who lost the right afterwards stays, so that others can still save.
 */
const checkAssignee =
  (area: Area): FieldHook =>
  async ({ collection, operation, originalDoc, previousValue, req, value }) => {
    const id = idOf(value)
    if (!collection || operation !== 'update' || !id || id === idOf(previousValue)) return value
    const staff = await req.payload.db.findOne<StoredRow<'staff'>>({
      collection: 'staff',
      where: { id: { equals: id } },
      select: { role: true, sites: true },
      req,
    })
    const siteIds = rowsOf(staff?.sites).flatMap(({ site }) => idOf(site) ?? [])
    const scope = staff && isRole(staff.role) ? getAccessScope({ id, role: staff.role, siteIds }, 'read', area) : 'none'
    const site = idOf(fieldsOf(originalDoc).site)
    if (scope === 'all' || (scope === 'ownSites' && site !== null && siteIds.includes(site))) return value
    throw validationError(collection, [{ path: 'assignee', message: translate(req, notPermitted) }], req)
  }

/** The staff member who answers. Only people who may read the message can be chosen. */
const assignee = (area: Area): RelationshipField => {
  const { ofAllSites, ofTheSite } = assigneeRoles(area)
  return {
    name: 'assignee',
    type: 'relationship',
    relationTo: 'staff',
    label: bilingual('Assigned to', 'Attribué à'),
    validate: () => true, // Payload would refuse every save once the person has lost the right; the hook checks each change
    filterOptions: ({ data }): Where => ({
      or: [
        { role: { in: ofAllSites } },
        { and: [{ role: { in: ofTheSite } }, { 'sites.site': { equals: idOf(fieldsOf(data).site) } }] },
      ],
    }),
    hooks: { beforeChange: [checkAssignee(area)] },
    admin: { position: 'sidebar', allowCreate: false, allowEdit: false },
    custom: { isSearchedThrough: false }, // site managers may not read the accounts of administrators
  }
}

/** The language in which the person wrote; null for messages from before it was stored. */
const language: SelectField = {
  name: 'locale',
  type: 'select',
  label: bilingual('Language of the person', 'Langue de la personne'),
  options: [
    { value: 'en', label: bilingual('English', 'Anglais') },
    { value: 'fr', label: bilingual('French', 'Français') },
  ],
  access: { create: systemOnly, update: isRestored },
  hooks: { beforeValidate: [keepUnlessSystem] },
  admin: { position: 'sidebar', readOnly: true, disableBulkEdit: true, condition: (data) => Boolean(data?.locale) },
}

/** Only the system changes the value, and an earlier version that is restored does not bring it back. */
function keepUnlessSystem({ operation, overrideAccess, previousValue, value }: Parameters<FieldHook>[0]): unknown {
  return operation === 'update' && !overrideAccess ? (previousValue ?? null) : value
}

/** The replies that were sent, a list of `Reply`, with the form for the next one. Only `POST /api/{collection}/{id}/reply` adds to it. */
export const replies: JSONField = {
  name: 'replies',
  type: 'json',
  label: bilingual('Replies', 'Réponses'),
  access: { create: systemOnly, update: isRestored },
  hooks: { beforeValidate: [keepUnlessSystem] },
  admin: {
    disableBulkEdit: true,
    disableGroupBy: true,
    disableListColumn: true,
    disableListFilter: true,
    components: {
      Field: '@/studio/inbox/replies-field#RepliesField',
      Diff: '@/studio/inbox/replies-difference#RepliesDifference',
    },
  },
  custom: { isQueryable: false, isExported: true },
}

/** What staff set beside a message. */
export const inboxSidebar = (area: Area): Field[] => [status, assignee(area), language]
