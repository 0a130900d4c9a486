import { constants } from 'node:os'

/** The exit code that a shell reports for a process that a signal has ended. */
const exitCodeOf = (code, signal) => code ?? 128 + (constants.signals[signal] ?? 0)

/** Passes SIGINT and SIGTERM on to a child process, and ends with its exit code when it has ended. */
export function followChild(child) {
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => process.exit(exitCodeOf(code, signal)))
}
