/** Mulberry32: the same seed gives the same numbers, from 0 up to but not including 1. */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

export const pick = <Value>(random: () => number, values: readonly Value[]): Value =>
  values[Math.floor(random() * values.length)] as Value

export const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

export const meanOf = (durations: readonly number[]): number =>
  durations.reduce((sum, each) => sum + each, 0) / durations.length

const percentile = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? NaN

type Spread = { count: number; median: number; p99: number; max: number }

/** Median, 99th percentile and maximum of durations in milliseconds. */
export function spreadOf(durations: readonly number[]): Spread {
  const sorted = [...durations].sort((a, b) => a - b)
  return {
    count: sorted.length,
    median: percentile(sorted, 0.5),
    p99: percentile(sorted, 0.99),
    max: sorted.at(-1) ?? NaN,
  }
}

const rounded = (milliseconds: number) => (milliseconds < 10 ? milliseconds.toFixed(1) : milliseconds.toFixed(0))

export const describeSpread = ({ count, median, p99, max }: Spread) =>
  `median ${rounded(median)} ms, p99 ${rounded(p99)} ms, longest ${rounded(max)} ms (${count.toLocaleString('en-CA')})`
