import { randomBytes } from 'node:crypto'
import type {
  Charge,
  ChargeRequest,
  PaymentMethod,
  PaymentProvider,
  SaveMethodRequest,
} from '@/server/payments/provider'

/** What a test card does. */
export type TestCard = 'approved' | 'declined' | 'invalid' | 'refund-fails' | 'needs-action'

/** A provider under test. `method` makes a payment method of a test card; null where the provider has no such card. */
export type ProviderUnderTest = {
  provider: PaymentProvider
  method: (card: TestCard) => Promise<PaymentMethod | null>
  /** Makes the provider unreachable, or lets answers get lost after their effect; null where that cannot be done. */
  setFault: ((fault: 'unreachable' | 'answer-lost' | null) => void) | null
  /** Makes the provider forget what it forgets within days, such as idempotency keys; null where that cannot be done. */
  passDays: (() => void) | null
  /** A webhook about a charge as the provider sends and signs it; null where the provider cannot be made to send one. */
  webhook: ((orderId: string, charge: Charge, now: Date) => { rawBody: Buffer; headers: Record<string, string> }) | null
}

const newId = () => randomBytes(12).toString('hex')

/** What every payment provider must do. `open` is called before the first test. */
export function describeProvider(name: string, open: () => Promise<ProviderUnderTest>): void {
  describe(`the payment provider ${name}`, () => {
    let it: ProviderUnderTest
    let provider: PaymentProvider

    beforeAll(async () => {
      it = await open()
      provider = it.provider
    }, 60_000)
    afterEach(() => it.setFault?.(null))

    const requestFor = (method: PaymentMethod, changes: Partial<ChargeRequest> = {}): ChargeRequest => {
      const orderId = newId()
      return {
        key: `order:${orderId}`,
        orderId,
        siteId: newId(),
        orderNo: 'NG-7K3M-2QXD',
        amountCents: 12_345,
        method,
        email: 'buyer@example.com',
        saveMethod: false,
        installment: null,
        ...changes,
      }
    }
    const methodOf = async (card: TestCard): Promise<PaymentMethod> => {
      const method = await it.method(card)
      if (!method) throw new Error(`${name} has no card that is ${card}`)
      return method
    }
    const requestWith = async (card: TestCard, changes: Partial<ChargeRequest> = {}) =>
      requestFor(await methodOf(card), changes)
    const savingWith = async (card: TestCard): Promise<SaveMethodRequest> => {
      const { amountCents: _, saveMethod: __, installment: ___, ...rest } = await requestWith(card)
      return rest
    }
    const approve = async (request: ChargeRequest) => {
      const charge = await provider.authorise(request)
      if (charge.status !== 'approved') throw new Error(`The charge is ${JSON.stringify(charge)}`)
      return charge
    }
    const capture = async (request: ChargeRequest) => {
      const charge = await approve(request)
      expect(await provider.settle(charge.reference, request.key)).toMatchObject({ status: 'approved' })
      return charge
    }
    const minutes = (count: number) => new Date(Date.now() + count * 60_000)
    const settledOf = async (orderId: string) =>
      (await provider.listSettled({ from: minutes(-60), until: minutes(60) })).filter(
        (each) => each.orderId === orderId,
      )

    test('opens a session in its name', async () => {
      const session = await provider.open({ siteId: newId(), orderId: newId(), amountCents: 500, locale: 'fr' })
      expect(session.provider).toBe(provider.name)
    })

    test('authorises an amount, then captures it once', async () => {
      const request = await requestWith('approved')
      const charge = await approve(request)
      expect(charge.card).toEqual({ network: 'Visa', lastFour: '4242' })
      expect(charge.savedMethod).toBeNull()
      expect(await provider.find(request.key)).toEqual({ charge, settled: false })
      expect(await settledOf(request.orderId)).toEqual([])
      for (let time = 0; time < 2; time++) expect(await provider.settle(charge.reference, request.key)).toEqual(charge)
      expect(await provider.find(request.key)).toEqual({ charge, settled: true })
      expect(await settledOf(request.orderId)).toEqual([
        { reference: charge.reference, kind: 'charge', amountCents: 12_345, orderId: request.orderId },
      ])
    })

    test('charges once when the same key is sent twenty times at once', async () => {
      const request = await requestWith('approved')
      const charges = await Promise.all(Array.from({ length: 20 }, () => provider.authorise(request)))
      expect(new Set(charges.map((charge) => JSON.stringify(charge))).size).toBe(1)
      const charge = await approve(request)
      const settled = await Promise.all(
        Array.from({ length: 20 }, () => provider.settle(charge.reference, request.key)),
      )
      expect(settled.every(({ status }) => status === 'approved')).toBe(true)
      expect(await settledOf(request.orderId)).toHaveLength(1)
    }, 60_000)

    test('keeps the outcome of a key, whatever card is sent with it later', async () => {
      const declined = await requestWith('declined')
      const first = await provider.authorise(declined)
      expect(first).toMatchObject({ status: 'declined', code: '12' })
      expect(await provider.authorise({ ...declined, method: await methodOf('approved') })).toEqual(first)
      expect(await provider.find(declined.key)).toMatchObject({ charge: { status: 'declined' }, settled: false })
      expect(await settledOf(declined.orderId)).toEqual([])
    })

    test('[CUS-4.30] tells an invalid card number from a declined card', async () => {
      const method = await it.method('invalid')
      if (!method) return expect(name).toBe('stripe (test mode)')
      expect(await provider.authorise(requestFor(method))).toMatchObject({ status: 'declined', code: '23' })
      expect(await provider.authorise(await requestWith('declined'))).toMatchObject({ status: 'declined', code: '12' })
    })

    test('takes a card number only where it says so, and never repeats it', async () => {
      const number = '6011000990139424' // of no test card
      const card = {
        kind: 'card',
        number,
        expires: '12/39',
        securityCode: '123',
        firstName: 'A',
        lastName: 'B',
      } as const
      const request = requestFor(card)
      const charge = await provider.authorise(request)
      expect(charge).toMatchObject({ status: 'declined', code: '23' })
      expect(JSON.stringify([charge, await provider.find(request.key)])).not.toContain(number)
    })

    test('knows nothing of a key that it has never received, and takes it afterwards', async () => {
      const request = await requestWith('approved')
      expect(await provider.find(request.key)).toBeNull()
      expect(await provider.find(request.key)).toBeNull()
      const charge = await approve(request)
      expect(await provider.find(request.key)).toEqual({ charge, settled: false })
    })

    test('releases an authorisation, which then cannot be captured', async () => {
      const request = await requestWith('approved')
      const { reference } = await approve(request)
      for (let time = 0; time < 2; time++) await provider.release(reference, request.key)
      expect(await provider.settle(reference, request.key)).toMatchObject({ status: 'declined' })
      expect(await provider.find(request.key)).toMatchObject({ charge: { status: 'declined' }, settled: false })
      expect(await settledOf(request.orderId)).toEqual([])
    })

    test('does not release what is captured', async () => {
      const request = await requestWith('approved')
      const { reference } = await capture(request)
      await expect(provider.release(reference, request.key)).rejects.toThrow('captured')
      expect(await provider.find(request.key)).toMatchObject({ settled: true })
    })

    test('refunds in parts, each key once, and never above the charge', async () => {
      const request = await requestWith('approved')
      const { reference } = await capture(request)
      const part = { reference, amountCents: 5_000, key: `refund:${newId()}` }
      const first = await provider.refund(part)
      expect(first).toMatchObject({ status: 'done' })
      expect(await provider.refund(part)).toEqual(first)
      const rest = { reference, amountCents: 7_346, key: `refund:${newId()}` }
      expect(await provider.refund(rest)).toEqual({ status: 'failed' })
      expect(await provider.refund({ ...rest, amountCents: 7_345, key: `refund:${newId()}` })).toMatchObject({
        status: 'done',
      })
      const settled = await provider.listSettled({ from: minutes(-60), until: minutes(60) })
      expect(settled).toContainEqual(expect.objectContaining({ kind: 'refund', amountCents: 5_000 }))
      expect(settled.filter(({ reference: of }) => first.status === 'done' && of === first.reference)).toHaveLength(1)
    })

    test('refunds once when twenty refunds of the whole amount are sent at once', async () => {
      const { reference } = await capture(await requestWith('approved'))
      const refunds = await Promise.all(
        Array.from({ length: 20 }, () => provider.refund({ reference, amountCents: 12_345, key: `refund:${newId()}` })),
      )
      expect(refunds.filter(({ status }) => status === 'done')).toHaveLength(1)
      expect(refunds.filter(({ status }) => status === 'failed')).toHaveLength(19)
    }, 60_000)

    test('refunds nothing of an amount that is not captured', async () => {
      const { reference } = await approve(await requestWith('approved'))
      expect(await provider.refund({ reference, amountCents: 1_000, key: `refund:${newId()}` })).toEqual({
        status: 'failed',
      })
    })

    test('says when the bank refuses a refund', async () => {
      const method = await it.method('refund-fails')
      if (!method) return expect(name).toBe('stripe (test mode)')
      const { reference } = await capture(requestFor(method))
      expect(await provider.refund({ reference, amountCents: 1_000, key: `refund:${newId()}` })).toEqual({
        status: 'failed',
      })
    })

    test('charges a saved card without the buyer, once for a key', async () => {
      const { savedMethod } = await capture(await requestWith('approved', { saveMethod: true }))
      expect(savedMethod).toEqual(expect.any(String))
      const { method: _, installment: __, ...rest } = await requestWith('approved')
      const request = { ...rest, method: savedMethod ?? '', key: `charge:${newId()}:1`, amountCents: 4_200 }
      const charges = await Promise.all(Array.from({ length: 5 }, () => provider.chargeSaved(request)))
      expect(charges[0]).toMatchObject({ status: 'approved', card: { network: 'Visa', lastFour: '4242' } })
      expect(new Set(charges.map((charge) => JSON.stringify(charge))).size).toBe(1)
      expect(await provider.find(request.key)).toMatchObject({ charge: { status: 'approved' }, settled: true })
      expect(await settledOf(request.orderId)).toMatchObject([{ kind: 'charge', amountCents: 4_200 }])
    }, 60_000)

    test('declines a saved card that does not exist', async () => {
      const { method: _, installment: __, ...rest } = await requestWith('approved')
      expect(await provider.chargeSaved({ ...rest, method: 'cus_none/pm_none' })).toMatchObject({ status: 'declined' })
    })

    test('stores a card without a charge, once for a key, and charges it later', async () => {
      const request = await savingWith('approved')
      const stored = await Promise.all(Array.from({ length: 20 }, () => provider.saveMethod(request)))
      expect(new Set(stored.map((charge) => JSON.stringify(charge))).size).toBe(1)
      const [charge] = stored
      if (charge?.status !== 'approved') throw new Error(`The card is ${JSON.stringify(charge)}`)
      expect(charge).toMatchObject({ card: { network: 'Visa', lastFour: '4242' }, savedMethod: expect.any(String) })
      expect(await provider.find(request.key)).toEqual({ charge, settled: true })
      expect(await settledOf(request.orderId)).toEqual([])
      const later = { ...request, key: `charge:${newId()}:1`, amountCents: 4_200, saveMethod: false }
      const method = charge.savedMethod ?? ''
      expect(await provider.chargeSaved({ ...later, method })).toMatchObject({
        status: 'approved',
        savedMethod: method,
      })
      expect(await settledOf(request.orderId)).toMatchObject([{ kind: 'charge', amountCents: 4_200 }])
    }, 60_000)

    test('does not store a card that the bank declines, and keeps the outcome of its key', async () => {
      const request = await savingWith('declined')
      const declined = await provider.saveMethod(request)
      expect(declined).toMatchObject({ status: 'declined', code: '12' })
      expect(await provider.saveMethod({ ...request, method: await methodOf('approved') })).toEqual(declined)
      expect(await provider.find(request.key)).toEqual({ charge: declined, settled: false })
      const invalid = await it.method('invalid')
      if (!invalid) return expect(name).toBe('stripe (test mode)')
      expect(await provider.saveMethod({ ...(await savingWith('approved')), method: invalid })).toMatchObject({
        status: 'declined',
        code: '23',
      })
    })

    test('tells later what became of a card whose answer was lost', async () => {
      if (!it.setFault) return expect(name).toBe('stripe (test mode)')
      const request = await savingWith('approved')
      it.setFault('unreachable')
      expect(await provider.saveMethod(request)).toEqual({ status: 'unknown' })
      it.setFault(null)
      expect(await provider.find(request.key)).toBeNull()
      it.setFault('answer-lost')
      expect(await provider.saveMethod(request)).toEqual({ status: 'unknown' })
      it.setFault(null)
      const charge = await provider.saveMethod(request)
      expect(charge).toMatchObject({ status: 'approved' })
      expect(await provider.find(request.key)).toEqual({ charge, settled: true })
    }, 60_000)

    test('tells after days what became of a charge and of a card, however often it is asked', async () => {
      if (!it.passDays) return expect(name).toBe('stripe (test mode)')
      const [reserved, captured] = [await requestWith('approved'), await requestWith('approved', { saveMethod: true })]
      const [saved, refused] = [await savingWith('approved'), await savingWith('declined')]
      const card = await provider.saveMethod(saved)
      const expected = [
        [reserved.key, { charge: await approve(reserved), settled: false }],
        [captured.key, { charge: await capture(captured), settled: true }],
        [saved.key, { charge: card, settled: true }],
        [refused.key, { charge: await provider.saveMethod(refused), settled: false }],
        [`order:${newId()}`, null],
      ] as const
      for (let days = 0; days < 2; days++) {
        it.passDays()
        for (let time = 0; time < 2; time++)
          for (const [key, found] of expected) expect(await provider.find(key)).toEqual(found)
      }
      const method = card.status === 'approved' ? (card.savedMethod ?? '') : ''
      const later = { ...saved, key: `charge:${newId()}:1`, amountCents: 4_200, saveMethod: false, method }
      expect(await provider.chargeSaved(later)).toMatchObject({ status: 'approved' })
    }, 60_000)

    test('lists installment plans only where it offers them', async () => {
      const plans = await provider.listInstallments({ amountCents: 30_000, method: null })
      expect(plans.length > 0).toBe(provider.offersInstallments)
      for (const { count, aprBps, totalCents, terms } of plans) {
        expect(totalCents).toBeGreaterThanOrEqual(30_000)
        expect([count, aprBps, totalCents].every(Number.isSafeInteger)).toBe(true)
        expect(terms.en).not.toBe(terms.fr)
      }
    })

    test('charges with an installment plan that it offers, and with no other', async () => {
      const [plan] = await provider.listInstallments({ amountCents: 30_000, method: null })
      const invented = { planId: 'invented', count: 3, totalCents: 30_000 }
      expect(
        await provider.authorise(await requestWith('approved', { amountCents: 30_000, installment: invented })),
      ).toMatchObject({ status: 'declined', code: '12' })
      if (!plan) return expect(provider.offersInstallments).toBe(false)
      const { planId, count, totalCents } = plan
      const chosen = { planId, count, totalCents }
      const made = (installment: typeof chosen) => requestWith('approved', { amountCents: 30_000, installment })
      expect(await provider.authorise(await made(chosen))).toMatchObject({ status: 'approved' })
      expect(await provider.authorise(await made({ ...chosen, totalCents: 1 }))).toMatchObject({ status: 'declined' })
    })

    test('charges nothing when it cannot be reached, and takes the key later', async () => {
      if (!it.setFault) return expect(name).toBe('stripe (test mode)')
      const request = await requestWith('approved')
      it.setFault('unreachable')
      expect(await provider.authorise(request)).toEqual({ status: 'unknown' })
      expect(await provider.find(request.key)).toMatchObject({ charge: { status: 'unknown' } })
      it.setFault(null)
      expect(await provider.find(request.key)).toBeNull()
      await capture(request)
      expect(await settledOf(request.orderId)).toHaveLength(1)
    }, 60_000)

    test('tells later what became of a charge, capture and refund whose answers were lost', async () => {
      if (!it.setFault) return expect(name).toBe('stripe (test mode)')
      const request = await requestWith('approved')
      it.setFault('answer-lost')
      expect(await provider.authorise(request)).toEqual({ status: 'unknown' })
      it.setFault(null)
      const charge = await approve(request)
      it.setFault('answer-lost')
      expect(await provider.settle(charge.reference, request.key)).toEqual({ status: 'unknown' })
      const refund = { reference: charge.reference, amountCents: 12_345, key: `refund:${newId()}` }
      expect(await provider.refund(refund)).toEqual({ status: 'unknown' })
      it.setFault(null)
      expect(await provider.find(request.key)).toEqual({ charge, settled: true })
      expect(await provider.refund(refund)).toMatchObject({ status: 'done' })
      const kinds = (await settledOf(request.orderId)).map(({ kind }) => kind)
      expect(kinds.sort()).toEqual(['charge', 'refund'])
    }, 60_000)

    test('reads a webhook that it has signed, and none that is altered or old', async () => {
      if (!it.webhook) return expect(name).toBe('stripe (test mode)')
      const request = await requestWith('approved')
      const charge = await capture(request)
      const now = new Date()
      const { rawBody, headers } = it.webhook(request.orderId, charge, now)
      const { orderId, reference } = { orderId: request.orderId, reference: charge.reference }
      expect(await provider.readWebhook(rawBody, headers, now)).toMatchObject({
        type: 'charge-approved',
        orderId,
        reference,
        charge,
      })
      const altered = Buffer.from(rawBody)
      altered[altered.length - 2] = (altered.at(-2) ?? 0) ^ 1
      expect(await provider.readWebhook(altered, headers, now)).toBeNull()
      expect(await provider.readWebhook(rawBody, {}, now)).toBeNull()
      const at = (seconds: number) => new Date(now.getTime() + seconds * 1_000)
      expect(await provider.readWebhook(rawBody, headers, at(299))).not.toBeNull()
      expect(await provider.readWebhook(rawBody, headers, at(302))).toBeNull()
    })
  })
}
