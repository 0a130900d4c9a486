import { formatProgress } from './progress-line.mjs'

const redrawMilliseconds = 250
const plainMilliseconds = 20_000

/**
 * Lines about running steps. A terminal shows them below everything that was printed and updates them in place; any other output
 * gets a plain line every 20 seconds.
 */
export function createLiveLines(output = process.stdout) {
  const isTerminal = Boolean(output.isTTY) && process.env.TERM !== 'dumb'
  const steps = new Map()
  let drawn = 0
  let timer = null

  const read = ({ name, began, readState }) => ({ name, seconds: (Date.now() - began) / 1000, ...readState() })
  const erase = () => {
    if (drawn > 0) output.write(`\x1b[${drawn}A\r\x1b[J`)
    drawn = 0
  }
  const draw = () => {
    erase()
    for (const step of steps.values()) output.write(`${formatProgress(read(step), (output.columns ?? 80) - 1)}\n`)
    drawn = steps.size
  }
  const printPlain = () => {
    for (const step of steps.values()) output.write(`${formatProgress(read(step))}\n`)
  }
  const setTimer = () => {
    clearInterval(timer)
    timer =
      steps.size === 0
        ? null
        : setInterval(isTerminal ? draw : printPlain, isTerminal ? redrawMilliseconds : plainMilliseconds)
  }
  return {
    /** Prints lines above those of running steps. */
    print(text) {
      erase()
      output.write(`${text}\n`)
      if (isTerminal) draw()
    },
    add(key, name, readState) {
      steps.set(key, { name, began: Date.now(), readState })
      setTimer()
    },
    remove(key) {
      erase()
      steps.delete(key)
      setTimer()
    },
    clear() {
      erase()
      steps.clear()
      setTimer()
    },
  }
}
