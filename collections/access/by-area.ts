import type { AccessArgs, CollectionConfig } from 'payload'
import { getAccessScope, type Area } from '@/domain/roles'
import { signedInStaff } from './signed-in-staff'

/**
 * Access rules of one area of the studio, by role. Only staff have rights; customers and anonymous visitors have none. The
 * plug-in `site-tenancy.ts` limits the rights to the sites of the staff member.
 */
export function byArea(area: Area): NonNullable<CollectionConfig['access']> {
  const right =
    (operation: 'read' | 'create' | 'update' | 'delete') =>
    ({ req }: AccessArgs) =>
      getAccessScope(signedInStaff(req), operation, area) !== 'none'
  return {
    read: right('read'),
    readVersions: right('read'),
    create: right('create'),
    update: right('update'),
    delete: right('delete'),
    unlock: right('update'),
  }
}
