import { randomBytes } from 'node:crypto'
import { sandboxCards, sandboxWalletToken, type SandboxBehaviour } from '@/domain/shop/payments/sandbox-cards'
import { createSandbox, type SandboxOptions } from '@/server/payments/sandbox/sandbox-provider'
import type { ChargeRequest, PaymentMethod } from '@/server/payments/provider'
import { closePayload, openPayload } from '../../../support/payload'

const payload = await openPayload()
afterAll(closePayload)

const newId = () => randomBytes(12).toString('hex')
const cardWith = (number: string): PaymentMethod => ({
  kind: 'card',
  number,
  expires: '12/39',
  securityCode: '987',
  firstName: 'Ana',
  lastName: 'Roy',
})
const cardThat = (behaviour: SandboxBehaviour) =>
  cardWith(sandboxCards.find((card) => card.behaviour === behaviour)?.number ?? '')
const requestFor = (method: PaymentMethod, saveMethod = false): ChargeRequest => {
  const orderId = newId()
  const order = { key: `order:${orderId}`, orderId, siteId: newId(), orderNo: 'NG-1', amountCents: 1_500 }
  return { ...order, method, email: null, saveMethod, installment: null }
}
/** A clock that only waiting advances. */
function slowTime(limitMs: number): SandboxOptions & { waited: () => number } {
  let waited = 0
  const start = Date.now()
  return {
    now: () => new Date(start + waited),
    wait: async (milliseconds) => void (waited += milliseconds),
    limitMs,
    waited: () => waited,
  }
}

describe('the sandbox', () => {
  test.each([
    ['4242 4242 4242 4242', 'Visa', '4242'],
    ['5555555555554444', 'Mastercard', '4444'],
    ['378282246310005', 'American Express', '0005'],
  ])('approves the test number %s', async (number, network, lastFour) => {
    const charge = await createSandbox(payload).authorise(requestFor(cardWith(number)))
    expect(charge).toMatchObject({ status: 'approved', card: { network, lastFour } })
  })

  test.each(['4929000000006', '5200828282828210', '4242424242424241', ''])(
    'takes no number that is not published: %s',
    async (number) => {
      const charge = await createSandbox(payload).authorise(requestFor(cardWith(number)))
      expect(charge).toMatchObject({ status: 'declined', code: '23' })
    },
  )

  test('answers a slow card after two seconds', async () => {
    const time = slowTime(15_000)
    expect(await createSandbox(payload, time).authorise(requestFor(cardThat('slow')))).toMatchObject({
      status: 'approved',
    })
    expect(time.waited()).toBe(2_000)
  })

  test('does not know the outcome of a card that needs 20 seconds until then', async () => {
    const time = slowTime(15_000)
    const sandbox = createSandbox(payload, time)
    const request = requestFor(cardThat('slower'))
    expect(await sandbox.authorise(request)).toEqual({ status: 'unknown' })
    expect(await sandbox.find(request.key)).toMatchObject({ charge: { status: 'unknown' } })
    expect(await sandbox.authorise(request)).toMatchObject({ status: 'approved' })
    expect(time.waited()).toBe(20_000)
    expect(await sandbox.find(request.key)).toMatchObject({ charge: { status: 'approved' }, settled: false })
  })

  test('has a card whose answer is lost, and one whose request is', async () => {
    const sandbox = createSandbox(payload)
    const [lost, down] = [requestFor(cardThat('answer-lost')), requestFor(cardThat('down'))]
    expect(await sandbox.authorise(lost)).toEqual({ status: 'unknown' })
    expect(await sandbox.find(lost.key)).toMatchObject({ charge: { status: 'approved' }, settled: false })
    expect(await sandbox.authorise(down)).toEqual({ status: 'unknown' })
    expect(await sandbox.find(down.key)).toBeNull()
  })

  test('has a card that is declined when it is charged again', async () => {
    const sandbox = createSandbox(payload)
    const { method, installment: _, ...request } = requestFor(cardThat('later-declined'), true)
    const first = await sandbox.authorise({ ...request, method, installment: null })
    if (first.status !== 'approved' || first.savedMethod === null) throw new Error('Not approved')
    const later = { ...request, key: `charge:${newId()}:1`, method: first.savedMethod }
    expect(await sandbox.chargeSaved(later)).toMatchObject({ status: 'declined', code: '12' })
  })

  test('charges no card that was not saved', async () => {
    const sandbox = createSandbox(payload)
    const { method, installment: _, ...request } = requestFor(cardThat('approved'))
    const first = await sandbox.authorise({ ...request, method, installment: null })
    if (first.status !== 'approved') throw new Error('Not approved')
    const guessed = { ...request, key: `charge:${newId()}:1`, method: `sandbox_method_${first.reference}` }
    expect(await sandbox.chargeSaved(guessed)).toMatchObject({ status: 'declined' })
  })

  test.each(['ApplePay', 'GooglePay'] as const)('takes the receipts of %s', async (wallet) => {
    const sandbox = createSandbox(payload)
    const pay = (token: string) => sandbox.authorise(requestFor({ kind: 'token', token, wallet }))
    expect(await pay(sandboxWalletToken(wallet, 'approved'))).toMatchObject({ status: 'approved' })
    expect(await pay(sandboxWalletToken(wallet, 'declined'))).toMatchObject({ status: 'declined', code: '12' })
    expect(await pay('sandbox-other-pay-approved')).toMatchObject({ status: 'declined', code: '23' })
    const other = wallet === 'ApplePay' ? 'GooglePay' : 'ApplePay'
    expect(await pay(sandboxWalletToken(other, 'approved'))).toMatchObject({ status: 'declined', code: '23' })
  })

  test('stores no number and no security code', async () => {
    const sandbox = createSandbox(payload)
    for (const { number } of sandboxCards) {
      if (number === '4000000000000077' || number === '4000000000000085') continue // slow
      await sandbox.authorise(requestFor(cardWith(number), true))
    }
    const { docs } = await payload.db.find({ collection: 'sandbox-payments', pagination: false, limit: 0 })
    const stored = JSON.stringify(docs)
    for (const { number } of sandboxCards) expect(stored).not.toContain(number)
    expect(stored).not.toContain('"987"')
    expect(stored).toContain('4444')
  })
})
