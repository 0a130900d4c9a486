import { rmSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, stop } from 'esbuild'
import { sourceAddresses } from './source-addresses.mjs'
import { filesBelow, root } from './steps.mjs'

const sources = path.join(root, 'tests', 'integration')
const joined = path.join(root, '.test', 'integration')

/** Packages that load files of their own. */
const external = ['sharp', 'libsql', 'next/og.js', 'esbuild', 'xmllint-wasm', '@jest/globals']
/** Packages that MongoDB's driver uses if they are installed. */
const ofMongo = ['mongodb-client-encryption', 'kerberos', '@mongodb-js/zstd', 'snappy', 'aws4', 'gcp-metadata', 'socks']

/** The file that an integration test is joined into. */
export const joinedTest = (file) => path.join(joined, path.relative(sources, file)).replace(/\.ts$/, '.mjs')

/** The source of a joined integration test. Any other file is its own source. */
export const sourceOf = (file) =>
  file.startsWith(joined + path.sep) ? path.join(sources, path.relative(joined, file)).replace(/\.mjs$/, '.ts') : file

/**
 * Joins the integration tests and everything they import into a few files below `.test/integration`. Jest links each module of
 * each package again for every test file (decision 0130).
 */
export async function joinIntegrationTests() {
  rmSync(joined, { recursive: true, force: true })
  const require = `import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(${JSON.stringify(pathToFileURL(path.join(root, 'package.json')).href)});`
  await build({
    entryPoints: filesBelow(sources).filter((file) => file.endsWith('.test.ts')),
    outdir: joined,
    outbase: sources,
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
