/** @both-databases */

import { announceDueRenewals, announceCancellations } from '@/features/shop/register-shop-jobs'
import { rowsOf } from '@/server/database/stored-values'
import { localizedCreator } from '@/server/database/write-localized'
import { closePayload, openPayload } from '../../support/payload'
import {
  asked,
  cancel,
  charge,
  chargesOf,
  customer,
  due,
  list,
  makeSubscriber,
  minutesLater,
  oneCharge,
  order,
  paymentsOf,
  read,
  removeSubscriptions,
  setCard,
  settledAt,
  site,
  subscribe,
} from '../../support/shop/subscription-world'

const payload = await openPayload()
const { db } = payload
const create = localizedCreator(payload)
const mailsOf = async (kind: string) => list('sent-mails', { kind: { equals: kind } })

beforeAll(makeSubscriber, 60_000)
afterEach(removeSubscriptions)
afterAll(closePayload)

test('[CUS-9.12] charges a due period once, books it, adds the payment, sends a receipt and moves the next bill', async () => {
  const id = await subscribe()
  await charge(minutesLater(-1))
  expect(asked).toEqual([])
  await Promise.all([charge(), charge(), charge()])
  await charge(minutesLater(600))
  const row = await oneCharge(id)
  expect(row).toMatchObject({
    state: 'approved',
    period: '2026-10-01',
    amountCents: 34_492,
    attempts: 1,
    nextAttemptAt: null,
  })
  expect(await settledAt()).toMatchObject([{ key: `charge:${String(row.id)}:1`, amountCents: 34_492 }])
  expect(await list('ledger-entries', {})).toMatchObject([
    {
      key: `renewal:${String(row.id)}`,
      kind: 'renewal',
      bookedOn: '2026-10-01',
      postings: [
        { account: 'provider-clearing', amountCents: 34_492 },
        { account: 'sales', amountCents: -30_000 },
        { account: 'federal-tax', amountCents: -1_500 },
        { account: 'provincial-tax', amountCents: -2_992 },
      ],
    },
  ])
  expect(await paymentsOf(id)).toEqual([
    [34_492, 'Approved'],
    [34_492, 'Approved'],
  ])
  expect(await read('subscriptions', id)).toMatchObject({ nextBillDate: '2026-11-01', name: { fr: 'Forfait mensuel' } })
  const [receipt] = await mailsOf('renewal-receipt')
  expect(receipt).toMatchObject({
    to: 'ana@example.org',
    locale: 'fr',
    subject: 'Reçu de la commande NR-1, Services alimentaires, Université northgate',
  })
  expect(receipt?.text).toContain('dimanche 1er novembre 2026, pour la dernière fois')
})

test('charges each missed period once and in order, one in a round, and ends after the last', async () => {
  const id = await subscribe()
  const later = new Date('2027-03-01T12:00:00Z')
  for (let round = 0; round < 5; round++) await charge(later)
  expect((await chargesOf(id)).map(({ period, state }) => [period, state])).toEqual([
    ['2026-10-01', 'approved'],
    ['2026-11-01', 'approved'],
  ])
  expect(await read('subscriptions', id)).toMatchObject({ nextBillDate: null })
  expect(await settledAt()).toHaveLength(2)
})

