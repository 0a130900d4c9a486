import { rmSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, stop } from 'esbuild'
import { sourceAddresses } from '../source-addresses.mjs'
import { filesBelow, root } from '../steps.mjs'

const sources = path.join(root, 'tests', 'integration')
const joined = path.join(root, '.test', 'integration')

/** Packages that load files of their own. */
const external = ['sharp', 'libsql', 'next/og.js', 'esbuild', 'xmllint-wasm', '@jest/globals']
/** Packages that MongoDB's driver uses if they are installed. */
const ofMongo = ['mongodb-client-encryption', 'kerberos', '@mongodb-js/zstd', 'snappy', 'aws4', 'gcp-metadata', 'socks']

/** Programs that the tests start in processes of their own, dozens of times. */
const programs = [
  'scripts/backup/backup.ts',
  'scripts/backup/restore.ts',
  'scripts/copy/copy-deployment.ts',
  'scripts/copy/side.ts',
  'tests/support/deployments/dump-deployment.ts',
  'tests/support/servers/other-process.ts',
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

/**
 * Joins the integration tests, the programs above and everything they import into a few files below `.test`. Jest links each
 * module of each package again for every test file (decision 0130).
 */
export async function joinIntegrationTests() {
  for (const folder of [joined, joinedPrograms]) rmSync(folder, { recursive: true, force: true })
  const tests = filesBelow(sources).filter((file) => file.endsWith('.test.ts'))
  const require = `import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(${JSON.stringify(pathToFileURL(path.join(root, 'package.json')).href)});`
  await build({
    entryPoints: Object.fromEntries([...tests, ...programs.map((file) => path.join(root, file))].map(entryOf)),
    outdir: path.join(root, '.test'),
    chunkNames: 'integration/[name]-[hash]',
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    external: [...external, ...ofMongo, '@aws-sdk/credential-providers'],
    platform: 'node',
    format: 'esm',
    target: 'node20.9',
    jsx: 'automatic',
    conditions: ['production'],
    sourcemap: true,
    tsconfig: path.join(root, 'tsconfig.json'),
    loader: { '.css': 'empty', '.scss': 'empty' },
    banner: { js: require },
    plugins: [sourceAddresses],
    logLevel: 'error',
  })
  await stop()
}
