import type { CollectionSlug, Where } from 'payload'
import { isOwnEmail, type RecordOwner } from '@/domain/account/own-records'
import { idOf, textOf } from '@/server/database/stored-values'

export type Row = Record<string, unknown> & { id: string }

/** The ids of the owner's documents that the sections before have found, by collection. */
export type FoundIds = ReadonlyMap<string, ReadonlySet<string>>

/**
 * A part of the file with a customer's data: the rows of a collection that are theirs, and which fields of them are in the file. Each
 * field of the collection is in `fields` or, with the reason, in `withheld`.
 */
export type Section = {
  name: string
  collection: CollectionSlug
  /** What to look for; null for nothing. It may find more than is theirs. */
  find: (owner: RecordOwner, found: FoundIds) => Where | null
  isOwn: (row: Row, owner: RecordOwner, found: FoundIds) => boolean
  fields: readonly string[]
  withheld?: Readonly<Record<string, string>>
}

/** Fields of every collection that say nothing about a person. */
export const withheldEverywhere: Readonly<Record<string, string>> = {
  id: 'an internal number',
  site: 'the file names it once',
  customer: 'the file is about this person',
  savedBy: 'the name of a member of staff',
}
/** In the file for every row that has them. */
export const times = ['createdAt', 'updatedAt']

const isOfCustomer = (row: Row, { id }: RecordOwner) => idOf(row.customer) === id

/** The rows with a relationship to the account. */
export const byCustomer: Pick<Section, 'find' | 'isOwn'> = {
  find: ({ id }) => ({ customer: { equals: id } }),
  isOwn: isOfCustomer,
}

/** The rows with a relationship to the account, and those of the site with its confirmed email at a path such as `buyer.email`. */
export const byCustomerOrEmail = (path: string): Pick<Section, 'find' | 'isOwn'> => ({
  find: ({ id, siteId, email, isEmailConfirmed }) => {
    const own: Where = { customer: { equals: id } }
    if (!isEmailConfirmed) return own
    const unowned: Where = { customer: { equals: null } }
    return { or: [own, { and: [{ site: { equals: siteId } }, unowned, { [path]: { like: email } }] }] }
  },
  isOwn: (row, owner) =>
    isOfCustomer(row, owner) || (idOf(row.customer) === null && isOwnEmail(owner, emailAt(row, path))),
})

/** The rows with a relationship to documents that were found before. */
export const byFound = (collection: string, field: string): Pick<Section, 'find' | 'isOwn'> => ({
  find: (_owner, found) => {
    const ids = [...(found.get(collection) ?? [])]
    return ids.length === 0 ? null : { [field]: { in: ids } }
  },
  isOwn: (row, _owner, found) => found.get(collection)?.has(idOf(row[field]) ?? '') ?? false,
})

/** The text at a path such as `buyer.email`. */
const emailAt = (row: Row, path: string): string | null =>
  textOf(path.split('.').reduce<unknown>((value, name) => (value as Record<string, unknown> | null)?.[name], row))
