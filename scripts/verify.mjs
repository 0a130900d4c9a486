import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { environment } from './environment.mjs'
import { build, checkNode, exitWithError, mustRun, programs, root } from './steps.mjs'
import { seedTestSite } from './tests/test-site.mjs'

/** Fails if a generated file differs from what its sources generate now. The file stays as it was. */
async function checkGenerated(file, name, args, env) {
  const before = readFileSync(path.join(root, file), 'utf8')
  await mustRun(name, [...programs.payload, ...args], {
    env: { ...env, NODE_OPTIONS: '--conditions=production' },
    quiet: true,
  })
  if (readFileSync(path.join(root, file), 'utf8') === before) return
  writeFileSync(path.join(root, file), before)
  exitWithError(`${file} is out of date: run \`npm run generate\` and commit it.`)
}

/**
 * Runs all checks that need no browser: generated files, types, format, lint, Jest and the build. It also seeds the demo site
 * that the browser tests visit.
 *
 * Steps that use one core run in two parallel rows. The build comes after the type check because it writes types of its own.
 */
export async function verify() {
  const env = environment()
  const quiet = true
  await Promise.all([
    checkGenerated('src/payload-types.ts', 'Generated types', ['generate:types'], env),
    checkGenerated('src/app/(payload)/admin/importMap.js', 'Import map', ['generate:importmap'], env),
  ])
  await Promise.all([
    (async () => {
      await mustRun('Type check', [...programs.tsc, '--noEmit', '-p', '.'], { quiet })
      await mustRun('Format', [...programs.prettier, '--check', '.', '--log-level=warn'], { quiet })
      await mustRun('Dead code', [...programs.knip, '--no-progress', '--no-config-hints'], { quiet })
      await mustRun('Requirements', ['scripts/checks/requirements.mjs', '--check'], { quiet })
      await mustRun('Documentation links', ['scripts/checks/check-docs.mjs'], { quiet })
      await mustRun('Lock file', ['scripts/checks/check-lock.mjs'], { quiet })
      await mustRun('Settings', ['scripts/checks/check-settings.mjs'], { quiet })
      await mustRun('Licences', ['scripts/checks/licences.mjs', '--check'], { quiet })
      await build(env)
    })(),
    (async () => {
      await mustRun('Lint', [...programs.eslint, '.', '--max-warnings=0'], { quiet })
      await mustRun('Unit tests', ['scripts/tests/jest.mjs', 'unit'], { quiet })
      await seedTestSite()
    })(),
  ])
  await mustRun('Integration tests', ['scripts/tests/jest.mjs', 'integration'])
}

if (process.argv[1] === path.join(root, 'scripts', 'verify.mjs')) {
  checkNode()
  await verify()
  console.log('\nAll checks without a browser pass.')
}
