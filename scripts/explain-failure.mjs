import { existsSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const diskFull = 'The disk is full: free some space and run this command again.'

/** Causes of a failed step that the operator can mend, by what programs print about them. */
const causes = [
  [/\bENOSPC\b|no space left on device|SQLITE_FULL|database or disk is full|os error 28\b/i, diskFull],
  [
    /\b(?:ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT)\b/,
    'The package registry cannot be reached: check the network or the proxy and run this command again.',
    'install',
  ],
  [
    /\bE(?:ACCES|PERM|ROFS)\b|SQLITE_READONLY/,
    'A file of the project cannot be written: check who owns the folder and run this command again.',
  ],
  [
    /heap out of memory|Cannot allocate memory|\bENOMEM\b/,
    'The memory is full: end other programs and run this command again.',
  ],
]

/** One sentence on why a step failed, from what it printed; null if the output itself has to tell. */
export function explainFailure(output, kind = '') {
  return causes.find(([pattern, , only]) => (!only || only === kind) && pattern.test(output))?.[1] ?? null
}

const leastBytes = 1_000_000

/** The same sentence when a folder that steps write to has no space left, whatever they printed. */
export function explainFullDisk(root) {
  const folders = ['', 'data', 'media', '.next', 'node_modules'].map((name) => path.join(root, name))
  const isFull = (folder) => {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize < leastBytes
  }
  return [...folders, tmpdir()].some((folder) => existsSync(folder) && isFull(folder)) ? diskFull : null
}
