import type { CollectionBeforeValidateHook } from 'payload'
import { fieldsOf, flagOf, idOf, numberOf, rowsOf, textOf } from '@/server/database/stored-values'
import { translate } from '@collections/labels'
import { validationError } from '@collections/validation-error'
import { coffeeFields, planFields, readToday, scheduleOf, settleSchedule, type PriceFields } from './settle-schedule'

type HookArgs = Parameters<CollectionBeforeValidateHook>[0]

async function readStored({ originalDoc, req, collection }: HookArgs): Promise<Record<string, unknown> | null> {
  const id = textOf(originalDoc?.id)
  const where = { id: { equals: id } }
  return id === null ? null : fieldsOf(await req.payload.db.findOne({ collection: collection.slug, where, req }))
}

/**
 * Lets the price of a published plan or balance change on a day only, and stores a new price as the price once its day has
 * come. Documents without drafts are always published.
 */
export const settlePrices: CollectionBeforeValidateHook = async (args) => {
  const { data, originalDoc } = args
  const given: Record<string, unknown> = { ...originalDoc, ...data }
  const stored = await readStored(args)
  const settled = await settle(args, planFields, {
    ...{ given, path: '', site: idOf(given.site) },
    stored: stored && stored._status !== 'draft' ? stored : null,
  })
  return data?._status === 'draft' ? data : { ...data, ...settled }
}

/** Does the same for each choice of a custom plan. Buyers see a choice as soon as it is stored; a new one has no price before. */
export const settleOptionPrices: CollectionBeforeValidateHook = async (args) => {
  const { data, originalDoc } = args
  if (!Array.isArray(data?.options)) return data
  const stored = new Map(rowsOf((await readStored(args))?.options).map((row) => [row.id, row]))
  const site = idOf(data.site ?? originalDoc?.site)
  const options: unknown[] = []
  for (const [at, row] of rowsOf(data.options).entries()) {
    const known = stored.get(row.id) ?? null
    const settled = await settle(args, planFields, { given: row, stored: known, path: `options.${at}.`, site })
    options.push({ ...row, ...settled })
  }
  return { ...data, options }
}

/** Does the same for the price of coffee, which buyers see while it is sold. */
export const settleCoffeePrice: CollectionBeforeValidateHook = async (args) => {
  const { data, originalDoc } = args
  const given: Record<string, unknown> = { ...originalDoc, ...data }
  const stored = await readStored(args)
  const isSold = stored && flagOf(stored.coffeeSubscription) && (numberOf(stored[coffeeFields.price]) ?? 0) > 0
  const place = { path: '', site: idOf(given.site) }
  return { ...data, ...(await settle(args, coffeeFields, { given, stored: isSold ? stored : null, ...place })) }
}

type PriceSave = {
  given: Record<string, unknown>
  stored: Record<string, unknown> | null
  path: string
  site: string | null
}

/** The fields of a price that a save changes. Throws a validation error for a price that may not change so. */
async function settle(
  { req, collection }: HookArgs,
  fields: PriceFields,
  { given, stored, path, site }: PriceSave,
): Promise<Record<string, unknown>> {
  const [saved, published] = [scheduleOf(given, fields), stored && scheduleOf(stored, fields)]
  if (!published && !saved.nextPrice) return {}
  const outcome = settleSchedule(saved, published, await readToday(req, site), fields)
  if ('settled' in outcome) return outcome.settled
  const { field, text } = outcome.refused
  throw validationError(collection, [{ path: `${path}${field}`, message: translate(req, text) }], req)
}
