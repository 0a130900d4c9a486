import type { CollectionSlug, FlattenedField, Payload, SanitizedCollectionConfig } from 'payload'

/**
 * Where the path of a filter or sort leads: to which field (null for none), through how many relationships to other fields
 * and through how many lists, and whether through a secret field or the sites of a staff account.
 */
export type PathRoute = {
  field: FlattenedField | null
  relationships: number
  lists: number
  isSecret: boolean
  isOfStaffSites: boolean
}

/** Fields of accounts that Payload adds and shows to their owner at most. */
export const accountSecrets = new Set([
  'hash',
  'salt',
  'sessions',
  'loginAttempts',
  'lockUntil',
  'resetPasswordToken',
  'resetPasswordExpiration',
])

/**
 * `custom.isQueryable: false` closes a field that staff may read but not search, such as JSON without an index;
 * `custom.isSearchedThrough: false` closes the fields of a related document that not all who see its id may read.
 */
const isSecretField = (field: FlattenedField, collection: SanitizedCollectionConfig) =>
  ('hidden' in field && field.hidden === true) ||
  field.custom?.isQueryable === false ||
  (Boolean(collection.auth) && accountSecrets.has(field.name))

export const isList = (field: FlattenedField) =>
  field.type === 'array' || field.type === 'blocks' || ('hasMany' in field && field.hasMany === true)

function fieldsWithin(field: FlattenedField): FlattenedField[] | null {
  if (field.type === 'blocks') return field.blocks.flatMap((block) => block.flattenedFields)
  return 'flattenedFields' in field ? field.flattenedFields : null
}

/** Follows a path such as `location.building.name` through the fields of collections. Skips the parts that name no field. */
export function walkPath(payload: Payload, collection: SanitizedCollectionConfig, path: string): PathRoute {
  const route: PathRoute = { field: null, relationships: 0, lists: 0, isSecret: false, isOfStaffSites: false }
  let [owner, fields] = [collection, collection.flattenedFields]
  let isAtRelated = false
  let isClosed = false
  for (const part of path.replaceAll('__', '.').split('.')) {
    route.relationships += isAtRelated ? 1 : 0
    isAtRelated = false
    const field = fields.find(({ name }) => name === part)
    if (!field) continue // a language, `version`, `value` or `id`; Payload refuses unknown names
    route.field = field
    route.lists += isList(field) ? 1 : 0
    route.isSecret ||= isClosed || isSecretField(field, owner)
    isClosed = field.custom?.isSearchedThrough === false
    route.isOfStaffSites ||= owner.slug === 'staff' && field.name === 'sites'
    if ((field.type === 'relationship' || field.type === 'upload') && typeof field.relationTo === 'string') {
      const related = payload.collections[field.relationTo as CollectionSlug]?.config
      if (!related) return route
      isAtRelated = true
      ;[owner, fields] = [related, related.flattenedFields]
    } else fields = fieldsWithin(field) ?? fields
  }
  return route
}
