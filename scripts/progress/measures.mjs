import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { readRequiredPackages } from '../installed.mjs'

/*
 * How far a step is. A measure has `readState`, and `readLine` for the lines that the step prints; `readLine` returns whether the
 * line says nothing else.
 */

/** Counts the packages in `node_modules`, once a second. */
export function measureInstall(root) {
  const packages = readRequiredPackages(root)
  let left = packages
  let countedAt = 0
  return {
    kind: 'install',
    readState() {
      if (Date.now() - countedAt > 1000) {
        countedAt = Date.now()
        left = left.filter((location) => !existsSync(path.join(root, location, 'package.json')))
      }
      const done = packages.length - left.length
      // npm first reads from the registry where each package is, which takes up to half of the time.
      if (done === 0) return { phase: 'reading package data' }
      return { done, total: packages.length, unit: 'packages' }
    },
  }
}

/** The step that `next build` prints when it begins one, such as "Collecting page data"; null for its other lines. */
const readBuildPhase = (line) =>
  /^\s{2}([A-Z][\w ]+?)(?: using \d+ workers?)?(?: \(\d+\/\d+\))? \.\.\.\s*$/.exec(line)?.[1] ?? null

/** Next says which step it is at, but not how far: the rest is the duration of the last build on this machine. */
export function measureBuild(root) {
  const file = path.join(root, 'node_modules', '.cache', 'refectory', 'build-seconds')
  const last = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0
  const expected = last ? { seconds: last, text: `last time ${last} s` } : { seconds: 120, text: 'usually 60 to 120 s' }
  let phase = ''
  return {
    readLine(line) {
      phase = readBuildPhase(line) ?? phase
      return false
    },
    readState: () => ({ expected, phase }),
    remember(seconds) {
      mkdirSync(path.dirname(file), { recursive: true })
      writeFileSync(file, String(Math.round(seconds)))
    },
  }
}

/** Reads a line `progress DONE TOTAL UNIT` of `scripts/seed.ts`; null for other lines. */
function readLoadProgress(line) {
  const [, done, total, unit] = /^progress (\d+) (\d+) (.+)$/.exec(line) ?? []
  return unit ? { done: Number(done), total: Number(total), unit } : null
}

export function measureLoad() {
  let state = {}
  return {
    readLine(line) {
      const progress = readLoadProgress(line)
      state = progress ?? state
      return progress !== null
    },
    readState: () => state,
  }
}
