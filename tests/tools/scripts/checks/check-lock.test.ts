import { readFileSync } from 'node:fs'
import { findLockProblems } from '../../../../scripts/checks/check-lock.mjs'

type Entry = { os?: string[]; cpu?: string[]; libc?: string[]; resolved?: string; optionalDependencies?: object }
type Lock = { packages: Record<string, Entry> }

const systems = ['darwin-x64', 'darwin-arm64', 'win32-x64', 'win32-arm64', 'linux-x64', 'linux-arm64']
/** A lock with a package `fast` that has a binary for each of the systems. */
const makeLock = (names = systems, more: Lock['packages'] = {}): Lock => {
  const binaries = names.map((name): [string, Entry] => {
    const [os = '', cpu = '', libc] = name.split('-')
    return [`node_modules/@fast/${name}`, { os: [os], cpu: [cpu], ...(libc ? { libc: [libc] } : {}) }]
  })
  const optionalDependencies = Object.fromEntries(names.map((name) => [`@fast/${name}`, '1.0.0']))
  return {
    packages: { '': {}, 'node_modules/fast': { optionalDependencies }, ...Object.fromEntries(binaries), ...more },
  }
}
const without = (lock: Lock, location: string): Lock => ({
  packages: Object.fromEntries(Object.entries(lock.packages).filter(([name]) => name !== location)),
})

test('the lock of this project has no problems', () =>
  expect(findLockProblems(JSON.parse(readFileSync('package-lock.json', 'utf8')))).toEqual([]))

test('reports an optional package without an entry, even for a platform that is not supported', () => {
  const lock = without(makeLock([...systems, 'sunos-x64']), 'node_modules/@fast/sunos-x64')
  expect(findLockProblems(lock)).toEqual(['node_modules/fast has no entry for @fast/sunos-x64.'])
})

test('reports a platform without a binary', () =>
  expect(findLockProblems(makeLock(systems.slice(1)))).toEqual(['node_modules/fast has no binary for darwin-x64.']))

test('requires a Linux binary for each C library', () =>
  expect(findLockProblems(makeLock([...systems.slice(0, 5), 'linux-arm64-glibc']))).toEqual([
    'node_modules/fast has no binary for linux-arm64-musl.',
  ]))

test('allows an unpublished binary until it is published', () => {
  const exceptions = { fast: ['win32-arm64'] }
  expect(findLockProblems(makeLock(systems.filter((name) => name !== 'win32-arm64')), exceptions)).toEqual([])
  expect(findLockProblems(makeLock(), exceptions)).toEqual([
    'node_modules/fast has a binary for win32-arm64. Remove it from the list of exceptions.',
  ])
})
