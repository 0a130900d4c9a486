import { startAskedProcess } from './asked-process'
import type { CallMessage } from './other-process'

/** Starts `other-process.ts` and waits until its database is open. */
export const startOtherProcess = () =>
  startAskedProcess<CallMessage>('tests/support/servers/other-process.ts', { RUN_JOBS: 'off' })