test('a declined payment is tried on the third and fifth day, then given up, with a mail each time', async () => {
  const id = await subscribe('refused')
  const [third, fifth] = [new Date('2026-10-03T10:00:00Z'), new Date('2026-10-05T10:00:00Z')]
  await charge()
  expect(await oneCharge(id)).toMatchObject({ state: 'declined', attempts: 1, nextAttemptAt: third.toISOString() })
  await charge(minutesLater(-1, third))
  expect(asked).toHaveLength(1)
  await charge(third)
  expect(await oneCharge(id)).toMatchObject({ state: 'declined', attempts: 2, nextAttemptAt: fifth.toISOString() })
  await charge(fifth)
  await charge(new Date('2026-12-01T12:00:00Z'))
  const row = await oneCharge(id)
  expect(row).toMatchObject({ state: 'failed', attempts: 3, nextAttemptAt: null })
  expect(asked.map(({ key }) => key)).toEqual([1, 2, 3].map((attempt) => `charge:${String(row.id)}:${attempt}`))
  expect(await read('subscriptions', id)).toMatchObject({ nextBillDate: null, canceled: false })
  expect(await paymentsOf(id)).toEqual([[34_492, 'Approved'], ...[1, 2, 3].map(() => [34_492, 'Declined'])])
  const mails = await mailsOf('failed-charge')
  expect(mails.map(({ text }) => String(text).includes('samedi 3 octobre 2026'))).toEqual([true, false, false])
  expect(mails.map(({ text }) => String(text).includes('abonnez-vous de nouveau'))).toEqual([false, false, true])
  expect(await list('ledger-entries', {})).toEqual([])
})

test('a card that is good again is charged at the next attempt, once', async () => {
  const id = await subscribe('refused')
  await charge()
  await setCard(id, 'good')
  await charge(new Date('2026-10-03T10:00:00Z'))
  await charge(new Date('2026-10-05T10:00:00Z'))
  expect(await oneCharge(id)).toMatchObject({ state: 'approved', attempts: 2 })
  expect(await settledAt()).toHaveLength(1)
  expect(await read('subscriptions', id)).toMatchObject({ nextBillDate: '2026-11-01' })
})

test.each(['away', 'lost'] as const)('an unknown outcome (%s) is asked for again with the same key', async (card) => {
  const id = await subscribe(card)
  await charge()
  const row = await oneCharge(id)
  expect(row).toMatchObject({ state: 'pending', attempts: 1 })
  await charge(minutesLater(4))
  expect(asked).toHaveLength(1)
  await setCard(id, 'good')
  await charge(minutesLater(5))
  expect(await oneCharge(id)).toMatchObject({ state: 'approved', attempts: 1 })
  expect(await settledAt()).toMatchObject([{ key: `charge:${String(row.id)}:1` }])
  expect(await paymentsOf(id)).toHaveLength(2)
})

test('a bank that asks the buyer refuses, and a subscription without a card is declined without a question', async () => {
  const [asks, none] = [await subscribe('asks-the-buyer'), await subscribe(null)]
  await charge()
  expect(await oneCharge(asks)).toMatchObject({ state: 'declined', reference: 'pi_1' })
  expect(await oneCharge(none)).toMatchObject({ state: 'declined' })
  expect(asked).toHaveLength(1)
})

test('a plan on the student account is booked there, without a provider; another provider’s waits', async () => {
  const { id: onAccount } = await create('orders', {
    site,
    customer,
    no: 'NR-2',
    paymentStatus: 'approved',
    paymentType: 'Student ID',
  } as never)
  const student = await subscribe(null, { provider: null, order: onAccount })
  const foreign = await subscribe('good', { provider: 'stripe' })
  const free = await subscribe(null, { provider: null }) // its order cost nothing, and its buyer pays by card
  await charge()
  expect(await oneCharge(student)).toMatchObject({ state: 'approved' })
  expect(await chargesOf(foreign)).toEqual([])
  expect(await oneCharge(free)).toMatchObject({ state: 'declined' })
  const [entry] = await list('ledger-entries', {})
  expect(rowsOf(entry?.postings)[0]).toEqual({ account: 'student-accounts', amountCents: 34_492 })
  expect(asked).toEqual([])
})

