/**
 * Lets the process go on without a log when the reader of its output has ended. By default each failed write is an uncaught
 * error; logging that error fails again, without end.
 */
export function ignoreClosedOutput(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)
}
