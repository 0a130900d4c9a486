import type { Payload, SanitizedCollectionConfig } from 'payload'
import type { Condition } from '@/domain/http/studio-filter'
import type { QueryParts } from '@/domain/http/studio-query'
import { isList, walkPath, type PathRoute } from './walk-path'

/**
 * Related documents that one condition or one sort may pass through. With two, Payload does not wait for its own check of the
 * last field (`validateSearchParam` in 3.90.1); when that fails, the unhandled rejection ends the process.
 */
const maxRelationships = 1
/** Conditions and sorts through fields with several values. Each one joins another table on SQLite. */
const maxLists = 6

const isDate = (value: unknown) =>
  value === null ||
  value === '' ||
  value === 'null' ||
  !Number.isNaN(new Date(typeof value === 'number' ? value : String(value)).getTime())

/** Whether the database can compare the field with the values. Payload fails on those that it cannot convert. */
function isComparable({ operator, values }: Condition, { field }: PathRoute): boolean {
  if (operator === 'all') return field !== null && isList(field)
  return field?.type !== 'date' || operator === 'exists' || values.every(isDate)
}

/** Whether a query neither reads secret fields nor passes through too many related documents and lists. */
export function isPermittedQuery(
  payload: Payload,
  collection: SanitizedCollectionConfig,
  { conditions, sorts }: QueryParts,
): boolean {
  const compared = conditions.map((condition) => ({ condition, route: walkPath(payload, collection, condition.path) }))
  const routes = [...compared.map(({ route }) => route), ...sorts.map((path) => walkPath(payload, collection, path))]
  return (
    routes.every(({ isSecret, relationships }) => !isSecret && relationships <= maxRelationships) &&
    routes.reduce((sum, { lists }) => sum + lists, 0) <= maxLists &&
    compared.every(({ condition, route }) => isComparable(condition, route))
  )
}
