import { mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { runAlone } from './run-alone'

/** What one process spends on a campus as the number of campuses grows: milliseconds and microseconds of CPU, megabytes. */
export async function measureManySites(env: Record<string, string>, home: string): Promise<string[][]> {
  const rows: string[][] = []
  for (const count of [10, 100, 1_000]) {
    const folder = path.join(home, `sites-${count}`)
    rmSync(folder, { recursive: true, force: true })
    mkdirSync(folder, { recursive: true })
    const own = {
      ...env,
      DATABASE_URL: `file:${path.join(folder, 'refectory.db')}`,
      MEDIA_DIR: path.join(folder, 'media'),
    }
    const figures = JSON.parse(await runAlone('tests/bench/sites-of.ts', [String(count)], own)) as string[]
    rows.push([count.toLocaleString('en-CA'), ...figures])
    console.log(rows.at(-1)?.join(' '))
  }
  return rows
}
