import type { CollectionBeforeChangeHook } from 'payload'

/**
 * Omits the named fields when they are empty, so that a stored value is never cleared. MongoDB's unique index ignores
 * documents without the field but treats two nulls as duplicates; SQLite treats nulls as different.
 */
export const omitWhenEmpty =
  (...names: string[]): CollectionBeforeChangeHook =>
  ({ data }) =>
    Object.fromEntries(Object.entries(data).filter(([name, value]) => !names.includes(name) || Boolean(value)))
