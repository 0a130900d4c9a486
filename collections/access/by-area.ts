import type { AccessArgs, CollectionConfig } from 'payload'
import { may, type Area } from '@/domain/roles'
import { signedInStaff } from './signed-in-staff'

/**
 * The rights of one area of the studio, by role. Which sites' documents a right reaches is narrowed by the multi-tenant
 * plug-in; a stranger has no right at all.
 */
export function byArea(area: Area): NonNullable<CollectionConfig['access']> {
  const right =
    (operation: 'read' | 'create' | 'update' | 'delete') =>
    ({ req }: AccessArgs) =>
      may(signedInStaff(req), operation, area) !== 'none'
  return {
    read: right('read'),
    readVersions: right('read'),
    create: right('create'),
    update: right('update'),
    delete: right('delete'),
    unlock: right('update'),
  }
}
