import { fork } from 'node:child_process'
import { once } from 'node:events'
import type { JobMessage } from './job-process'

/** Starts another process that runs jobs on this test's database. `run` resolves when the job has ended, or with the process. */
export async function startJobProcess(environment: Record<string, string>) {
  const child = fork('scripts/program.mjs', ['tests/support/servers/job-process.ts'], {
    execArgv: ['--conditions=production'],
    env: { ...process.env, NODE_OPTIONS: '', RUN_JOBS: 'off', ...environment },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const ended = once(child, 'exit')
  await once(child, 'message')
  const run = async (message: JobMessage) => {
    const answered = once(child, 'message')
    child.send(message)
    await Promise.race([answered, ended])
  }
  const kill = async () => {
    child.kill('SIGKILL')
    await ended
  }
  return { run, kill }
}
