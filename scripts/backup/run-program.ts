import { messageOf, redactSecrets } from './backup-error'

type Program = {
  usage: string
  run: (args: string[], cleanups: (() => void)[]) => Promise<void>
  /** A sentence for when the program ends early; null if nothing is left behind. */
  aftermath: () => string | null
}

/** Runs a program until its end, its first error or Ctrl-C, and ends the process. Errors are printed as one sentence. */
export async function runProgram({ usage, run, aftermath }: Program): Promise<never> {
  const cleanups: (() => void)[] = []
  const fail = (message: string, code: number): never => {
    for (const cleanUp of cleanups) cleanUp()
    console.error(message)
    const rest = aftermath()
    if (rest) console.error(rest)
    process.exit(code)
  }
  // Not `once`: npm passes on the signal that a terminal also sends directly, and the second would end the process at once.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => fail('Stopped.', 130))
  if (process.argv.includes('--help')) {
    console.log(usage)
    process.exit(0)
  }
  try {
    await run(process.argv.slice(2), cleanups)
  } catch (error) {
    fail(redactSecrets(messageOf(error)), 1)
  }
  process.exit(0)
}
