/**
 * Checks that the lock file installs on every supported platform: `node scripts/checks/check-lock.mjs`.
 *
 * npm writes a platform binary into the lock only if the registry had it when the lock was created, and never adds it later.
 * On that platform `npm ci` then fails, or the program fails when it starts.
 */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { exitWithError, root } from '../steps.mjs'

const linuxPlatforms = ['x64', 'arm64'].flatMap((cpu) => ['glibc', 'musl'].map((libc) => ({ os: 'linux', cpu, libc })))
const otherPlatforms = ['darwin', 'win32'].flatMap((os) => ['x64', 'arm64'].map((cpu) => ({ os, cpu })))
const platforms = [...linuxPlatforms, ...otherPlatforms]
const formatPlatform = ({ os, cpu, libc }) => [os, cpu, libc].filter(Boolean).join('-')

/**
 * Platforms for which a package publishes no binary. The check fails when such a binary appears, so the list stays current.
 * @type {Record<string, string[]>}
 */
const unpublished = {
  libsql: ['win32-arm64'], // use Node for x64 there
}

/**
 * Returns the problems of a lock file, one sentence each.
 * @param {{ packages: Record<string, object> }} lock the content of `package-lock.json`
 */
export function findLockProblems({ packages }, exceptions = unpublished) {
  return Object.entries(packages).flatMap(([location, entry]) => [
    ...findHostProblems(location, entry),
    ...findBinaryProblems(packages, location, entry, exceptions),
  ])
}

/** A lock without hosts works with every registry. */
function findHostProblems(location, { resolved = '' }) {
  const host = /^[\w+]+:\/\/([^/]+)/.exec(resolved)?.[1]
  return host && host !== 'registry.npmjs.org' ? [`${location} can be installed from ${host} only.`] : []
}

function findBinaryProblems(packages, location, { optionalDependencies = {} }, exceptions) {
  const found = Object.keys(optionalDependencies).map((name) => ({ name, entry: findEntry(packages, location, name) }))
  const missing = found.flatMap(({ name, entry }) => (entry ? [] : [`${location} has no entry for ${name}.`]))
  const binaries = found.flatMap(({ entry }) => (entry?.os && entry.cpu ? [entry] : []))
  if (new Set(binaries.flatMap(({ os }) => os)).size < 2) return missing // no binaries, or a package for one system only

  const known = exceptions[location.split('node_modules/').at(-1)] ?? []
  const uncovered = platforms
    .filter((platform) => !binaries.some((entry) => supportsPlatform(entry, platform)))
    .map(formatPlatform)
  return [
    ...missing,
    ...uncovered.filter((name) => !known.includes(name)).map((name) => `${location} has no binary for ${name}.`),
    ...known
      .filter((name) => !uncovered.includes(name))
      .map((name) => `${location} has a binary for ${name}. Remove it from the list of exceptions.`),
  ]
}

/** Finds the entry of a dependency as Node resolves it: in the nearest `node_modules` upwards. */
function findEntry(packages, location, name) {
  for (let at = location; ; at = at.slice(0, Math.max(0, at.lastIndexOf('node_modules/') - 1))) {
    const entry = packages[at ? `${at}/node_modules/${name}` : `node_modules/${name}`]
    if (entry || !at) return entry
  }
}

/** Compares `os`, `cpu` and `libc` as npm does: an absent list allows any value, `!x` any value except x. */
const supportsPlatform = (entry, platform) =>
  Object.entries(platform).every(([key, value]) => {
    const list = [entry[key] ?? []].flat()
    if (list.includes(`!${value}`)) return false
    return list.includes(value) || list.every((item) => item.startsWith('!'))
  })

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const problems = findLockProblems(JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')))
  if (problems.length > 0)
    exitWithError(`package-lock.json does not install on every platform:\n${problems.join('\n')}`)
}
