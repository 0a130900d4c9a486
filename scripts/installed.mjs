import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Whether `node_modules` in `root` matches the lock file. */
export function isInstalled(root) {
  const installed = path.join(root, 'node_modules', '.package-lock.json') // npm writes this file last
  if (!existsSync(installed)) return false
  const readPackages = (file) => JSON.parse(readFileSync(file, 'utf8')).packages
  return matchesLock(readPackages(path.join(root, 'package-lock.json')), readPackages(installed))
}

/** Optional packages may be missing, because some are for other systems. Any other difference is a mismatch. */
export function matchesLock({ '': _project, ...locked }, installed) {
  const hasLockedVersion = (location) => locked[location]?.version === installed[location]?.version
  const missing = Object.keys(locked).filter((location) => !installed[location])
  return Object.keys(installed).every(hasLockedVersion) && missing.every((location) => locked[location].optional)
}
