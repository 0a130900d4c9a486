import { mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { runProgram } from '../servers/run-program'
import type { Row } from '../table'

/** Measures "What can I eat?" over 12 locations and 600 dishes, in a process of its own. */
export async function measureSafeDishes(env: Record<string, string>, home: string): Promise<Row[]> {
  const folder = path.join(home, 'safe-dishes')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const own = {
    ...env,
    DATABASE_URL: `file:${path.join(folder, 'refectory.db')}`,
    MEDIA_DIR: path.join(folder, 'media'),
  }
  const printed = await runProgram('tests/bench/safe-dishes/safe-dish-costs.ts', [], own)
  const { cold, menus, another, warm, listed } = JSON.parse(printed) as Record<
    'cold' | 'menus' | 'another' | 'warm' | 'listed',
    number
  >
  return [
    [
      `"What can I eat?" with empty caches, ${listed} of 600 dishes listed`,
      `${cold.toFixed(1)} ms of CPU`,
      'under 25 ms',
    ],
    ['The same, with the site and its locations in the cache', `${menus.toFixed(1)} ms of CPU`, 'under 25 ms'],
    ['The first answer to another choice, menus in the cache', `${another.toFixed(1)} ms of CPU`, 'under 25 ms'],
    ['Any later answer to the same choice', `${warm.toFixed(1)} ms of CPU`, 'under 5 ms'],
  ]
}
