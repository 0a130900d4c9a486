/** @both-databases */
import type { SettledAmount } from '@/domain/shop/sales/reconcile'
import type { Role } from '@/domain/roles'
import { addDays } from '@/domain/time/calendar'
import { campusDateAt, toInstant } from '@/domain/time/campus-time'
import { reconcileDay, reconcilePayments } from '@/server/jobs/reconcile-payments'
import { clock } from '@/server/clock'
import { readReconciliations } from '@/server/database/shop/reconciliation-rows'
import { newHexId } from '@/server/database/hex-ids'
import { rowsOf } from '@/server/database/stored-values'
import { localizedCreator } from '@/server/database/write-localized'
import { makeCampus } from '../../support/data/campus'
import { makePerson } from '../../support/data/staff'
import { closePayload, openPayload } from '../../support/payload'
import { rowsIn } from '../../support/shop/checkout'
import { signInToStudio, tokenOfStaff } from '../../support/studio/studio-api'
import { handleEndpoints } from 'payload'
import config from '@payload-config'

const payload = await openPayload()
const create = localizedCreator(payload)
const timeZone = 'America/Toronto'
const now = clock.now()
const yesterday = addDays(campusDateAt(new Date(now.getTime() - 7_200_000), timeZone), -1)
let [here, elsewhere] = ['', '']
let number = 0

const makeOrder = async (site: string, no = `RC-${(number += 1)}`) =>
  (await create('orders', { site, no, items: [], paymentStatus: 'approved', totalCents: 100 })).id
const book = (site: string, order: string, reference: string, cents: number, over: object = {}) =>
  create('ledger-entries', {
    site,
    order,
    kind: 'sale',
    key: `test:${(number += 1)}`,
    bookedOn: yesterday,
    provider: 'sandbox',
    reference,
    postings: [
      { account: 'provider-clearing', amountCents: cents },
      { account: 'sales', amountCents: -cents },
    ],
    ...over,
  })

type Timed = SettledAmount & { at: Date }
/** A provider that has settled these payments. */
const makeProvider = (settled: readonly Timed[]) => {
  const days: Date[] = []
  return {
    days,
    name: 'sandbox' as const,
    listSettled: ({ from, until }: { from: Date; until: Date }) => {
      days.push(from)
      return Promise.resolve(settled.filter(({ at }) => at >= from && at < until))
    },
  }
}
const at = (day: string, minute: number) => toInstant(day, minute, timeZone)

beforeAll(async () => {
  here = (await makeCampus(payload, 'here')).site
  elsewhere = (await makeCampus(payload, 'elsewhere')).site
}, 60_000)
afterAll(closePayload)

describe('the reconciliation of a day', () => {
  test('lists differences of the site, and no payment of another site', async () => {
    const [mine, other] = [await makeOrder(here), await makeOrder(elsewhere)]
    await book(here, mine, 'both', 500)
    await book(here, mine, 'ledger-only', 600)
    await book(here, mine, 'differs', 700)
    await book(elsewhere, other, 'other-site', 800)
    await book(elsewhere, other, 'other-site-unknown-order', 900)
    const settled = (reference: string, amountCents: number, orderId: string | null, minute = 600): Timed => ({
      ...{ reference, amountCents, orderId, kind: 'charge', at: at(yesterday, minute) },
    })
    const provider = makeProvider([
      settled('both', 500, mine),
      settled('provider-only', 50, mine),
      settled('unknown', 60, null),
      settled('differs', 701, mine),
      settled('other-site', 1, other),
      settled('other-site-unknown-order', 900, null),
    ])
    const { matched, differences } = await reconcileDay(payload, { id: here, timeZone }, yesterday, provider, now)
    expect(matched).toBe(1)
    expect(
      differences.map(({ kind, reference, providerCents, ledgerCents }) => [
        kind,
        reference,
        providerCents,
        ledgerCents,
      ]),
    ).toEqual([
      ['amounts-differ', 'differs', 701, 700],
      ['missing-at-provider', 'ledger-only', null, 600],
      ['missing-in-ledger', 'provider-only', 50, null],
      ['missing-in-ledger', 'unknown', 60, null],
    ])
    expect(await readReconciliations(payload, here, 9)).toMatchObject([{ day: yesterday, matched: 1, differences }])
  })

  test('replaces an earlier comparison of the day', async () => {
    const day = addDays(yesterday, -20)
    await reconcileDay(payload, { id: here, timeZone }, day, makeProvider([]), now)
    const late = { reference: 'late', amountCents: 5, orderId: null, kind: 'refund' as const, at: at(day, 1_439) }
    await reconcileDay(payload, { id: here, timeZone }, day, makeProvider([late]), now)
    const found = (await readReconciliations(payload, here, 9)).filter((each) => each.day === day)
    expect(found).toMatchObject([{ differences: [{ reference: 'late', payment: 'refund' }] }])
  })

  test('finds a payment that was settled before midnight and booked after it', async () => {
    const { site } = await makeCampus(payload, 'midnight')
    const order = await makeOrder(site)
    const day = addDays(yesterday, -10)
    await book(site, order, 'past-midnight', 100, { bookedOn: addDays(day, 1) })
    const provider = makeProvider([
      { reference: 'past-midnight', amountCents: 100, orderId: order, kind: 'charge', at: at(day, 1_439) },
    ])
    for (const each of [day, addDays(day, 1)])
      expect(await reconcileDay(payload, { id: site, timeZone }, each, provider, now)).toEqual({
        matched: 1,
        differences: [],
      })
  })
})

