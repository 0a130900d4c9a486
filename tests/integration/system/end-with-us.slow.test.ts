/** @runs-once: no test here uses a database. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'

const program = path.resolve('scripts/program.mjs')
const parent = path.resolve('tests/fixtures/parent-of-endless-child.ts')

// The child holds the output of its parent open, so that the parent counts as closed when both have ended.
test.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const)(
  '%s of a program ends its children',
  async (signal, code) => {
    const child = spawn(process.execPath, [program, parent], { stdio: ['ignore', 'pipe', 'inherit'] })
    const [line] = (await once(child.stdout, 'data')) as [Buffer]
    expect(String(line)).toContain('Started')
    const closed = once(child, 'close')
    child.kill(signal)
    expect(await closed).toEqual([code, null])
  },
  10_000,
)
