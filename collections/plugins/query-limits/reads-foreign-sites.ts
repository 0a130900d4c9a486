import type { Payload, SanitizedCollectionConfig } from 'payload'
import type { QueryParts } from '@/domain/http/studio-query'
import type { Staff } from '@/domain/roles'
import { walkPath } from './walk-path'

/**
 * Whether a query could tell a member of staff which sites their colleagues work for besides those that they share: it filters
 * or sorts by the sites of accounts, other than by the reader's own ones, as the studio's list of one site does.
 */
export function readsForeignSites(
  payload: Payload,
  collection: SanitizedCollectionConfig,
  { conditions, sorts }: QueryParts,
  reader: Staff | null,
): boolean {
  if (!reader || reader.role === 'administrator') return false
  const isOfSites = (path: string) => walkPath(payload, collection, path).isOfStaffSites
  const isOwn = ({ path, operator, values }: QueryParts['conditions'][number]) =>
    collection.slug === 'staff' &&
    path.replaceAll('__', '.') === 'sites.site' &&
    ['equals', 'in'].includes(operator) &&
    values.every((site) => reader.siteIds.includes(String(site)))
  return sorts.some(isOfSites) || conditions.some((condition) => isOfSites(condition.path) && !isOwn(condition))
}
