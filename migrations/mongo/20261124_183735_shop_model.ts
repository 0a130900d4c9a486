import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-mongodb'

type Payload = MigrateUpArgs['payload']
type Values = Record<string, unknown>

/** Rates with their names before and after. */
const rates = { taxBps: 'taxMilliPercent', provincialTaxBps: 'provincialTaxMilliPercent' }
const itemTexts = ['name', 'desc', 'promoMessage']

/**
 * Tax rates in thousandths of a percent, and the texts of orders and subscriptions, whose language is not known, in both
 * languages. Deletes carts of the old form, because no page has ever written one.
 *
 * Each statement changes only what is still in the old form, because several processes may run it at once, and again after a
 * crash. None calculates in the database: DocumentDB cannot.
 */
export async function up({ payload }: MigrateUpArgs): Promise<void> {
  await storeOf(payload, 'carts')?.deleteMany({ secretHash: { $exists: false } })
  await dropCookieIndex(payload)
  for (const [before, after] of Object.entries(rates))
    await moveRate(payload, { from: before, to: after, convert: (rate) => rate * 10 })
  const inBoth = (text: unknown) => (typeof text === 'string' ? { en: text, fr: text } : undefined)
  await convertTexts(payload, 'string', inBoth)
}

/** Rates in basis points again, rounded, and the English texts, or the French ones. The old form of a cart has no such data. */
export async function down({ payload }: MigrateDownArgs): Promise<void> {
  await storeOf(payload, 'carts')?.deleteMany({})
  for (const [before, after] of Object.entries(rates))
    await moveRate(payload, { from: after, to: before, convert: (rate) => Math.round(rate / 10) })
  const inOne = (text: unknown) => {
    const { en, fr } = text && typeof text === 'object' ? (text as Values) : {}
    return en ?? fr
  }
  await convertTexts(payload, 'object', inOne)
}

const storeOf = ({ db }: Payload, slug: string) => db.collections[slug]?.collection

type RateMove = { from: string; to: string; convert: (rate: number) => number }

async function moveRate(payload: Payload, { from, to, convert }: RateMove): Promise<void> {
  const store = storeOf(payload, 'order-form-settings')
  for await (const { _id, [from]: rate } of store?.find({ [from]: { $exists: true } }) ?? [])
    await store?.updateOne(
      { _id, [from]: rate },
      { $set: { [to]: typeof rate === 'number' ? convert(rate) : null }, $unset: { [from]: '' } },
    )
}

/** Converts the texts of a type, one statement per text, which changes nothing if another process was first. */
async function convertTexts(payload: Payload, type: 'string' | 'object', convert: (text: unknown) => unknown) {
  const subscriptions = storeOf(payload, 'subscriptions')
  for await (const { _id, name } of subscriptions?.find({ name: { $type: type } }) ?? [])
    await subscriptions?.updateOne({ _id, name }, { $set: { name: convert(name) } })
  const orders = storeOf(payload, 'orders')
  const isOld = { $or: itemTexts.map((field) => ({ [`items.${field}`]: { $type: type } })) }
  for await (const { _id, items } of orders?.find(isOld) ?? [])
    for (const [at, item] of (items as Values[]).entries())
      for (const field of itemTexts) {
        const [path, text] = [`items.${at}.${field}`, item[field]]
        const converted = convert(text)
        if (converted !== undefined) await orders?.updateOne({ _id, [path]: text }, { $set: { [path]: converted } })
      }
}

/** The unique index of the old cookie would take two carts without one for duplicates. */
async function dropCookieIndex(payload: Payload): Promise<void> {
  const store = storeOf(payload, 'carts')
  const indexes = await store?.indexes().catch(unlessMissing('NamespaceNotFound'))
  for (const { key, name } of indexes ?? [])
    if (key.cookie && name) await store?.dropIndex(name).catch(unlessMissing('IndexNotFound'))
}

const unlessMissing = (codeName: string) => (error: unknown) => {
  if (!(error instanceof Error && 'codeName' in error && error.codeName === codeName)) throw error
}
