import { mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { programs, serverFlags } from '../../../scripts/steps.mjs'
import { runProgram } from '../servers/run-program'
import type { Row } from '../table'

type Cost = { median: number; p95: number }
const serverProgram = [...serverFlags, ...programs.typescript]

/** Measures saves of an article in the studio on SQLite, in a process of its own. */
export async function measureSaves(env: Record<string, string>, home: string): Promise<Row[]> {
  const folder = path.join(home, 'saves')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const own = {
    ...env,
    DATABASE_URL: `file:${path.join(folder, 'refectory.db')}`,
    MEDIA_DIR: path.join(folder, 'media'),
  }
  const printed = await runProgram('tests/bench/saves/save-costs.ts', [], own, serverProgram)
  const { rich, plain } = JSON.parse(printed) as Record<'rich' | 'plain', Cost>
  const format = (cost: Cost) => `${cost.median.toFixed(1)} ms of CPU, 95 of 100 within ${cost.p95.toFixed(1)} ms`
  return [
    ['Save of an article with a new body of 1,500 words', format(rich), 'under 60 ms'],
    ['Save of its title alone', format(plain), '—'],
  ]
}
