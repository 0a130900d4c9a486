import type { Payload, Where } from 'payload'
import { newHexId } from '@/server/database/hex-ids'
import { takenOf, type Taken } from './promo-use-rows'
import { writeTransient } from '@/server/database/sqlite/transient-writes'

/** How long a cart holds a use after its buyer has applied the code. Then another buyer may take it. */
export const holdMilliseconds = 30 * 60_000

/** A limited code, and the cart and buyer that want one of its uses. */
export type WantedUse = {
  promoCode: string
  maxUses: number | null
  maxUsesPerCustomer: number | null
  siteId: string
  cartId: string
  customerId: string | null
}

export type HoldOutcome = 'held' | 'used-up' | 'used-before'

type Row = Record<string, unknown>
const collection = 'promo-uses'
const maxAttempts = 40
const holdUntil = (now: Date) => new Date(now.getTime() + holdMilliseconds).toISOString()
/** Guests count by cart until they say who they are. */
const buyerOf = ({ customerId, cartId }: Pick<WantedUse, 'customerId' | 'cartId'>) => customerId ?? cartId

/**
 * Holds one use of a limited code for a cart, or extends the hold that the cart has. Two unique indexes decide: each use takes
 * a numbered slot of the code and one of the buyer, so that the last use goes to one cart, whatever the number of calls and
 * processes. A hold that has run out is taken over in one conditional statement. Never part of a transaction.
 */
export async function holdPromoUse(payload: Payload, wanted: WantedUse, now: Date): Promise<HoldOutcome> {
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    const step = nextStep(wanted, await readTaken(payload, wanted), now)
    if (typeof step === 'string') return step
    const reservedUntil = holdUntil(now)
    const isHeld =
      'change' in step
        ? await changeIf(payload, step.change, { ...step.data, reservedUntil })
        : await insert(payload, wanted, { ...step.insert, reservedUntil }, now)
    if (isHeld) return 'held'
  }
  return 'used-up' // others took every slot first
}

type Step =
  { change: Taken; data: Row } | { insert: { slot: string; buyerSlot: string } } | Exclude<HoldOutcome, 'held'>

/** What to try, given the uses that exist: extend the cart's hold, take a free slot, or take over a hold that has run out. */
function nextStep(wanted: WantedUse, taken: readonly Taken[], now: Date): Step {
  const { cartId: cart, customerId: customer, maxUses } = wanted
  const held = taken.filter(({ state }) => state === 'reserved')
  const mine = held.find((use) => use.cart === cart)
  if (mine) return { change: mine, data: {} }
  const expired = held.filter((use) => hasRunOut(use, now))
  const buyerSlot = freeBuyerSlot(wanted, taken)
  if (buyerSlot === null) {
    const own = expired.find((use) => isBuyerSlot(wanted, use.buyerSlot))
    return own ? { change: own, data: { cart, customer } } : 'used-before'
  }
  if (maxUses === null) return { insert: { slot: newHexId(), buyerSlot } }
  const slot = freeSlot(maxUses, taken)
  if (slot !== null) return { insert: { slot, buyerSlot } }
  const lapsed = taken.length - expired.length < maxUses ? anyOf(expired) : null
  return lapsed ? { change: lapsed, data: { cart, customer, buyerSlot } } : 'used-up'
}

const hasRunOut = ({ state, until }: Taken, now: Date) => state === 'reserved' && until !== null && until < now

/** A random element, so that simultaneous calls try different ones. */
const anyOf = <Value>(values: readonly Value[]): Value | null =>
  values[Math.floor(Math.random() * values.length)] ?? null

/** One of the free slots; null for none. Uses above a limit that staff have lowered count too: as many slots stay free. */
function freeSlot(limit: number, taken: readonly Taken[]): string | null {
  const slots = new Set(taken.map(({ slot }) => slot))
  const free: string[] = []
  for (let number = 1; number <= limit && free.length < limit - taken.length; number++)
    if (!slots.has(String(number))) free.push(String(number))
  return anyOf(free)
}

