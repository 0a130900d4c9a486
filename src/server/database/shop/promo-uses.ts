import type { Payload, Where } from 'payload'
import type { PromoUses } from '@/domain/shop/promotions'
import { newHexId } from '@/server/database/hex-ids'
import { writeTransient } from '@/server/database/sqlite/transient-writes'
import { textOf } from '@/server/database/stored-values'

/** A code, and the order and buyer that want one of its uses. `buyer` is the id of an account or a digest of an email. */
export type WantedUse = {
  promoCode: string
  maxUses: number | null
  maxUsesPerCustomer: number | null
  siteId: string
  orderId: string
  customerId: string | null
  buyer: string
}

type Row = Record<string, unknown>
type Slots = { slot: string; buyerSlot: string }
const collection = 'promo-uses'
const maxAttempts = 40

/**
 * Takes one use of a code for an order. Two unique indexes decide: each use takes a numbered slot of the code and one of the
 * buyer, so that the last use goes to one order, whatever the number of calls and processes. Never part of a transaction of
 * Payload. Returns `used-up` or `used-before` when no slot is left.
 */
export async function takePromoUse(
  payload: Payload,
  wanted: WantedUse,
  now: Date,
): Promise<'taken' | 'used-up' | 'used-before'> {
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    const taken = await readTaken(payload, wanted)
    const buyerSlot = freeBuyerSlot(wanted, taken)
    if (buyerSlot === null) return 'used-before'
    const slot = wanted.maxUses === null ? newHexId() : freeSlot(wanted.maxUses, taken)
    if (slot === null) return 'used-up'
    if (await insert(payload, wanted, { slot, buyerSlot }, now)) return 'taken'
  }
  return 'used-up' // others took every slot first
}

/** Counts the use of an order that was paid. It has no effect the second time. */
export async function countPromoUse({ db }: Payload, orderId: string): Promise<void> {
  const where = reservedFor(orderId)
  const data = { state: 'used' }
  await writeTransient(() => db.updateOne({ collection, where, data, options: { atomic: true } }))
}

/** Returns the use of an order that was not paid: the next order may take it. */
export async function returnPromoUse({ db }: Payload, orderId: string): Promise<void> {
  await writeTransient(() => db.deleteMany({ collection, where: reservedFor(orderId) }))
}

const reservedFor = (orderId: string): Where => ({
  and: [{ order: { equals: orderId } }, { state: { equals: 'reserved' } }],
})

/**
 * How often a code is used now, and how often by a customer; 0 for a guest. `except` are the orders that the asking cart is
 * being paid with. It decides nothing: a submit takes the use.
 */
export async function readPromoUses(
  { db }: Payload,
  code: Pick<WantedUse, 'promoCode' | 'maxUsesPerCustomer'>,
  customerId: string | null,
  except: readonly string[],
): Promise<PromoUses> {
  const counted: Where[] = [{ promoCode: { equals: code.promoCode } }]
  if (except.length > 0) counted.push({ order: { not_in: [...except] } })
  const count = async (...more: Where[]) =>
    (await db.count({ collection, where: { and: [...counted, ...more] } })).totalDocs
  const ownSlots = customerId === null ? [] : buyerSlotsOf({ ...code, buyer: customerId })
  return {
    total: await count(),
    byCustomer: ownSlots.length === 0 ? 0 : await count({ buyerSlot: { in: ownSlots } }),
  }
}

/** One of the free slots; null for none. Uses above a limit that staff have lowered count too: as many slots stay free. */
function freeSlot(limit: number, taken: readonly Slots[]): string | null {
  const slots = new Set(taken.map(({ slot }) => slot))
  const free: string[] = []
  for (let number = 1; number <= limit && free.length < limit - taken.length; number++)
    if (!slots.has(String(number))) free.push(String(number))
  // A random one, so that simultaneous orders try different ones.
  return free[Math.floor(Math.random() * free.length)] ?? null
}

const buyerSlotsOf = ({ buyer, maxUsesPerCustomer }: Pick<WantedUse, 'buyer' | 'maxUsesPerCustomer'>): string[] =>
  Array.from({ length: maxUsesPerCustomer ?? 0 }, (_, at) => `${buyer}/${at + 1}`)

function freeBuyerSlot(wanted: WantedUse, taken: readonly Slots[]): string | null {
  if (wanted.maxUsesPerCustomer === null) return `${wanted.buyer}/${newHexId()}`
  const own = taken.flatMap(({ buyerSlot }) => (buyerSlot.startsWith(`${wanted.buyer}/`) ? [buyerSlot] : []))
  if (own.length >= wanted.maxUsesPerCustomer) return null
  return buyerSlotsOf(wanted).find((slot) => !own.includes(slot)) ?? null
}

/** The slots that decide: all of a code with a limit, and otherwise those of the buyer. */
async function readTaken({ db }: Payload, wanted: WantedUse): Promise<Slots[]> {
  const ofCode: Where = { promoCode: { equals: wanted.promoCode } }
  const own: Where = { buyerSlot: { in: buyerSlotsOf(wanted) } }
  const where: Where = wanted.maxUses === null ? { and: [ofCode, own] } : ofCode
  const { docs } = await db.find<Row>({ collection, where, pagination: false, limit: 0 })
  return docs.map(({ slot, buyerSlot }) => ({ slot: textOf(slot) ?? '', buyerSlot: textOf(buyerSlot) ?? '' }))
}

/** False when another order took one of the slots first: a unique index refuses it. */
async function insert(
  { db }: Payload,
  { promoCode, siteId: site, customerId: customer, orderId: order }: WantedUse,
  slots: Slots,
  now: Date,
): Promise<boolean> {
  const time = now.toISOString()
  const owner = { id: newHexId(), site, promoCode, customer, order, state: 'reserved' }
  const data = { ...owner, ...slots, createdAt: time, updatedAt: time }
  try {
    await writeTransient(() => db.create({ collection, data: { ...data } }))
    return true
  } catch (error) {
    const either: Where[] = [{ slot: { equals: slots.slot } }, { buyerSlot: { equals: slots.buyerSlot } }]
    const where: Where = { and: [{ promoCode: { equals: promoCode } }, { or: either }] }
    if (await db.findOne({ collection, where })) return false
    throw error
  }
}
