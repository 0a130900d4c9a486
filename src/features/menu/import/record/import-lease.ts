import { setTimeout as pause } from 'node:timers/promises'
import type { Payload } from 'payload'
import { holdLease, type HeldLease } from '@/server/database/locks/held-lease'
import { acquireLease, releaseLease } from '@/server/database/locks/leases'

/** In milliseconds of real time. The lease of a holder that has died is free within two seconds of the first attempt. */
const longestWait = 3_000
/** The time after which a look at an import takes its server for dead: longer than a busy server is ever silent. */
const longestSilence = 15_000

/** Sites do not share these leases, which are held for minutes. */
const keyOf = (siteId: string) => `menu import ${siteId}`

/** The lease under which one import of a site at a time is written or undone. Null while another one goes on. */
export async function holdImportLease(payload: Payload, siteId: string): Promise<HeldLease | null> {
  const deadline = performance.now() + longestWait
  let lease = await holdLease(payload, keyOf(siteId))
  while (!lease && performance.now() < deadline) {
    await pause(50)
    lease = await holdLease(payload, keyOf(siteId))
  }
  return lease
}

/** Runs a task if no server works on an import of the site. */
export async function ifNobodyImports(payload: Payload, siteId: string, task: () => Promise<void>): Promise<void> {
  const lease = await acquireLease(payload, keyOf(siteId), longestSilence)
  if (!lease) return
  try {
    await task()
  } finally {
    await releaseLease(payload, lease)
  }
}
