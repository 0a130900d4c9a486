import { singletons } from '@/server/process-singletons'

/**
 * A number that identifies an object in this process. The key of a cached value that is built from data read earlier contains the
 * versions of that data. Data that is read again after a change has other versions, so later readers never get a value that was
 * built from the old data (decision 0008).
 */
export function versionOf(value: object): number {
  const versions = (singletons.objectVersions ??= { known: new WeakMap(), last: 0 })
  const known = versions.known.get(value)
  if (known !== undefined) return known
  versions.last += 1
  versions.known.set(value, versions.last)
  return versions.last
}
