const waiting: (() => void)[] = []

function resumeNext() {
  waiting.shift()?.()
  if (waiting.length > 0) setImmediate(resumeNext)
}

/**
 * Waits for the next turn of the event loop that no other caller of this function uses. A long task that calls it between
 * its steps lets the server answer other requests, also while many such tasks run. SQLite needs this: its calls return
 * without a turn of the event loop, so that a request otherwise runs from its first to its last statement at once.
 */
export const fairTurn = (): Promise<void> =>
  new Promise((resume) => {
    if (waiting.push(resume) === 1) setImmediate(resumeNext)
  })
