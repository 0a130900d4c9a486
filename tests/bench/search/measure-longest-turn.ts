type Measured<Value> = { value: Value; ms: number; longest: number }

/**
 * The CPU time of a task in milliseconds, and its longest turn of the event loop. A turn counts with its CPU time, which
 * includes other threads, or with the time that passed, in which other programs may run: whichever is less.
 */
export async function measureLongestTurn<Value>(task: () => Promise<Value>): Promise<Measured<Value>> {
  const read = () => {
    const { user, system } = process.cpuUsage()
    return { cpu: (user + system) / 1_000, passed: performance.now() }
  }
  const began = read()
  let [turn, longest, isRunning] = [began, 0, true]
  const watch = () => {
    const now = read()
    longest = Math.max(longest, Math.min(now.cpu - turn.cpu, now.passed - turn.passed))
    turn = now
    if (isRunning) setImmediate(watch)
  }
  setImmediate(watch)
  const value = await task()
  isRunning = false
  watch()
  return { value, ms: read().cpu - began.cpu, longest }
}
