import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, stop } from 'esbuild'
import { sourceAddresses } from '../source-addresses.mjs'
import { filesBelow, root } from '../steps.mjs'

const sources = path.join(root, 'tests', 'integration')
const joined = path.join(root, '.test', 'integration')

/** Packages that load files of their own. */
const external = ['oidc-provider', 'sharp', 'libsql', 'next/og.js', 'esbuild', 'xmllint-wasm', '@jest/globals']
/** Packages that MongoDB's driver uses if they are installed. */
const ofMongo = ['mongodb-client-encryption', 'kerberos', '@mongodb-js/zstd', 'snappy', 'aws4', 'gcp-metadata', 'socks']

/** Programs that the tests start in processes of their own, dozens of times. */
const programs = [
  'scripts/backup/backup.ts',
  'scripts/backup/restore.ts',
  'tests/support/deployments/dump-deployment.ts',
  'tests/support/servers/job-process.ts',
  'tests/support/servers/other-process.ts',
  'tests/support/shop/order-process.ts',
]
/** Where `scripts/program.mjs` finds these programs, joined with all their packages. */
export const joinedPrograms = path.join(root, '.test', 'programs')

/** The file that an integration test is joined into. */
export const joinedTest = (file) => path.join(joined, path.relative(sources, file)).replace(/\.ts$/, '.mjs')

/** The source of a joined integration test. Any other file is its own source. */
export const sourceOf = (file) =>
  file.startsWith(joined + path.sep) ? path.join(sources, path.relative(joined, file)).replace(/\.mjs$/, '.ts') : file

/** The entry of esbuild for a test or program: its output below `.test`, without extension, and its source. */
const entryOf = (file) => {
  const output = file.startsWith(sources) ? joinedTest(file) : path.join(joinedPrograms, path.relative(root, file))
  return [path.relative(path.join(root, '.test'), output).replace(/\.m?[jt]s$/, ''), file]
}

/** Of esbuild. */
const options = {
  outdir: path.join(root, '.test'),
  bundle: true,
  splitting: true,
  platform: 'node',
  format: 'esm',
  target: 'node20.9',
  jsx: 'automatic',
  conditions: ['production'],
  tsconfig: path.join(root, 'tsconfig.json'),
  loader: { '.css': 'empty', '.scss': 'empty' },
  logLevel: 'error',
}

/**
 * The source of a module that exports all that the project and its tests import from packages. With it as an entry, packages
 * and the project never share a file, for esbuild joins only modules that the same entries reach.
 */
async function exportPackages(entryPoints) {
  const { outputFiles } = await build({ ...options, entryPoints, packages: 'external', write: false })
  const exported = new Set()
  for (const { text } of outputFiles)
    for (const [, clause, name] of text.matchAll(/^import ([^'"()]+) from "([^."][^"]*)";$/gm)) {
      if (isBuiltin(name) || external.includes(name)) continue
      const [, initial, named] = /^(\* as \w+|\w+)?,?\s*(?:\{([^}]*)\})?$/.exec(clause) ?? []
      if (initial) exported.add(`${initial.startsWith('*') ? '*' : 'default'} ${name}`)
      for (const each of named?.split(',') ?? []) exported.add(`${each.trim().split(' as ')[0]} ${name}`)
    }
  const lines = [...exported].map((each, at) => {
    const [what, name] = each.split(' ')
    return what === '*' ? `export * as n${at} from '${name}'` : `export { ${what} as n${at} } from '${name}'`
  })
  return lines.join('\n')
}

/** The files that hold modules of packages alone, with all that they import, relative to `.test/integration`. */
function listPackageFiles({ outputs }) {
  const found = new Set(
    Object.keys(outputs).filter((file) =>
      Object.keys(outputs[file].inputs).every((input) => input.startsWith('node_modules/')),
    ),
  )
  const isOther = ({ path: file, external }) => !external && !found.has(file)
  for (let size = -1; size !== found.size;) {
    size = found.size
    for (const file of found) if (outputs[file].imports.some(isOther)) found.delete(file)
  }
  return [...found].map((file) => path.relative(joined, path.join(root, file)))
}

/**
 * Joins the integration tests, the programs above and everything they import into a few files below `.test`. Jest links each
 * module of each package again for every test file (decision 0130). Writes `packages.json` for `shared-packages.cjs`.
 */
export async function joinIntegrationTests() {
  for (const folder of [joined, joinedPrograms]) rmSync(folder, { recursive: true, force: true })
  mkdirSync(joined, { recursive: true })
  const tests = filesBelow(sources).filter((file) => file.endsWith('.test.ts'))
  const entryPoints = Object.fromEntries([...tests, ...programs.map((file) => path.join(root, file))].map(entryOf))
  const packages = path.join(joined, 'packages.ts')
  writeFileSync(packages, await exportPackages(entryPoints))
  const require = `import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(${JSON.stringify(pathToFileURL(path.join(root, 'package.json')).href)});`
  const { metafile } = await build({
    ...options,
    entryPoints: { ...entryPoints, 'integration/packages': packages },
    chunkNames: 'integration/[name]-[hash]',
    outExtension: { '.js': '.mjs' },
    external: [...external, ...ofMongo, '@aws-sdk/credential-providers'],
    sourcemap: true,
    banner: { js: require },
    plugins: [sourceAddresses],
    metafile: true,
  })
  writeFileSync(path.join(joined, 'packages.json'), JSON.stringify(listPackageFiles(metafile)))
  await stop()
}
