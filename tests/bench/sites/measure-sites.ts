import { mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { runProgram } from '../servers/run-program'

/** Measures what one campus costs in a process with 10, 100 and 1,000 campuses. Each row is the number and its figures. */
export async function measureSites(env: Record<string, string>, home: string): Promise<string[][]> {
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
    const figures = JSON.parse(await runProgram('tests/bench/sites/site-costs.ts', [String(count)], own)) as string[]
    rows.push([count.toLocaleString('en-CA'), ...figures])
    console.log(rows.at(-1)?.join(' '))
  }
  return rows
}
