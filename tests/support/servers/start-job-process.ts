import { startAskedProcess } from './asked-process'
import type { JobMessage } from './job-process'

/** Starts `job-process.ts` and waits until its database is open. */
export const startJobProcess = (env: Record<string, string>) =>
  startAskedProcess<JobMessage>('tests/support/servers/job-process.ts', { RUN_JOBS: 'off', ...env })
