import type { CollectionBeforeChangeHook } from 'payload'
import { clock } from '@/server/clock'
import { isSameContent } from '@/server/database/menu/stored-menus'
import { fieldsOf, flagOf } from '@/server/database/stored-values'

/**
 * Sets `changedAt` when a publication changes what visitors see: the dishes or `closed`. A first publication is no change, nor is a
 * save without one, for example of an unchanged form or a repeated import. What is marked as sold out stays as visitors see it: a draft
 * has the marks of the day on which it was begun.
 */
export const stampMenuChange: CollectionBeforeChangeHook = async ({ data, operation, originalDoc, req }) => {
  if (operation !== 'update' || data._status === 'draft') return data
  const where = { id: { equals: (originalDoc as { id?: string } | undefined)?.id } }
  const before = fieldsOf(await req.payload.db.findOne({ collection: 'menus', where, req }))
  const contentOf = (doc: Record<string, unknown>) => ({ closed: flagOf(doc.closed), day: doc.day })
  const soldOut = before.soldOut ?? null
  if (before._status === 'draft') return { ...data, soldOut, changedAt: null }
  const isSame = isSameContent(contentOf(before), contentOf({ ...before, ...data }))
  return { ...data, soldOut, changedAt: isSame ? (before.changedAt ?? null) : clock.now().toISOString() }
}