describe('cancelling', () => {
  test('a cancelled subscription is never charged again', async () => {
    const [before, retried] = [await subscribe(), await subscribe('refused')]
    await cancel(before, minutesLater(-60))
    await charge()
    expect(await chargesOf(before)).toEqual([])
    await cancel(retried, minutesLater(60))
    await setCard(retried, 'good')
    await charge(new Date('2026-10-03T10:00:00Z'))
    await charge(new Date('2027-01-01T10:00:00Z'))
    expect(await oneCharge(retried)).toMatchObject({ state: 'failed', attempts: 2 })
    expect(asked).toHaveLength(1) // the refused one, before the cancellation
  })

  test('a charge that was created before the cancellation, and not sent, is dropped', async () => {
    const id = await subscribe()
    await create('subscription-charges', {
      ...{ site, subscription: id, period: '2026-10-01', key: `${id}:2026-10-01`, amountCents: 34_492 },
      ...{ state: 'pending', attempts: 0, nextAttemptAt: due.toISOString() },
    } as never)
    await cancel(id)
    await charge()
    expect(await chargesOf(id)).toEqual([])
    expect(asked).toEqual([])
  })

  test.each([
    ['lost', 'approved', 1],
    ['away', 'failed', 0],
  ] as const)(
    'an attempt with an unknown outcome (%s) before it is only looked up: %s',
    async (card, state, charges) => {
      const id = await subscribe(card)
      await charge()
      await cancel(id)
      await setCard(id, 'good')
      await charge(minutesLater(5))
      expect(await oneCharge(id)).toMatchObject({ state })
      expect(await settledAt()).toHaveLength(charges)
      expect(await list('ledger-entries', {})).toHaveLength(charges)
    },
  )

  test('the mail says until when the plan works and that nothing more is charged, once', async () => {
    const [quiet, busy] = [await subscribe(), await subscribe('lost')]
    await charge()
    await Promise.all([cancel(quiet), cancel(busy)])
    await announceCancellations(payload, minutesLater(1))
    await announceCancellations(payload, minutesLater(2))
    const mails = await mailsOf('canceled')
    expect(mails).toHaveLength(2)
    const textFor = (id: string) => String(mails.find(({ key }) => key === `canceled:${id}`)?.text)
    expect(textFor(quiet)).toContain('jusqu’au samedi 31 octobre 2026')
    expect(textFor(quiet)).toContain('Nous ne prélèverons aucun autre paiement.')
    expect(textFor(busy)).toContain('Un paiement de 344,92\u00a0$ avait commencé avant l’annulation.')
  })

  test.each([
    ['failed', 1],
    ['pending', 0],
    ['done', 0],
  ] as const)('is mailed beside a cancellation of its order whose refund is %s: %d mail', async (state, count) => {
    const id = await subscribe()
    const refund = { site, order, amountCents: 100, state, reason: 'Moved', cancelsOrder: true, key: `refund:${id}:0` }
    const { id: refundId } = await create('refunds', refund)
    await cancel(id)
    await announceCancellations(payload, minutesLater(1))
    await db.deleteMany({ collection: 'refunds', where: { id: { equals: refundId } } })
    expect(await mailsOf('canceled')).toHaveLength(count)
  })
})

test('the mail about the next payment comes three days before it, once, with both taxes', async () => {
  await subscribe()
  await subscribe('good', { canceled: true })
  await announceDueRenewals(payload, new Date('2026-09-28T09:59:00Z'))
  expect(await mailsOf('upcoming-renewal')).toEqual([])
  for (const hour of [10, 11, 23]) await announceDueRenewals(payload, new Date(`2026-09-28T${hour}:00:00Z`))
  const [mail, ...more] = await mailsOf('upcoming-renewal')
  expect(more).toEqual([])
  for (const part of [
    'jeudi 1er octobre 2026',
    'Visa se terminant par 4242',
    '344,92',
    '15,00',
    '29,92',
    'annulez l’abonnement',
  ])
    expect(mail?.text).toContain(part)
})

test('a worker that died after the approval was stored: the next one moves the bill without a charge', async () => {
  const id = await subscribe()
  await charge()
  await db.updateOne({ collection: 'subscriptions', id, data: { nextBillDate: '2026-10-01' }, returning: false })
  await charge(minutesLater(10))
  expect(await read('subscriptions', id)).toMatchObject({ nextBillDate: '2026-11-01' })
  expect(await settledAt()).toHaveLength(1)
})
