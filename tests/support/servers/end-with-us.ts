import type { ChildProcess } from 'node:child_process'

const running = new Set<ChildProcess>()

function endAll(): void {
  for (const child of running) child.kill('SIGKILL')
}

/**
 * Kills a child process when this one exits before it. A signal that ends this process at once does not count as an exit:
 * programs call `exitOnSignals` for that.
 */
export function endWithUs(child: ChildProcess): void {
  if (running.size === 0) process.on('exit', endAll)
  running.add(child)
  child.once('exit', () => {
    running.delete(child)
    if (running.size === 0) process.off('exit', endAll)
  })
}

/** Makes SIGINT and SIGTERM exit this process with the code that a shell reports, so that its children end with it. */
export function exitOnSignals(): void {
  process.once('SIGINT', () => process.exit(130))
  process.once('SIGTERM', () => process.exit(143))
}
