import type { Dish } from './dish'

/** Derived numbers have ten digits and fit into 32 bits with a sign, which is what clients decode. */
const firstDerived = 1_000_000_000
const derivedCount = 2 ** 31 - firstDerived

/**
 * The recipe number of a dish and the number with its revision, as v1 writes them. Neither is ever null. A dish whose kitchen
 * has no number for it gets one from its id: a positive integer that stays the same on every server and database. A missing
 * revision is 1. Spec: V1-14.11.
 */
export function recipeNumber({ id, mrn, mrnFull }: Pick<Dish, 'id' | 'mrn' | 'mrnFull'>): {
  mrn: number
  mrnFull: string
} {
  const number = mrn !== null && Number.isSafeInteger(mrn) && mrn > 0 ? mrn : deriveNumber(id)
  return { mrn: number, mrnFull: mrnFull?.trim() || `${number}.1` }
}

/** FNV-1a of the id, moved into the range of derived numbers. */
function deriveNumber(id: string): number {
  let hash = 0x811c9dc5
  for (const letter of id) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193)
  return firstDerived + ((hash >>> 0) % derivedCount)
}
