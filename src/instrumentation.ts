/**
 * Next runs this once when it starts. One dynamic import loads all of it: Turbopack gives each dynamic import its own copies of the
 * modules that it shares with others (docs/benchmarks.md).
 */
export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { startInstance } = await import('./instrumentation-node')
  await startInstance()
}
