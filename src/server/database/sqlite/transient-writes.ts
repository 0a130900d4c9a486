import { AsyncLocalStorage } from 'node:async_hooks'

const transient = new AsyncLocalStorage<true>()

/**
 * Runs writes whose loss in a power cut does no harm, such as those of leases, which end with their process. On SQLite their
 * commit does not wait for the disk: that wait stops the event loop. They survive the end of the process like all others. No effect on
 * MongoDB, or within a transaction that has begun.
 */
export const writeTransient = <Value>(write: () => Promise<Value>): Promise<Value> => transient.run(true, write)

/** Whether the current task was started by `writeTransient`. */
export const isTransientWrite = (): boolean => transient.getStore() === true
