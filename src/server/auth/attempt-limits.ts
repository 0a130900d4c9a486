import { NetworkLimit } from '@/server/http/rate-limits'
import { singletons } from '@/server/process-singletons'

/** What is attempted. A sign-in counts until the password is right; the others always count. */
export type AttemptKind = 'staffSignIn' | 'customerSignIn' | 'staffReset' | 'customerReset' | 'signUp'

/** Attempts of one network at one account at the same time; after that, one in ten minutes. */
const attemptsAtOnce: Record<AttemptKind, number> = {
  staffSignIn: 5,
  customerSignIn: 10,
  staffReset: 5,
  customerReset: 5,
  signUp: 10,
}
const perSecond = 1 / (10 * 60)
/** Sign-ins to one account from all networks together: a hundred at the same time, and as many in ten minutes. */
const signInsOfAll = { perSecond: 100 / (10 * 60), burst: 100 }

/**
 * `network` is that of the client; of a device that has signed in before, its own name (`known-devices.ts`). `account` as it
 * was typed, also for accounts that do not exist; in the form in which it is compared.
 */
export type Attempt = { kind: AttemptKind; network: string; account: string }

type AttemptLimits = Record<AttemptKind | 'signInsOfAll', NetworkLimit>

const createLimits = () =>
  Object.fromEntries([
    ...Object.entries(attemptsAtOnce).map(([kind, burst]) => [kind, new NetworkLimit({ perSecond, burst })]),
    ['signInsOfAll', new NetworkLimit(signInsOfAll)],
  ]) as AttemptLimits

declare module '@/server/process-singletons' {
  interface ProcessSingletons {
    /** Used by Next's bundles, which may each have a copy of this module. */
    attemptLimits: AttemptLimits
  }
}

const limits = (singletons.attemptLimits ??= createLimits())

/** Length-limited, because the typed account may be long. A line break is in no network. */
const keyOf = ({ network, account }: Omit<Attempt, 'kind'>) => `${network}\n${account.slice(0, 320)}`
const keyOfAll = (kind: AttemptKind, account: string) => keyOf({ network: kind, account })

/**
 * Counts an attempt and returns 0, or returns the milliseconds until the network may try this account again. Counting by
 * network and account together keeps a stranger from locking the owner out. Call it before the password is checked, so that
 * parallel attempts count too.
 */
export const takeAttempt = (attempt: Attempt): number => limits[attempt.kind].take(keyOf(attempt))

/**
 * Like `takeAttempt`, for a sign-in of a device that is not known to the account: those of all networks together are limited, too,
 * whether the account exists or not.
 */
export function takeSignIn(attempt: Attempt): number {
  const key = keyOfAll(attempt.kind, attempt.account)
  return limits.signInsOfAll.wait(key) || takeAttempt(attempt) || limits.signInsOfAll.take(key)
}

/** Forgets the attempts of a network at an account, because the password was right. */
export function forgetAttempts(attempt: Attempt): void {
  limits[attempt.kind].reset(keyOf(attempt))
  limits.signInsOfAll.reset(keyOfAll(attempt.kind, attempt.account))
}

/** Forgets the attempts of all networks at an account, because it has a new password or an administrator unlocks it. */
export function forgetAccount(kind: AttemptKind, account: string): void {
  limits[kind].resetWhere((key) => key.endsWith(keyOf({ network: '', account })))
  limits.signInsOfAll.reset(keyOfAll(kind, account))
}
