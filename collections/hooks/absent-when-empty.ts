import type { CollectionBeforeChangeHook } from 'payload'

/**
 * Leaves the named texts out instead of storing null or nothing in them. MongoDB's unique index passes over documents
 * that lack the field, but holds two nulls for the same value; SQLite takes both for different. A text that was given
 * once stays.
 */
export const absentWhenEmpty =
  (...names: string[]): CollectionBeforeChangeHook =>
  ({ data }) =>
    Object.fromEntries(Object.entries(data).filter(([name, value]) => !names.includes(name) || Boolean(value)))