test('the job compares each of the last days once, for sites with a ledger', async () => {
  const { site } = await makeCampus(payload, 'daily')
  const { site: empty } = await makeCampus(payload, 'empty')
  await book(site, await makeOrder(site), 'booked', 100)
  const provider = makeProvider([])
  await reconcilePayments(payload, now, provider)
  expect(
    (await readReconciliations(payload, site, 9)).map(({ day, differences }) => [day, differences.length]),
  ).toEqual([0, -1, -2, -3].map((offset) => [addDays(yesterday, offset), offset === 0 ? 1 : 0]))
  expect(await readReconciliations(payload, empty, 9)).toEqual([])
  provider.days.length = 0
  await reconcilePayments(payload, now, provider)
  expect(provider.days).toEqual([])
})

describe('the export of the ledger', () => {
  const period = `from=${addDays(yesterday, -1)}&to=${yesterday}`
  /** Asks for the export; the answer is no JSON. */
  async function download(person: Awaited<ReturnType<typeof makePerson>>, query: string) {
    const token = await tokenOfStaff(payload, person)
    const headers = { Authorization: `JWT ${token}` }
    const request = new Request(`http://localhost:3000/api/orders/ledger-export?${query}`, { headers })
    const response = await handleEndpoints({ config, request })
    return { status: response.status, type: response.headers.get('Content-Type'), bytes: await response.arrayBuffer() }
  }

  test('has one line per posting in the language of the person, and no formulas', async () => {
    const { site } = await makeCampus(payload, 'finance')
    const person = await makePerson(payload, 'shopManager', [site])
    await book(site, await makeOrder(site, '=HYPERLINK("x")'), '@ref', 123_456)
    await book(site, await makeOrder(site), 'too-early', 1, { bookedOn: addDays(yesterday, -2) })
    const french = await download(person, `site=${site}&${period}&language=fr`)
    expect([french.status, french.type]).toEqual([200, 'text/csv; charset=utf-8'])
    expect([...new Uint8Array(french.bytes.slice(0, 3))]).toEqual([0xef, 0xbb, 0xbf])
    const lines = Buffer.from(french.bytes).toString('utf8').slice(1).split('\r\n')
    expect(lines.map((line) => line.replace(/;[^;]*$/, ''))).toEqual([
      'Jour;Genre;Commande;Compte;Débit (CAD);Crédit (CAD);Fournisseur;Référence',
      `${yesterday};Vente;"'=HYPERLINK(""x"")";Fournisseur de paiement;"1234,56";;sandbox;"'@ref"`,
      `${yesterday};Vente;"'=HYPERLINK(""x"")";Ventes;;"1234,56";sandbox;"'@ref"`,
      '',
    ])
    const english = Buffer.from((await download(person, `site=${site}&${period}&language=en`)).bytes).toString('utf8')
    expect(english).toContain(`,Payment provider,1234.56,,sandbox,`)
  })

  test('streams more entries than it holds at a time', async () => {
    const { site } = await makeCampus(payload, 'many')
    const person = await makePerson(payload, 'siteManager', [site])
    const order = await makeOrder(site)
    await book(site, order, 'ref-0', 100)
    const [first] = await rowsIn(payload, 'ledger-entries', { order: { equals: order } })
    const copies = Array.from({ length: 1_000 }, (_, copy) => ({
      ...first,
      id: newHexId(),
      key: `copy:${copy}`,
      reference: `ref-${copy + 1}`,
    }))
    for (const data of copies) await payload.db.create({ collection: 'ledger-entries', data, returning: false })
    const { bytes } = await download(person, `site=${site}&${period}&language=en`)
    const references =
      Buffer.from(bytes)
        .toString('utf8')
        .match(/ref-\d+/g) ?? []
    expect([references.length, new Set(references).size]).toEqual([2_002, 1_001])
  }, 60_000)

  test.each<Role>(['editor', 'menuEditor', 'dietitian'])('is refused to the role %s', async (role) => {
    const person = await makePerson(payload, role, [here], `${role}-export@example.com`)
    expect((await download(person, `site=${here}&${period}`)).status).toBe(403)
  })

  test('is refused for another site and for a long or reversed period', async () => {
    const person = await makePerson(payload, 'shopManager', [here], 'export@example.com')
    expect((await download(person, `site=${elsewhere}&${period}`)).status).toBe(403)
    for (const wrong of ['from=2025-01-01&to=2026-11-20', 'from=2026-11-20&to=2026-11-19', 'from=x&to=y', ''])
      expect((await download(person, `site=${here}&${wrong}`)).status).toBe(400)
  })
})

describe('in the studio', () => {
  test('a manager sees the comparisons of their site only', async () => {
    const ask = await signInToStudio(payload, await makePerson(payload, 'shopManager', [here], 'list@example.com'))
    const { body } = await ask('GET', 'orders/reconciliations')
    expect(body).toMatchObject({ site: here })
    expect(rowsOf(body.days).length).toBeGreaterThan(0)
    expect((await ask('GET', `orders/reconciliations?site=${elsewhere}`)).status).toBe(403)
    expect((await ask('POST', `orders/reconcile?site=${elsewhere}`, { data: { day: yesterday } })).status).toBe(403)
    for (const day of [addDays(yesterday, 3), '2020-01-01', 'yesterday', null])
      expect((await ask('POST', 'orders/reconcile', { data: { day } })).status).toBe(400)
  })
})
