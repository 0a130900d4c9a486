import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

const readPackages = (file) => JSON.parse(readFileSync(file, 'utf8')).packages

/** Whether `node_modules` in `root` matches the lock file. */
export function isInstalled(root) {
  const file = path.join(root, 'node_modules', '.package-lock.json') // npm writes this file last
  if (!existsSync(file)) return false
  const installed = readPackages(file)
  const isPresent = (location) => existsSync(path.join(root, location, 'package.json'))
  return (
    matchesLock(readPackages(path.join(root, 'package-lock.json')), installed) &&
    Object.keys(installed).every(isPresent)
  )
}

/** Optional packages may be missing, because some are for other systems. Any other difference is a mismatch. */
export function matchesLock({ '': _project, ...locked }, installed) {
  const hasLockedVersion = (location) => locked[location]?.version === installed[location]?.version
  const missing = Object.keys(locked).filter((location) => !installed[location])
  return Object.keys(installed).every(hasLockedVersion) && missing.every((location) => locked[location].optional)
}

/** The locations of the packages that npm installs on every system. */
export function readRequiredPackages(root) {
  const { '': _project, ...locked } = readPackages(path.join(root, 'package-lock.json'))
  return Object.keys(locked).filter((location) => !locked[location].optional)
}
