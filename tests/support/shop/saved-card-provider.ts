import type { Payload } from 'payload'
import { newHexId } from '@/server/database/hex-ids'
import { textOf } from '@/server/database/stored-values'
import type { Charge, PaymentProvider, SavedChargeRequest } from '@/server/payments/provider'

/**
 * What a saved card of the provider below does. `lost`: the provider charges, and its answer never arrives. `away`: the provider
 * is not reached. `hangs` and `charges-and-hangs` never answer, so that a test can kill the worker.
 */
export type SavedCard = 'good' | 'refused' | 'away' | 'lost' | 'hangs' | 'charges-and-hangs' | 'asks-the-buyer'

const collection = 'sandbox-payments'

/**
 * A provider that knows saved cards only. It remembers its charges in the test's database, one for each key, so that all
 * processes share it. `asked` counts the requests of this process.
 */
export function savedCardProvider(payload: Payload) {
  const asked: SavedChargeRequest[] = []
  const { db } = payload
  const stored = async (key: string): Promise<Charge | null> => {
    const row = await db.findOne<{ id: string; reference: unknown }>({ collection, where: { key: { equals: key } } })
    return row && { status: 'approved', reference: textOf(row.reference) ?? '', card: null, savedMethod: null }
  }
  const charge = async ({ key, orderId, amountCents }: SavedChargeRequest): Promise<Charge> => {
    const data = {
      id: newHexId(),
      key,
      reference: `ref-${key}`,
      kind: 'charge',
      state: 'settled',
      orderId,
      amountCents,
    }
    await db.create({ collection, data }).catch(() => undefined) // the key is taken: the same charge
    return (await stored(key)) ?? { status: 'unknown' }
  }
  const never = () => new Promise<never>(() => undefined)
  const answers: Record<SavedCard, (request: SavedChargeRequest) => Promise<Charge>> = {
    good: charge,
    refused: async () => ({ status: 'declined', code: '12', reference: null }),
    away: async () => {
      throw new Error('connect ECONNREFUSED')
    },
    lost: async (request) => {
      await charge(request)
      return { status: 'unknown' }
    },
    hangs: never,
    'charges-and-hangs': async (request) => {
      await charge(request)
      return never()
    },
    'asks-the-buyer': async () => ({ status: 'needs-action', reference: 'pi_1', clientSecret: 'secret' }),
  }
  const notHere = () => Promise.reject(new Error('Not part of this test'))
  const provider: PaymentProvider = {
    name: 'sandbox',
    takesCardNumbers: false,
    wallets: [],
    offersInstallments: false,
    open: notHere,
    authorise: notHere,
    saveMethod: notHere,
    settle: notHere,
    release: notHere,
    refund: notHere,
    find: async (key) => {
      const known = await stored(key)
      return known && { charge: known, settled: true }
    },
    chargeSaved: async (request) => {
      asked.push(request)
      return (await stored(request.key)) ?? answers[request.method as SavedCard](request)
    },
    listInstallments: async () => [],
    listSettled: async () => [],
    readWebhook: async () => null,
  }
  return { provider, asked }
}
