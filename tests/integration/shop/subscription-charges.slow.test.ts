import { closePayload } from '../../support/payload'
import { startJobProcess } from '../../support/servers/start-job-process'
import {
  asked,
  cancel,
  charge,
  chargesOf,
  due,
  list,
  makeSubscriber,
  minutesLater,
  oneCharge,
  paymentsOf,
  read,
  removeSubscriptions,
  setCard,
  settledAt,
  subscribe,
} from '../../support/shop/subscription-world'

const secondsLater = (seconds: number) => minutesLater(seconds / 60)

beforeAll(makeSubscriber, 60_000)
afterEach(removeSubscriptions)
afterAll(closePayload)

describe('cancelling', () => {
  test('50 cancellations race 50 charges: each subscription is either charged and says so, or never charged', async () => {
    const ids = await Promise.all(Array.from({ length: 50 }, () => subscribe()))
    const cancelAll = ids.map(async (id, at) => {
      await new Promise((resolve) => setTimeout(resolve, at * 4))
      await cancel(id)
      const [row] = await chargesOf(id)
      return row !== undefined // after the cancellation the row tells whether a charge had begun
    })
    const [begun] = await Promise.all([Promise.all(cancelAll), charge()])
    await charge(minutesLater(10))
    const paid = new Set((await settledAt()).map(({ key }) => String(key).split(':')[1]))
    for (const [at, id] of ids.entries()) {
      const [row] = await chargesOf(id)
      if (row && paid.has(row.id)) expect(begun[at]).toBe(true)
    }
  })
})

describe('two processes', () => {
  const message = { job: 'charge-subscriptions', now: due.toISOString() } as const

  test('charge each of 40 subscriptions exactly once', async () => {
    const ids = await Promise.all(Array.from({ length: 40 }, () => subscribe()))
    const [one, two] = await Promise.all([startJobProcess({}), startJobProcess({})])
    await Promise.all([one.ask(message), two.ask(message), charge()])
    for (const { kill } of [one, two]) kill()
    for (let round = 0; round < 10 && (await settledAt()).length < 40; round++) await charge() // a round lasts 15 seconds
    expect(await settledAt()).toHaveLength(40)
    expect(await list('ledger-entries', {})).toHaveLength(40)
    for (const id of ids) {
      expect(await oneCharge(id)).toMatchObject({ state: 'approved' })
      expect(await paymentsOf(id)).toHaveLength(2)
    }
  })

  test.each(['hangs', 'charges-and-hangs'] as const)(
    'a worker killed while it charges (%s): its work is taken up, and charged once',
    async (card) => {
      const id = await subscribe(card)
      const worker = await startJobProcess({})
      void worker.ask(message).catch(() => undefined)
      const hasBegun = async () =>
        (await chargesOf(id))[0]?.attempts === 1 && (card === 'hangs' || (await settledAt()).length === 1)
      while (!(await hasBegun())) await new Promise((resolve) => setTimeout(resolve, 20))
      worker.kill()
      await worker.ended
      await setCard(id, 'good')
      await charge(secondsLater(29)) // the worker may still be charging
      expect(asked).toEqual([])
      await charge(secondsLater(60))
      expect(await oneCharge(id)).toMatchObject({ state: 'approved', attempts: 1 })
      expect(await settledAt()).toHaveLength(1)
      expect(await paymentsOf(id)).toHaveLength(2)
      expect(await read('subscriptions', id)).toMatchObject({ nextBillDate: '2026-11-01' })
    },
  )
})
