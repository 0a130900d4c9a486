import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

// Each failed write was an uncaught error, which was logged, and failed again: the server kept a whole core busy.
test('a server whose output nobody reads any more goes on without a fault', async () => {
  const result = path.join(mkdtempSync(path.join(tmpdir(), 'refectory-')), 'faults')
  const program = ['scripts/program.mjs', 'tests/fixtures/log-to-nobody.ts', result]
  const child = spawn(process.execPath, program, { stdio: ['ignore', 'pipe', 'pipe'] })
  await Promise.all([once(child.stdout, 'data'), once(child.stderr, 'data')])
  child.stdout.destroy()
  child.stderr.destroy()
  const [code] = (await once(child, 'exit')) as [number]
  expect([code, readFileSync(result, 'utf8')]).toEqual([0, '0'])
})
