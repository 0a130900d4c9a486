import type { Payload, Where } from 'payload'
import type { PromoUses } from '@/domain/shop/promotions'
import { newHexId } from '@/server/database/hex-ids'
import type { StoredRow } from '@/server/database/stored-row'
import { idOf, textOf } from '@/server/database/stored-values'

/**
 * Whose uses of a code count together: those in the name of one of the `names`, of which new uses take the first, and those of the
 * signed-in customer; null for a guest.
 */
export type PromoBuyer = { names: readonly [string, ...string[]]; customerId: string | null }

/** A code, and the order and buyer that want one of its uses. */
export type WantedUse = {
  promoCode: string
  maxUses: number | null
  maxUsesPerCustomer: number | null
  siteId: string
  orderId: string
  buyer: PromoBuyer
}

type Row = StoredRow<'promo-uses'>
type Slots = { slot: string; buyerSlot: string }
type TakenSlots = Slots & { isOwn: boolean }
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
  await db.updateOne({ collection, where, data, options: { atomic: true } })
}

/** Returns the use of an order that was not paid: the next order may take it. */
export async function returnPromoUse({ db }: Payload, orderId: string): Promise<void> {
  await db.deleteMany({ collection, where: reservedFor(orderId) })
}

const reservedFor = (orderId: string): Where => ({
  and: [{ order: { equals: orderId } }, { state: { equals: 'reserved' } }],
})

/**
 * How often a code is used now, and how often by a buyer; 0 without one. `except` are the orders that the asking cart is
 * being paid with. It decides nothing: a submit takes the use.
 */
export async function readPromoUses(
  { db }: Payload,
  { promoCode, maxUsesPerCustomer }: Pick<WantedUse, 'promoCode' | 'maxUsesPerCustomer'>,
  buyer: PromoBuyer | null,
  except: readonly string[],
): Promise<PromoUses> {
  const counted: Where[] = [{ promoCode: { equals: promoCode } }]
  if (except.length > 0) counted.push({ order: { not_in: [...except] } })
  const count = async (...more: Where[]) =>
    (await db.count({ collection, where: { and: [...counted, ...more] } })).totalDocs
  const isLimited = buyer !== null && maxUsesPerCustomer !== null
  return { total: await count(), byCustomer: isLimited ? await count(usesOf({ buyer, maxUsesPerCustomer })) : 0 }
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

type Limit = Pick<WantedUse, 'buyer' | 'maxUsesPerCustomer'>
const slotsOf = (name: string, most: number | null): string[] =>
  Array.from({ length: most ?? 0 }, (_, at) => `${name}/${at + 1}`)

const usesOf = ({ buyer: { names, customerId }, maxUsesPerCustomer }: Limit): Where => ({
  or: [
    { buyerSlot: { in: names.flatMap((name) => slotsOf(name, maxUsesPerCustomer)) } },
    ...(customerId === null ? [] : [{ customer: { equals: customerId } }]),
  ],
})

/** Uses in another name leave as many slots of the first one untaken: the unique index then decides between simultaneous orders. */
function freeBuyerSlot({ buyer: { names }, maxUsesPerCustomer: most }: WantedUse, taken: readonly TakenSlots[]) {
  const [name] = names
  if (most === null) return `${name}/${newHexId()}`
  const own = taken.filter(({ isOwn }) => isOwn).map(({ buyerSlot }) => buyerSlot)
  if (own.length >= most) return null
  const others = own.filter((slot) => !slot.startsWith(`${name}/`)).length
  return slotsOf(name, most - others).find((slot) => !own.includes(slot)) ?? null
}

/** The slots that decide: all of a code with a limit, and otherwise those of the buyer. */
async function readTaken({ db }: Payload, wanted: WantedUse): Promise<TakenSlots[]> {
  const { names, customerId } = wanted.buyer
  const ofCode: Where = { promoCode: { equals: wanted.promoCode } }
  const where: Where = wanted.maxUses === null ? { and: [ofCode, usesOf(wanted)] } : ofCode
  const { docs } = await db.find<Row>({ collection, where, pagination: false, limit: 0 })
  return docs.map(({ slot, buyerSlot, customer }) => {
    const takenBy = textOf(buyerSlot) ?? ''
    const isTheirs = customerId !== null && idOf(customer) === customerId
    const isOwn = isTheirs || names.some((name) => takenBy.startsWith(`${name}/`))
    return { slot: textOf(slot) ?? '', buyerSlot: takenBy, isOwn }
  })
}

/** False when another order took one of the slots first: a unique index refuses it. */
async function insert(
  { db }: Payload,
  { promoCode, siteId: site, buyer: { customerId: customer }, orderId: order }: WantedUse,
  slots: Slots,
  now: Date,
): Promise<boolean> {
  const time = now.toISOString()
  const owner = { id: newHexId(), site, promoCode, customer, order, state: 'reserved' }
  const data = { ...owner, ...slots, createdAt: time, updatedAt: time }
  try {
    await db.create({ collection, data: { ...data } })
    return true
  } catch (error) {
    const either: Where[] = [{ slot: { equals: slots.slot } }, { buyerSlot: { equals: slots.buyerSlot } }]
    const where: Where = { and: [{ promoCode: { equals: promoCode } }, { or: either }] }
    if (await db.findOne({ collection, where })) return false
    throw error
  }
}