const isBuyerSlot = (wanted: Pick<WantedUse, 'customerId' | 'cartId'>, slot: string) =>
  slot.startsWith(`${buyerOf(wanted)}/`)

const buyerSlotsOf = (wanted: Pick<WantedUse, 'customerId' | 'cartId' | 'maxUsesPerCustomer'>): string[] =>
  Array.from({ length: wanted.maxUsesPerCustomer ?? 0 }, (_, at) => `${buyerOf(wanted)}/${at + 1}`)

function freeBuyerSlot(wanted: WantedUse, taken: readonly Taken[]): string | null {
  if (wanted.maxUsesPerCustomer === null) return `${buyerOf(wanted)}/${newHexId()}`
  const own = taken.filter(({ buyerSlot }) => isBuyerSlot(wanted, buyerSlot))
  if (own.length >= wanted.maxUsesPerCustomer) return null
  return buyerSlotsOf(wanted).find((slot) => own.every(({ buyerSlot }) => buyerSlot !== slot)) ?? null
}

/** Whether one of these carts still holds a use of a code. */
export async function holdsPromoUse({ db }: Payload, promoCode: string, carts: string[]): Promise<boolean> {
  if (carts.length === 0) return false
  const where: Where = { and: [{ cart: { in: carts } }, allOf({ promoCode, state: 'reserved' })] }
  return (await db.findOne({ collection, where })) !== null
}

/**
 * Counts a guest's held use for the buyer that the guest names at checkout: an account, or a digest of the email. False when
 * the buyer has used the code as often as it allows.
 */
export async function nameGuestBuyer(
  payload: Payload,
  { buyer, ...wanted }: WantedUse & { buyer: string },
  now: Date,
): Promise<boolean> {
  const named = { ...wanted, customerId: buyer }
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    const use = (await readHeld(payload, wanted.cartId)).find(({ promoCode }) => promoCode === wanted.promoCode)
    if (!use) return false
    if (isBuyerSlot(named, use.buyerSlot)) return true
    const buyerSlot = await freeSlotFor(payload, named, await readOthers(payload, named, use), now)
    if (buyerSlot === null) return false
    if (await changeIf(payload, use, { buyerSlot })) return true
  }
  return false
}

/**
 * Moves the uses that a guest's cart holds to the cart of the customer who has signed in, where they count for the customer. A
 * use above the customer's limit, or of a code that the cart holds already, returns.
 */
export async function movePromoUses(
  payload: Payload,
  from: string,
  to: { cartId: string; customerId: string; siteId: string },
  limitOf: (promoCode: string) => number | null,
  now: Date,
): Promise<void> {
  for (const use of await readHeld(payload, from)) {
    const { promoCode } = use
    const wanted = { ...to, promoCode, maxUses: null, maxUsesPerCustomer: limitOf(promoCode) }
    const others = await readOthers(payload, wanted, use)
    const isHeld = others.some(({ cart, state }) => cart === to.cartId && state === 'reserved')
    const buyerSlot = isHeld ? null : await freeSlotFor(payload, wanted, others, now)
    const data = { cart: to.cartId, customer: to.customerId, buyerSlot }
    if (buyerSlot === null || !(await changeIf(payload, use, data))) await returnUse(payload, use)
  }
}

const readOthers = async (payload: Payload, wanted: WantedUse, { id: own }: Taken): Promise<Taken[]> =>
  (await readTaken(payload, wanted)).filter(({ id }) => id !== own)

/** A free slot of the buyer, if need be that of a hold of theirs in another cart that has run out; null when all are used. */
async function freeSlotFor(
  payload: Payload,
  wanted: WantedUse,
  others: readonly Taken[],
  now: Date,
): Promise<string | null> {
  const free = freeBuyerSlot(wanted, others)
  if (free !== null) return free
  const lapsed = others.find((use) => hasRunOut(use, now) && isBuyerSlot(wanted, use.buyerSlot))
  if (!lapsed) return null
  const freed = freeBuyerSlot(
    wanted,
    others.filter((use) => use !== lapsed),
  )
  return freed !== null && (await returnUse(payload, lapsed)) ? freed : null
}

