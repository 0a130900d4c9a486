import type { Payload, Where } from 'payload'
import { newHexId } from '@/server/database/hex-ids'
import { textOf } from '@/server/database/stored-values'
import type {
  Charge,
  ChargeRequest,
  PaymentProvider,
  SavedChargeRequest,
  SaveMethodRequest,
} from '@/server/payments/provider'

/** What the provider does instead of its usual work. `lost`: it does the work, and its answer is lost. */
export type Fault = 'down' | 'lost' | 'decline' | 'bad-card' | 'needs-action'
type Step = 'authorise' | 'saveMethod' | 'settle' | 'find' | 'release' | 'chargeSaved'
type Row = Record<string, unknown> & { id: string }

const collection = 'sandbox-payments'
const card = { network: 'Visa', lastFour: '4242' } as const
const unknown: Charge = { status: 'unknown' }

/**
 * A payment provider for tests, with a fault at any step. Its memory is in the database, so that it survives the process and is
 * shared with others; the unique key gives the same charge to the same request. `calls` counts the calls of this process.
 */
export class FakeProvider implements PaymentProvider {
  readonly name = 'sandbox'
  readonly takesCardNumbers: boolean = true
  readonly offersInstallments = true
  readonly wallets = [] as const
  readonly calls: Step[] = []
  faults: Partial<Record<Step, Fault>> = {}
  /** Runs before each call, such as a delay. */
  before: (step: Step) => Promise<void> = async () => {}
  constructor(readonly payload: Payload) {}

  async #call(step: Step): Promise<Fault | undefined> {
    this.calls.push(step)
    await this.before(step)
    return this.faults[step]
  }

  #read = (where: Record<string, string>) =>
    this.payload.db.findOne<Row>({
      collection,
      where: { and: Object.entries(where).map(([name, value]) => ({ [name]: { equals: value } })) },
    })

  async #set(reference: string, from: string, to: string): Promise<boolean> {
    const where: Where = { and: [{ reference: { equals: reference } }, { state: { equals: from } }] }
    const data = { state: to, ...(to === 'captured' ? { settledAt: new Date().toISOString() } : {}) }
    const changed: unknown = await this.payload.db.updateOne({ collection, where, data, options: { atomic: true } })
    return changed !== null
  }

  authorise(request: ChargeRequest): Promise<Charge> {
    return this.#store('authorise', request, 'authorised')
  }

  saveMethod(request: SaveMethodRequest): Promise<Charge> {
    return this.#store('saveMethod', { ...request, amountCents: 0, saveMethod: true }, 'captured')
  }

  /** Charges any saved card. */
  chargeSaved(request: SavedChargeRequest): Promise<Charge> {
    return this.#store('chargeSaved', request, 'captured')
  }

  async #store(
    step: Step,
    { key, orderId, amountCents, saveMethod }: Pick<ChargeRequest, 'key' | 'orderId' | 'amountCents' | 'saveMethod'>,
    approved: 'authorised' | 'captured',
  ): Promise<Charge> {
    const fault = await this.#call(step)
    if (fault === 'down') return unknown
    const state = { decline: 'declined', 'bad-card': 'bad-card', 'needs-action': 'needs-action' }[String(fault)]
    const time = new Date().toISOString()
    const reference = step === 'chargeSaved' ? `ref-${key}` : `ref-${orderId}`
    const stateOfCharge = state ?? approved
    const data = { key, reference, orderId, amountCents, kind: 'charge', state: stateOfCharge, details: { saveMethod } }
    const stored = await this.#read({ key })
    if (!stored)
      await this.payload.db
        .create({
          collection,
          data: { id: newHexId(), createdAt: time, updatedAt: time, ...data },
          returning: false,
        })
        .catch(() => undefined) // another process was first
    else if (!fault && stored.state === 'needs-action') await this.#set(reference, 'needs-action', approved)
    return fault === 'lost' ? unknown : ((await this.#find(key))?.charge ?? unknown)
  }

  async settle(reference: string): Promise<Charge> {
    const fault = await this.#call('settle')
    if (fault === 'down') return unknown
    if (fault === 'decline') return { status: 'declined', code: '12', reference }
    await this.#set(reference, 'authorised', 'captured')
    if (fault === 'lost') return unknown
    const row = await this.#read({ reference })
    return row?.state === 'captured'
      ? { status: 'approved', reference, card, savedMethod: null }
      : { status: 'declined', code: '12', reference }
  }

  async release(reference: string): Promise<void> {
    await this.#call('release')
    await this.#set(reference, 'authorised', 'released')
    await this.#set(reference, 'needs-action', 'released')
  }

  async find(key: string): Promise<{ charge: Charge; settled: boolean } | null> {
    if ((await this.#call('find')) === 'down') return { charge: unknown, settled: false }
    return this.#find(key)
  }

  async #find(key: string): Promise<{ charge: Charge; settled: boolean } | null> {
    const row = await this.#read({ key })
    if (!row) return null
    const reference = textOf(row.reference) ?? ''
    switch (row.state) {
      case 'declined':
      case 'released':
        return { charge: { status: 'declined', code: '12', reference: null }, settled: false }
      case 'bad-card':
        return { charge: { status: 'declined', code: '23', reference: null }, settled: false }
      case 'needs-action':
        return { charge: { status: 'needs-action', reference, clientSecret: `secret-${reference}` }, settled: false }
      default:
        return {
          charge: { status: 'approved', reference, card, savedMethod: `saved-${reference}` },
          settled: row.state === 'captured',
        }
    }
  }

  /** The charges of an order, or of all, in a state. */
  async charges(state = 'captured'): Promise<{ key: string; orderId: string; amountCents: number }[]> {
    const where = { state: { equals: state } }
    const { docs } = await this.payload.db.find<Row>({ collection, where, pagination: false, limit: 0 })
    return docs.map((row) => ({
      key: textOf(row.key) ?? '',
      orderId: textOf(row.orderId) ?? '',
      amountCents: Number(row.amountCents),
    }))
  }

  open = () => Promise.reject(new Error('Not used'))
  refund = () => Promise.reject(new Error('Not used'))
  listInstallments = () =>
    Promise.resolve([
      {
        planId: 'three',
        name: 'Three payments',
        frequency: 'monthly',
        count: 3,
        aprBps: 0,
        totalCents: 231_956,
        terms: { en: 'Three.', fr: 'Trois.' },
      },
    ])
  listSettled = () => Promise.resolve([])
  readWebhook = () => Promise.resolve(null)
}
