/** What the row of a time says about its seats. */
export type SlotSeats = { taken: number; blocked: boolean }

/** The seats that a party takes: the customer and the friends. Spec: CUS-5.40. */
export const seatsOf = (friends: number): number => 1 + friends

/** The free seats of a time, never below 0, although staff may lower the capacity; 0 while it is blocked. Spec: CUS-5.40. */
export const remainingSeats = (capacity: number, slot: SlotSeats | undefined): number =>
  slot?.blocked ? 0 : Math.max(0, capacity - (slot?.taken ?? 0))

/** How many friends fit: none without a free seat. Spec: CUS-5.38. */
export const maxFriendsOf = (remaining: number, friendLimit: number): number =>
  Math.max(0, Math.min(remaining - 1, friendLimit))

/** The badge of a time by its free seats; null for a full one. Spec: CUS-9.13. */
export function capacityBadge(remaining: number): 'low' | 'medium' | 'high' | null {
  if (remaining < 1) return null
  if (remaining === 1) return 'low'
  return remaining === 2 ? 'medium' : 'high'
}
