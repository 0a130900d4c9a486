import type { AccessArgs, CollectionConfig, CollectionSlug, Plugin, Where } from 'payload'
import { getAccessScope, type Area, type Operation } from '@/domain/roles'
import { signedInStaff } from './signed-in-staff'

declare module 'payload' {
  /** What a collection says about itself. Rights, trash, change log, public reads and their tests follow from it. */
  export interface CollectionCustom {
    /** The area of the studio that grants the rights. Without one nobody has access except by rules of the collection's own. */
    area?: Area
    /** Visitors may read published documents, with a condition only those that meet it. Without it they read nothing. */
    public?: true | Where
    /** False for personal data in an area with a trash (`src/domain/trash.ts`): deleted documents are really deleted. */
    trash?: false
    /** A site has one document. */
    onePerSite?: true
  }
  /** Reaches the browser, too. */
  export interface CollectionAdminCustom {
    /** The list from which links lead to this one, which then has no entry of its own in the navigation. */
    listedUnder?: CollectionSlug
  }
}

/**
 * Access rules of one area of the studio, by role. Only staff have rights; customers and anonymous visitors have none. The
 * plug-in `site-tenancy.ts` limits the rights to the sites of the staff member.
 */
function byArea(area: Area | undefined): NonNullable<CollectionConfig['access']> {
  const right =
    (operation: Operation) =>
    ({ req }: AccessArgs) =>
      area !== undefined && getAccessScope(signedInStaff(req), operation, area) !== 'none'
  return {
    read: right('read'),
    readVersions: right('read'),
    create: right('create'),
    update: right('update'),
    delete: right('delete'),
    unlock: right('update'),
  }
}

/** Gives each collection the access rules of its area, except those that it states itself. */
export const areaAccess: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map((collection) => ({
    ...collection,
    access: { ...byArea(collection.custom?.area), ...collection.access },
  })),
})
