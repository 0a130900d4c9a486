import { pick } from '../faults/figures'

export type Random = () => number

/** Far above every price, and still small enough that the total of thirty lines with taxes is a safe integer. */
export const hugeCents = 2 ** 46

export const chance = (random: Random, share: number): boolean => random() < share
/** A whole number from `low` to `high`, both included. */
export const between = (random: Random, low: number, high: number): number =>
  low + Math.floor(random() * (high - low + 1))

/** The number itself and both its neighbours: rules change exactly there. Never below 0. */
export const near = (random: Random, value: number): number => Math.max(0, value + pick(random, [-1, 0, 0, 1]))

/** Zero, one cent, round dollars, odd cents and huge amounts. */
export function anyCents(random: Random): number {
  const usual = between(random, 0, 500_000)
  return pick(random, [
    usual,
    usual,
    usual,
    usual - (usual % 100),
    usual - (usual % 5_000),
    between(random, 0, 200),
    pick(random, [0, 1, 99, 101, 2_006, 52_500, 99_999]),
    chance(random, 0.3) ? between(random, 0, hugeCents) : usual,
  ])
}

/** Rates of discounts and bonuses, more than everything included. */
export const anyBps = (random: Random): number =>
  pick(random, [0, 1, 250, 333, 500, 1_000, 1_000, 2_500, 5_000, 9_999, 10_000, 10_001, between(random, 0, 12_000)])

/** No tax, Canada's, Quebec's, Ontario's, and rates that nobody charges. */
export const anyTaxRate = (random: Random): number =>
  pick(random, [0, 5_000, 5_000, 9_975, 9_975, 13_000, 15_000, 1, 100_000, between(random, 0, 30_000)])
