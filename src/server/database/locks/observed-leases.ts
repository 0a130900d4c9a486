/** What this process last saw of the leases of others, and since when, in milliseconds of the monotonic clock. */
const observed = new Map<string, { state: string; since: number }>()

/**
 * Whether the lease of a key has had the same state for `milliseconds`, as far as this process has seen. The first
 * observation of a state starts the time. Setting the system's clock has no effect on it.
 */
export function isUnchangedFor(milliseconds: number, key: string, state: string, now = performance.now()): boolean {
  const last = observed.get(key)
  if (last?.state === state) return now - last.since >= milliseconds
  observed.set(key, { state, since: now })
  return false
}
