import type { AsyncLocalStorage } from 'node:async_hooks'
import type { Configuration } from 'openid-client'
import type { ReadinessFault } from '@/server/database/availability/readiness'
import type { SiteLanguages } from '@/domain/site/site-languages'
import type { WorkQueue } from '@/domain/http/work-queue'

/** A module whose value has a type of its own adds it with `declare module`, because this file may not import what imports it. */
export interface ProcessSingletons {
  /** Set by `instrumentation.ts`, called by `proxy.ts` (two of Next's bundles): the languages of the published site with a slug. */
  findSiteLanguages: (slug: string) => Promise<SiteLanguages | null>
  /** Entered by v1 and feeds, read by the reads of all bundles; see `database/partial-reads.ts`. */
  readKinds: AsyncLocalStorage<'whole' | 'partial'>
  /** Set by `server.ts` when the process was told to end; see `shutdown.ts`. */
  isStopping: boolean
  /** Set by `instrumentation.ts`, called by `server.ts` after the last request; see `shutdown.ts`. */
  cleanUp: () => Promise<void>
  /** Set by `instrumentation.ts`, called by `server.ts`; see `http/lifecycle/health.ts`. */
  checkReadiness: () => Promise<ReadinessFault | null>
  /** Written by the watch of `instrumentation.ts`, read by pages and routes; see `database/availability/database-state.ts`. */
  isDatabaseAway: boolean
  /** Added to by all of Next's bundles, awaited before the process ends; see `background-work.ts`. */
  backgroundWork: Set<Promise<unknown>>
  /** Used by Next's bundles, which may each have a copy of the module; see `auth/password-queue.ts`. */
  passwordQueue: WorkQueue
  /** Used by Next's bundles, whose caches are shared; see `cache/object-versions.ts`. */
  objectVersions: { known: WeakMap<object, number>; last: number }
  /** Read by the routes of sign-on; see `sign-on/identity-provider.ts`. */
  signOnProviders: Map<string, { configuration: Promise<Configuration>; readAt: number }>
  /** Payload's secret, which signs sessions; set when Payload is opened, read to count requests by session. */
  sessionSecret: string
}

const holder = globalThis as typeof globalThis & { refectory?: Partial<ProcessSingletons> }

/**
 * The values of which the process has exactly one.
 *
 * `server.ts` runs from source, and Next runs its bundles: two module graphs in one process, so that a variable of a module
 * exists twice. What both must share is a property of this object, which hangs on `globalThis`. Use it for nothing else.
 */
export const singletons: Partial<ProcessSingletons> = (holder.refectory ??= {})
