import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { environment } from './environment.mjs'
import { build, checkNode, giveUp, mustRun, programs, root } from './steps.mjs'

/** Is the generated file as the sources make it? It is made anew, compared, and put back if it was not. */
async function isFresh(file, name, args, env) {
  const before = readFileSync(path.join(root, file), 'utf8')
  await mustRun(name, [...programs.payload, ...args], {
    env: { ...env, NODE_OPTIONS: '--conditions=production' },
    quiet: true,
  })
  if (readFileSync(path.join(root, file), 'utf8') === before) return
  writeFileSync(path.join(root, file), before)
  giveUp(`${file} is not what the collections make: run \`npm run generate\` and commit it.`)
}

/** Everything but the browser: generated files, types, lint, Jest, build. */
export async function verify() {
  const env = environment()
  await isFresh('src/payload-types.ts', 'Generated types are fresh', ['generate:types'], env)
  await isFresh('src/app/(payload)/admin/importMap.js', 'The import map is fresh', ['generate:importmap'], env)
  await mustRun('Type check', [...programs.tsc, '--noEmit', '-p', '.'])
  await mustRun('Lint', [...programs.eslint, '.', '--max-warnings=0'])
  await mustRun('Format', [...programs.prettier, '--check', '.', '--log-level=warn'])
  await mustRun('Dead code', [...programs.knip, '--no-progress', '--no-config-hints'])
  await mustRun('Unit tests', ['scripts/jest.mjs', 'unit'])
  await mustRun('Integration tests', ['scripts/jest.mjs', 'integration'])
  await build(env)
}

if (process.argv[1] === path.join(root, 'scripts', 'verify.mjs')) {
  checkNode()
  await verify()
  console.log('\nDone: everything that can be checked without a browser holds.')
}
