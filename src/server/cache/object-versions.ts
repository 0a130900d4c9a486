import { singletons } from '@/server/process-singletons'

/**
 * A number that no other object of this process has. A cache whose entry is built from an object that was read before has it in
 * the key: whoever read a menu before a change then never stores it for those who read it afterwards, because a change is read as
 * other objects (decision 0273).
 */
export function versionOf(value: object): number {
  const versions = (singletons.objectVersions ??= { known: new WeakMap(), last: 0 })
  const known = versions.known.get(value)
  if (known !== undefined) return known
  versions.last += 1
  versions.known.set(value, versions.last)
  return versions.last
}
