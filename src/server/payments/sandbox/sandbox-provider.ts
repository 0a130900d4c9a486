import { setTimeout as pause } from 'node:timers/promises'
import type { Payload } from 'payload'
import { resolveSandboxMethod } from './sandbox-outcome'
import { sandboxInstallments } from '@/domain/shop/payments/sandbox-installments'
import { clock } from '@/server/clock'
import { PaymentProviderError, type PaymentProvider } from '@/server/payments/provider'
import {
  authoriseInSandbox,
  chargeSavedInSandbox,
  findInSandbox,
  releaseInSandbox,
  saveMethodInSandbox,
  settleInSandbox,
  type SandboxTime,
} from './sandbox-charges'
import { readSandboxEvent } from './sandbox-events'
import { listSettledInSandbox, refundInSandbox } from './sandbox-refunds'

/** The calls that can be made to fail. */
type SandboxCall =
  'authorise' | 'saveMethod' | 'settle' | 'release' | 'find' | 'refund' | 'chargeSaved' | 'listInstallments'
/** `unreachable`: the call has no effect. `answer-lost`: it has its effect, and the caller does not learn of it. */
export type SandboxFault = 'unreachable' | 'answer-lost'
export type SandboxOptions = Partial<SandboxTime> & {
  faultOf?: (call: SandboxCall, key: string) => SandboxFault | null
}

const noAnswer = { status: 'unknown' } as const

/**
 * The provider without money, for development, tests and demos. It stores what it has charged in the database, so that it
 * remembers like a real one: after a crash, and in every process. `options` are for tests.
 */
export function createSandbox(payload: Payload, options: SandboxOptions = {}): PaymentProvider {
  const time: SandboxTime = { now: clock.now, wait: pause, limitMs: 15_000, ...options }
  /** Runs a call unless a fault hits it; the result of a call whose answer is lost is `lost`. */
  const call = async <Value>(name: SandboxCall, key: string, run: () => Promise<Value>, lost: () => Value) => {
    const fault = options.faultOf?.(name, key) ?? null
    if (fault === 'unreachable') return lost()
    const value = await run()
    return fault ? lost() : value
  }
  const fail = () => {
    throw new PaymentProviderError('The sandbox does not answer')
  }
  return {
    name: 'sandbox',
    takesCardNumbers: true,
    offersInstallments: true,
    wallets: ['ApplePay', 'GooglePay'],
    open: async ({ orderId }) => ({
      provider: 'sandbox',
      publishableKey: null,
      clientSecret: null,
      reference: `sandbox_session_${orderId}`,
    }),
    authorise: (request) =>
      call(
        'authorise',
        request.key,
        () => authoriseInSandbox(payload, request, time),
        () => noAnswer,
      ),
    saveMethod: (request) =>
      call(
        'saveMethod',
        request.key,
        () => saveMethodInSandbox(payload, request, time),
        () => noAnswer,
      ),
    settle: (reference, key) =>
      call(
        'settle',
        key,
        () => settleInSandbox(payload, reference, time),
        () => noAnswer,
      ),
    release: (reference, key) => call('release', key, () => releaseInSandbox(payload, reference, time), fail),
    find: (key) =>
      call(
        'find',
        key,
        () => findInSandbox(payload, key, time),
        () => ({ charge: noAnswer, settled: false }),
      ),
    refund: (request) =>
      call(
        'refund',
        request.key,
        () => refundInSandbox(payload, request, time.now()),
        () => noAnswer,
      ),
    chargeSaved: (request) =>
      call(
        'chargeSaved',
        request.key,
        () => chargeSavedInSandbox(payload, request, time),
        () => noAnswer,
      ),
    listInstallments: ({ amountCents, method }) =>
      call(
        'listInstallments',
        '',
        async () => {
          const isInvalid = method && method.kind !== 'saved' && resolveSandboxMethod(method).behaviour === 'invalid'
          return isInvalid ? [] : sandboxInstallments(amountCents)
        },
        fail,
      ),
    listSettled: (day) => listSettledInSandbox(payload, day),
    readWebhook: async (rawBody, headers, now) => readSandboxEvent(payload.secret, rawBody, headers, now),
  }
}
