import type { AsyncLocalStorage } from 'node:async_hooks'
import type { Configuration } from 'openid-client'
import type { Caches } from './cache/caches'
import type { Recording } from './cache/recording'
import type { ApiHandler } from './http/http-entry'
import type { CurrentRequest } from './http/current-request'
import type { RateLimits } from './http/rate-limits'
import type { ReadinessFault } from '@/server/database/availability/readiness'
import type { AttemptLimits } from './auth/attempt-limits'
import type { CardLimits, PayerCodeLimits } from './auth/checkout-limits'
import type { SiteLanguages } from '@/domain/site/site-languages'
import type { WorkQueue } from '@/domain/http/work-queue'

type ProcessSingletons = {
  /** Written and read by both; see `cache/caches.ts`. */
  caches: Caches
  /** Entered by `server.ts`, written by the reads of pages (Next); see `cache/recording.ts`. */
  recordings: AsyncLocalStorage<Recording | null>
  /** Set by `instrumentation.ts` (Next), called by `server.ts` through `http/http-entry.ts`. */
  apiHandler: ApiHandler
  /** Set by `instrumentation.ts`, called by `proxy.ts` (two of Next's bundles): the languages of the published site with a slug. */
  findSiteLanguages: (slug: string) => Promise<SiteLanguages | null>
  /** Entered by `server.ts`, read by pages and routes (Next); see `http/current-request.ts`. */
  requests: AsyncLocalStorage<CurrentRequest>
  /** Entered by v1 and feeds, read by the reads of all bundles; see `database/partial-reads.ts`. */
  readKinds: AsyncLocalStorage<'whole' | 'partial'>
  /** Set by `server.ts`, used by both; see `http/rate-limits.ts`. */
  rateLimits: RateLimits
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
  /** Used by Next's bundles, which may each have a copy of the module; see `auth/attempt-limits.ts`. */
  attemptLimits: AttemptLimits
  /** Likewise; see `auth/checkout-limits.ts`. */
  cardLimits: CardLimits
  /** Likewise; see `auth/checkout-limits.ts`. */
  payerCodeLimits: PayerCodeLimits
  /** Likewise; see `auth/password-queue.ts`. */
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
