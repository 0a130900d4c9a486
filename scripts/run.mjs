import { spawn } from 'node:child_process'
import { environment } from './environment.mjs'
import { build, giveUp, programs, root } from './steps.mjs'

/**
 * `node scripts/run.mjs PROGRAM [arguments]`: runs one of the project's programs with the project's environment and the
 * Node conditions that Payload needs, the same on every system.
 */
const [name = '', ...args] = process.argv.slice(2)
const production = { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' }
const known = {
  start: { args: [...programs.tsx, 'server.ts'], env: production },
  dev: {
    args: [...programs.tsx, 'server.ts', '--dev'],
    env: { NODE_ENV: 'development', NEXT_TELEMETRY_DISABLED: '1' },
  },
  payload: { args: programs.payload, env: { NODE_OPTIONS: '--conditions=production' } },
  seed: { args: [...programs.tsx, 'scripts/seed.ts'], env: production },
  'import-menus': { args: [...programs.tsx, 'scripts/import-menus.ts'], env: production },
  'copy-deployment': { args: [...programs.tsx, 'scripts/copy-deployment.ts'], env: production },
  bench: { args: [...programs.tsx, 'tests/bench/bench.ts'], env: production },
  'bench-pages': { args: [...programs.tsx, 'tests/bench/pages.ts'], env: production },
}

if (name === 'build') {
  await build(environment())
} else {
  const program = known[name] ?? giveUp(`There is no program "${name}": ${Object.keys(known).join(', ')}, build.`)
  const child = spawn(process.execPath, [...program.args, ...args], {
    cwd: root,
    env: { ...process.env, ...environment(), ...program.env },
    stdio: 'inherit',
  })
  child.on('exit', (code) => process.exit(code ?? 1))
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
}
