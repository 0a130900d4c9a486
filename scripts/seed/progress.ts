/** A part of the load. `weight` is its approximate share of the time. `act` may report how much of it is done, from 0 to 1. */
export type Step = { what: string; weight: number; act: (report: (share: number) => void) => Promise<unknown> }

/**
 * Runs steps in order and prints how far they are. A program that shows a progress bar sets `PROGRESS=1` and gets lines
 * `progress <done> <total> <what>`.
 */
export async function runSteps(steps: readonly Step[]): Promise<void> {
  const isForProgram = process.env.PROGRESS === '1'
  const total = steps.reduce((sum, { weight }) => sum + weight, 0)
  let [done, last] = [0, '']
  const print = (share: number, { what, weight }: Step) => {
    const reached = done + weight * share
    const line = isForProgram
      ? `progress ${Math.round(reached)} ${total} ${what}`
      : `${String(Math.floor((100 * reached) / total)).padStart(3)}% ${what}`
    const isNew = isForProgram ? line !== last : share === 0
    if (isNew) console.log(line)
    last = line
  }
  for (const step of steps) {
    print(0, step)
    await step.act((share) => print(share, step))
    print(1, step)
    done += step.weight
  }
}
