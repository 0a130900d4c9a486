import { spawn } from 'node:child_process'
import { environment } from './environment.mjs'
import { followChild } from './follow-child.mjs'
import { build, exitWithError, programs, root, serverDefaults } from './steps.mjs'

/**
 * `node scripts/run.mjs PROGRAM [arguments]` runs one of the project's programs with the project's environment and the Node
 * conditions that Payload needs, in the same way on every system.
 */
const [name = '', ...args] = process.argv.slice(2)
const production = { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' }
const runnable = {
  start: { args: [...programs.typescript, 'server.ts'], env: production, defaults: serverDefaults },
  dev: {
    args: [...programs.typescript, 'server.ts', '--dev'],
    env: { NODE_ENV: 'development', NEXT_TELEMETRY_DISABLED: '1' },
  },
  payload: { args: programs.payload, env: { NODE_OPTIONS: '--conditions=production' } },
  seed: { args: [...programs.typescript, 'scripts/seed.ts'], env: production },
  'import-menus': { args: [...programs.typescript, 'scripts/import-menus.ts'], env: production },
  backup: { args: [...programs.typescript, 'scripts/backup/backup.ts'], env: production },
  restore: { args: [...programs.typescript, 'scripts/backup/restore.ts'], env: production },
  bench: { args: [...programs.typescript, 'tests/bench/bench.ts'], env: production },
  oracle: { args: [...programs.typescript, 'tests/oracle/oracle.ts'], env: production },
  faults: { args: [...programs.typescript, 'tests/faults/faults.ts'], env: production },
}

if (name === 'build') {
  await build(environment())
} else {
  const program =
    runnable[name] ??
    exitWithError(`Unknown program "${name}". Use one of: build, ${Object.keys(runnable).join(', ')}.`)
  const child = spawn(process.execPath, [...program.args, ...args], {
    cwd: root,
    env: { ...program.defaults, ...process.env, ...environment(), ...program.env },
    stdio: 'inherit',
  })
  followChild(child)
}
