import { within, type Row } from '../figures'

/**
 * Runs tasks at fixed moments, whether or not the earlier ones have ended, and waits for all. The rows have the rate, the errors
 * and the time until the answer. `start` begins the task with this number.
 */
export async function sendAtRate(
  what: string,
  { perSecond, seconds }: { perSecond: number; seconds: number },
  start: (number: number) => Promise<unknown>,
): Promise<Row[]> {
  const times: number[] = []
  const errors: unknown[] = []
  const running: Promise<void>[] = []
  const total = perSecond * seconds
  const began = performance.now()
  for (let number = 0; number < total; number += 1) {
    const wait = began + (number / perSecond) * 1_000 - performance.now()
    if (wait > 1) await new Promise((resolve) => setTimeout(resolve, wait))
    const sent = performance.now()
    running.push(
      start(number).then(
        () => void times.push(performance.now() - sent),
        (error: unknown) => void errors.push(error),
      ),
    )
  }
  await Promise.all(running)
  const rate = Math.round((total / (performance.now() - began)) * 1_000)
  const first = errors.length > 0 ? ` (${String(errors[0])})` : ''
  return [
    [`${perSecond} ${what} a second for ${seconds} s`, `${rate} a second, ${errors.length} errors${first}`, 'no error'],
    ['The same, time until the answer: 95 and 99 of 100 within', within(times, 0.95, 0.99), '—'],
  ]
}
