import type { Payload, Where } from 'payload'
import { newHexId } from './hex-ids'
import { writeTransient } from './sqlite/transient-writes'
import { idOf, textOf } from './stored-values'

/** How long a cart holds a use of a code after its last change. Then another buyer may take it. */
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
const holdUntil = (now: Date) => new Date(now.getTime() + holdMilliseconds).toISOString()
/** Guests count by cart until they say who they are. */
const buyerOf = ({ customerId, cartId }: WantedUse) => customerId ?? cartId

/**
 * Holds one use of a limited code for a cart, or extends the hold that the cart has. Two unique indexes decide: each use takes
 * a numbered slot of the code and one of the buyer, so that the last use goes to one cart, whatever the number of calls and
 * processes. A hold that has run out is taken over in one conditional statement. Never part of a transaction.
 */
export async function holdPromoUse(payload: Payload, wanted: WantedUse, now: Date): Promise<HoldOutcome> {
  for (let attempt = 0; attempt < 20; attempt++) {
    const taken = await readTaken(payload, wanted.promoCode)
    const mine = taken.find(({ cart, state }) => cart === wanted.cartId && state === 'reserved')
    if (mine && (await changeIf(payload, mine, { reservedUntil: holdUntil(now) }))) return 'held'
    if (mine) continue

    const buyerSlot = freeSlot(wanted.maxUsesPerCustomer, (slot) => {
      const text = `${buyerOf(wanted)}/${slot}`
      return taken.some((use) => use.buyerSlot === text) ? null : text
    })
    if (buyerSlot === null) return 'used-before'
    const slots = new Set(taken.map(({ slot }) => slot))
    const slot = freeSlot(wanted.maxUses, (number) => (slots.has(String(number)) ? null : String(number)))
    if (slot !== null) {
      if (await insert(payload, wanted, { slot, buyerSlot }, now)) return 'held'
      continue
    }
    const expired = taken.find(
      ({ state, until }) => state === 'reserved' && until !== null && until < now.toISOString(),
    )
    if (!expired) return 'used-up'
    const data = { cart: wanted.cartId, customer: wanted.customerId, buyerSlot, reservedUntil: holdUntil(now) }
    if (await changeIf(payload, expired, data)) return 'held'
  }
  return 'used-up' // others took every slot first, twenty times
}

/** Whether one of these carts still holds a use of a code. */
export async function holdsPromoUse({ db }: Payload, promoCode: string, carts: string[]): Promise<boolean> {
  if (carts.length === 0) return false
  const where: Where = { and: [{ cart: { in: carts } }, allOf({ promoCode, state: 'reserved' })] }
  return (await db.findOne({ collection, where })) !== null
}

/** Moves the uses that a guest's cart holds to the customer's cart that took its lines. */
export async function movePromoUses(payload: Payload, from: string, cart: string, customer: string): Promise<void> {
  for (const use of await readHeld(payload, from)) await changeIf(payload, use, { cart, customer })
}

/** Returns the uses that a cart holds, except those of one code: its own id takes the place of the slots. */
export async function returnPromoUses(payload: Payload, cartId: string, exceptCode: string | null): Promise<void> {
  for (const use of await readHeld(payload, cartId)) {
    if (use.promoCode === exceptCode) continue
    await changeIf(payload, use, { state: 'returned', slot: use.id, buyerSlot: use.id, reservedUntil: null })
  }
}

async function readHeld({ db }: Payload, cart: string): Promise<Taken[]> {
  const where = allOf({ cart, state: 'reserved' })
  const { docs } = await db.find<Row>({ collection, where, pagination: false, limit: 0 })
  return docs.map(takenOf)
}

type Taken = {
  id: string
  promoCode: string
  state: string
  slot: string
  buyerSlot: string
  cart: string | null
  until: string | null
}

async function readTaken({ db }: Payload, promoCode: string): Promise<Taken[]> {
  const where: Where = { and: [{ promoCode: { equals: promoCode } }, { state: { not_equals: 'returned' } }] }
  const { docs } = await db.find<Row>({ collection, where, pagination: false, limit: 0 })
  return docs.map(takenOf)
}

const takenOf = (row: Row): Taken => ({
  id: String(row.id),
  promoCode: idOf(row.promoCode) ?? '',
  state: textOf(row.state) ?? '',
  slot: textOf(row.slot) ?? '',
  buyerSlot: textOf(row.buyerSlot) ?? '',
  cart: idOf(row.cart),
  until: textOf(row.reservedUntil),
})

/** The first free slot from a random one on, so that simultaneous calls try different ones; a random text without a limit. */
function freeSlot(limit: number | null, slotOf: (number: number | string) => string | null): string | null {
  if (limit === null) return slotOf(newHexId())
  const first = Math.floor(Math.random() * limit)
  for (let at = 0; at < limit; at++) {
    const slot = slotOf(((first + at) % limit) + 1)
    if (slot !== null) return slot
  }
  return null
}

/** False when another call took one of the slots first. */
async function insert(
  payload: Payload,
  { promoCode, siteId, cartId, customerId }: WantedUse,
  slots: { slot: string; buyerSlot: string },
  now: Date,
): Promise<boolean> {
  const time = now.toISOString()
  const data = {
    id: newHexId(),
    site: siteId,
    promoCode,
    cart: cartId,
    customer: customerId,
    state: 'reserved',
    ...slots,
  }
  try {
    await writeTransient(() =>
      payload.db.create({
        collection,
        data: { ...data, reservedUntil: holdUntil(now), createdAt: time, updatedAt: time },
      }),
    )
    return true
  } catch (error) {
    const taken = await readTaken(payload, promoCode)
    if (taken.some(({ slot, buyerSlot }) => slot === slots.slot || buyerSlot === slots.buyerSlot)) return false
    throw error
  }
}

/** Changes a use, if it is still as it was read. False if it is not, or if the new slot is taken. */
async function changeIf(payload: Payload, use: Taken, data: Row): Promise<boolean> {
  const was = allOf({ id: use.id, state: use.state, buyerSlot: use.buyerSlot, cart: use.cart })
  const change = () => payload.db.updateOne({ collection, where: was, data, options: { atomic: true } })
  try {
    const changed: unknown = await writeTransient(change)
    return changed !== null
  } catch (error) {
    const taken = await readTaken(payload, use.promoCode)
    if ('buyerSlot' in data && !taken.some(({ buyerSlot }) => buyerSlot === data.buyerSlot)) throw error
    return false
  }
}

const allOf = (values: Row): Where => ({
  and: Object.entries(values).map(([name, value]) => ({ [name]: { equals: value } })),
})
