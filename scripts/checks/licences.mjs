/**
 * Writes docs/licences.md, the licences of all packages that an installation contains: `node scripts/checks/licences.mjs`. With
 * `--check` it fails when the file is out of date. Both fail for a licence that we do not ship.
 *
 * The lock file lists the packages of every platform; those installed here would be those of this machine only.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { exitWithError, root } from '../steps.mjs'
import { findException, findLicenceProblems, findRestrictions } from './licence-rules.mjs'

/** The licence in a package's own description or licence file, for packages that the lock file has no licence of. */
function readOwnLicence(location) {
  const read = (name) => {
    const file = path.join(root, location, name)
    return existsSync(file) ? readFileSync(file, 'utf8') : null
  }
  const { licenses = [] } = JSON.parse(read('package.json') ?? '{}')
  const isMit = /^\s*(?:The )?MIT License\b/.test(read('LICENSE') ?? '')
  return licenses.map(({ type }) => type).join(' OR ') || (isMit ? 'MIT' : undefined)
}

/**
 * The packages of a lock file that an installation without development dependencies contains, by name and version.
 * @param {{ packages: Record<string, { version?: string, license?: string, dev?: boolean, link?: boolean }> }} lock
 * @returns {{ name: string, version: string, licence: string | undefined }[]}
 */
export function listShippedPackages({ packages }, ownLicence = readOwnLicence) {
  const shipped = Object.entries(packages).flatMap(([location, { dev, link, version = '', license }]) =>
    !location || dev || link
      ? []
      : [{ name: location.split('node_modules/').at(-1) ?? '', version, licence: license ?? ownLicence(location) }],
  )
  const unique = new Map(shipped.map((it) => [`${it.name} ${it.version}`, it]))
  return [...unique.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, it]) => it)
}

/** The generated page. */
export function formatLicences(packages) {
  const row = ({ name, version, licence }) => `| ${name} | ${version} | ${licence ?? 'unknown'} |`
  const excepted = packages.flatMap(({ name, licence }) =>
    findRestrictions(licence).map((restriction) => ({ name, restriction, reason: findException(name, restriction) })),
  )
  const counts = new Map()
  for (const { licence } of packages) counts.set(licence, (counts.get(licence) ?? 0) + 1)
  return [
    '# Licences',
    '',
    'Refectory itself has the [MIT licence](../LICENSE). This page lists the packages of an installation without development dependencies, for every platform; an installation contains the binaries of its own platform only. It does not cover Node.js, the database and the operating system of a container. `npm run licences` writes it from the lock file.',
    '',
    '| licence | packages |',
    '| --- | ---: |',
    ...[...counts].sort(([, a], [, b]) => b - a).map(([licence, count]) => `| ${licence} | ${count} |`),
    '',
    '## Not permissive',
    '',
    'Every other package is permissive, or offers a permissive licence to choose.',
    '',
    '| package | licence | why it is shipped |',
    '| --- | --- | --- |',
    ...excepted.map(({ name, restriction, reason }) => `| ${name} | ${restriction} | ${reason} |`),
    '',
    '## All packages',
    '',
    '| package | version | licence |',
    '| --- | --- | --- |',
    ...packages.map(row),
    '',
  ].join('\n')
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const file = path.join(root, 'docs', 'licences.md')
  const packages = listShippedPackages(JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')))
  const problems = findLicenceProblems(packages)
  if (problems.length > 0) exitWithError(problems.join('\n'))
  const page = formatLicences(packages)
  if (!process.argv.includes('--check')) writeFileSync(file, page)
  else if (!existsSync(file) || readFileSync(file, 'utf8') !== page)
    exitWithError('docs/licences.md is out of date: run `npm run licences` and commit it.')
}
