import type { AccessArgs, CollectionConfig, Plugin } from 'payload'
import { getAccessScope, roles, type Area, type Role } from '@/domain/roles'
import { familyOf } from '@/domain/studio-families'
import { signedInStaff } from '@collections/access/signed-in-staff'

type User = Parameters<
  Extract<NonNullable<NonNullable<CollectionConfig['admin']>['hidden']>, (args: never) => boolean>
>[0]['user']
type Operation = 'read' | 'create' | 'update' | 'delete'

/** A request of a person with a role, as access rules receive it. */
const requestOf = (user: unknown) => ({ req: { user } }) as unknown as AccessArgs
const asRole = (role: Role) => requestOf({ collection: 'staff', id: '', role, sites: [] })

/** Whether the role may do it somewhere. Runs before the tenancy plug-in, so that the rules are those of the areas. */
const may = ({ access }: CollectionConfig, operation: Operation, args: AccessArgs) =>
  access?.[operation]?.(args) === true

const pictureAreas: Readonly<Record<string, Area>> = { 'meal-plan-images': 'shop', 'popup-images': 'popups' }

/** Pictures and files belong to those who write what shows them. */
function mayUseUploads({ slug }: CollectionConfig, user: User): boolean {
  const staff = signedInStaff({ user } as Parameters<typeof signedInStaff>[0])
  return getAccessScope(staff, 'update', pictureAreas[slug] ?? 'content') !== 'none'
}

/**
 * Whether the studio's navigation leaves a collection out for a person: they may not change anything in it, and may read it only
 * because everybody may, for relationships. Locations stay for those who change hours, whose panel is on their pages.
 */
function isHidden(collection: CollectionConfig, user: User): boolean {
  const args = requestOf(user)
  if (collection.upload) return !mayUseUploads(collection, user)
  if ((['create', 'update', 'delete'] as const).some((operation) => may(collection, operation, args))) return false
  const isForRelationships = roles.every((role) => may(collection, 'read', asRole(role)))
  const changesHours = getAccessScope(signedInStaff(args.req), 'update', 'menus') !== 'none'
  return isForRelationships && !(collection.slug === 'locations' && changesHours)
}

const scheduleOfDocument = '@/studio/scheduling/schedule-of-document#ScheduleOfDocument'

/**
 * Shows in the studio only what a person can use: no collection that they only read for relationships, and no API tab. Adds notices
 * above each document: missing translations, and a scheduled publication.
 */
export const studioViews: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map((given) => {
    const collection = { ...given, access: { ...given.access } } // the tenancy plug-in replaces the rules in place
    const { admin } = collection
    const edit = admin?.components?.edit
    const hasDrafts = typeof given.versions === 'object' && Boolean(given.versions.drafts)
    return {
      ...given,
      admin: {
        ...admin,
        hideAPIURL: true,
        hidden: admin?.hidden === true ? true : ({ user }) => isHidden(collection, user),
        components: {
          ...admin?.components,
          edit: {
            ...edit,
            beforeDocumentControls: [
              ...(edit?.beforeDocumentControls ?? []),
              '@/studio/document-notices/document-notices#DocumentNotices',
              ...(hasDrafts ? [{ path: scheduleOfDocument, serverProps: { collection: given.slug } }] : []),
            ],
          },
          beforeListTable: [
            ...(familyOf(given.slug, config.collections ?? []).length > 0
              ? ['@/studio/navigation/family-links#FamilyLinks']
              : []),
            ...(admin?.components?.beforeListTable ?? []),
            ...(hasDrafts ? ['@/studio/scheduling/scheduled-list#ScheduledList'] : []),
          ],
        },
      },
    }
  }),
})
