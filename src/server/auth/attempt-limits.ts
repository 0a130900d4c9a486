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

/**
 * `network` is that of the client; of a device that has signed in before, its own name (`known-devices.ts`). `account` as it
 * was typed, also for accounts that do not exist; in the form in which it is compared.
 */
export type Attempt = { kind: AttemptKind; network: string; account: string }

export type AttemptLimits = Record<AttemptKind, NetworkLimit>

const createLimits = () =>
  Object.fromEntries(
    Object.entries(attemptsAtOnce).map(([kind, burst]) => [kind, new NetworkLimit({ perSecond, burst })]),
  ) as AttemptLimits

const limits = (singletons.attemptLimits ??= createLimits())

/** Length-limited, because the typed account may be long. A line break is in no network. */
const keyOf = ({ network, account }: Omit<Attempt, 'kind'>) => `${network}\n${account.slice(0, 320)}`

/**
 * Counts an attempt and returns 0, or returns the milliseconds until the network may try this account again. Counting by
 * network and account together keeps a stranger from locking the owner out. Call it before the password is checked, so that
 * parallel attempts count too.
 */
export const takeAttempt = (attempt: Attempt): number => limits[attempt.kind].take(keyOf(attempt))

/** Forgets the attempts of a network at an account, because the password was right. */
export const forgetAttempts = (attempt: Attempt): void => limits[attempt.kind].reset(keyOf(attempt))

/** Forgets the attempts of all networks at an account, because it has a new password or an administrator unlocks it. */
export const forgetAccount = (kind: AttemptKind, account: string): void =>
  limits[kind].resetWhere((key) => key.endsWith(keyOf({ network: '', account })))