/** Returns the uses that a cart holds, except those of some codes. */
export async function returnPromoUses(payload: Payload, cartId: string, except: readonly string[]): Promise<void> {
  for (const use of await readHeld(payload, cartId)) if (!except.includes(use.promoCode)) await returnUse(payload, use)
}

/** The row's own id takes the place of the slots, which are free then. */
const returnUse = (payload: Payload, use: Taken) =>
  changeIf(payload, use, { state: 'returned', slot: use.id, buyerSlot: use.id, reservedUntil: null })

/**
 * Deletes the uses that were returned, and holds that ran out before `before`. Until somebody takes it over, a hold that has
 * run out still counts for its cart.
 */
export async function deleteLapsedUses({ db }: Payload, before: Date): Promise<void> {
  const lapsed: Where = { and: [allOf({ state: 'reserved' }), { reservedUntil: { less_than: before.toISOString() } }] }
  await db.deleteMany({ collection, where: { or: [lapsed, allOf({ state: 'returned' })] } })
}

async function readHeld({ db }: Payload, cart: string): Promise<Taken[]> {
  const where = allOf({ cart, state: 'reserved' })
  const { docs } = await db.find<Row>({ collection, where, pagination: false, limit: 0 })
  return docs.map(takenOf)
}

/** The uses that decide: all of a code with a limit, and otherwise those of the buyer. */
async function readTaken({ db }: Payload, wanted: WantedUse): Promise<Taken[]> {
  const isOpen: Where[] = [{ promoCode: { equals: wanted.promoCode } }, { state: { not_equals: 'returned' } }]
  const own: Where = { or: [{ cart: { equals: wanted.cartId } }, { buyerSlot: { in: buyerSlotsOf(wanted) } }] }
  const where: Where = { and: wanted.maxUses === null ? [...isOpen, own] : isOpen }
  const { docs } = await db.find<Row>({ collection, where, pagination: false, limit: 0 })
  return docs.map(takenOf)
}

/** False when another call took one of the slots first. */
async function insert(
  payload: Payload,
  { promoCode, siteId: site, cartId: cart, customerId: customer }: WantedUse,
  slots: { slot: string; buyerSlot: string; reservedUntil: string },
  now: Date,
): Promise<boolean> {
  const time = now.toISOString()
  const owner = { id: newHexId(), site, promoCode, cart, customer, state: 'reserved' }
  const data = { ...owner, ...slots, createdAt: time, updatedAt: time }
  return unlessTaken(payload, promoCode, slots, async () => {
    await writeTransient(() => payload.db.create({ collection, data }))
    return true
  })
}

/** Changes a use, if it is still as it was read. False if it is not, or if the new slot is taken. */
async function changeIf(payload: Payload, use: Taken, data: Row): Promise<boolean> {
  const { id, state, buyerSlot, cart, until } = use
  const was = allOf({ id, state, buyerSlot, cart, reservedUntil: until?.toISOString() ?? null })
  const change = () => payload.db.updateOne({ collection, where: was, data, options: { atomic: true } })
  return unlessTaken(payload, use.promoCode, data, async () => {
    const changed: unknown = await writeTransient(change)
    return changed !== null
  })
}

/** Runs a statement; false when a unique index refuses one of its slots. */
async function unlessTaken(
  { db }: Payload,
  promoCode: string,
  { slot, buyerSlot }: Row,
  run: () => Promise<boolean>,
): Promise<boolean> {
  try {
    return await run()
  } catch (error) {
    const either = Object.entries({ slot, buyerSlot }).flatMap(([name, value]): Where[] =>
      value === undefined ? [] : [{ [name]: { equals: value } }],
    )
    const where: Where = { and: [{ promoCode: { equals: promoCode } }, { or: either }] }
    if (either.length > 0 && (await db.findOne({ collection, where }))) return false
    throw error
  }
}

const allOf = (values: Row): Where => ({
  and: Object.entries(values).map(([name, value]) => ({ [name]: { equals: value } })),
})
