import { randomBytes } from 'node:crypto'
import { ValidationError } from 'payload'
import { makeCampus } from '../../support/data/campus'
import { makePerson } from '../../support/data/staff'
import { closePayload, openPayload } from '../../support/payload'
import { requestStudioAs, signInToStudio } from '../../support/studio/studio-api'

const payload = await openPayload()
let site: string
let manager: Awaited<ReturnType<typeof signInToStudio>>
let serial = 0

beforeAll(async () => {
  site = (await makeCampus(payload, 'northgate')).site
  manager = await signInToStudio(payload, await makePerson(payload, 'shopManager', [site]))
}, 30_000)
afterAll(closePayload)

const makeCode = async () => {
  const promoCode = `CODE${(serial += 1)}`
  const data = { site, promoCode, promoType: 'discount', promoAdj: 'percent', promoValueBps: 1000, maxUses: 3 } as const
  return (await payload.create({ collection: 'promo-codes', data, overrideAccess: true })).id // made by staff
}
const takeSlot = (promoCode: string, slot: string, buyerSlot: string) => {
  const data = { id: randomBytes(12).toString('hex'), site, promoCode, slot, buyerSlot, state: 'reserved' }
  return payload.db.create({ collection: 'promo-uses', data })
}
const usesOf = async (promoCode: string) =>
  (await payload.db.count({ collection: 'promo-uses', where: { promoCode: { equals: promoCode } } })).totalDocs

describe('the uses of a promo code', () => {
  test('give a slot to exactly one of twenty buyers', async () => {
    const code = await makeCode()
    const tries = await Promise.allSettled(
      Array.from({ length: 20 }, (_, buyer) => takeSlot(code, '3', `buyer-${buyer}/1`)),
    )
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await usesOf(code)).toBe(1)
  })

  test('give a buyer a slot of theirs once, whichever slots of the code are free', async () => {
    const code = await makeCode()
    const tries = await Promise.allSettled(['1', '2', '3'].map((slot) => takeSlot(code, slot, 'ana/1')))
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await takeSlot(code, '2', 'ana/2').catch(() => takeSlot(code, '3', 'ana/2'))
    expect(await usesOf(code)).toBe(2)
  })

  test('are counted for each code apart', async () => {
    for (const code of [await makeCode(), await makeCode()]) await takeSlot(code, '1', 'ana/1')
  })

  test('tell which limit is reached', async () => {
    const code = await makeCode()
    await takeSlot(code, '1', 'ana/1')
    const fieldOf = async (slot: string, buyerSlot: string) => {
      const error: unknown = await takeSlot(code, slot, buyerSlot).catch((reason: unknown) => reason)
      return error instanceof ValidationError ? error.data.errors.map(({ path }) => path) : error
    }
    expect(await fieldOf('1', 'ben/1')).toEqual(['slot'])
    expect(await fieldOf('2', 'ana/1')).toEqual(['promoCode'])
  })

  test('free both slots when they are returned', async () => {
    const code = await makeCode()
    const taken = await takeSlot(code, '1', 'ana/1')
    const id = String(taken.id)
    await payload.db.updateOne({ collection: 'promo-uses', id, data: { state: 'returned', slot: id, buyerSlot: id } })
    await takeSlot(code, '1', 'ana/1')
    expect(await usesOf(code)).toBe(2)
  })

  test('are read by the staff of sales and written by nobody', async () => {
    const code = await makeCode()
    const { id } = await takeSlot(code, '1', 'ana/1')
    const editor = await signInToStudio(payload, await makePerson(payload, 'editor', [site]))
    expect((await manager('GET', `promo-uses/${id}?depth=0`)).body).toMatchObject({
      promoCode: code,
      state: 'reserved',
    })
    const data = { site, promoCode: code, slot: '2', buyerSlot: 'b/1', state: 'used' }
    expect((await manager('POST', 'promo-uses', { data })).status).toBe(403)
    expect((await manager('PATCH', `promo-uses/${id}`, { data })).status).toBe(403)
    expect((await manager('DELETE', `promo-uses/${id}`)).status).toBe(403)
    expect((await editor('GET', `promo-uses/${id}`)).status).toBe(403)
    expect((await requestStudioAs(null, 'GET', 'promo-uses')).status).toBe(404)
  })

  test('keep a code with uses from being deleted', async () => {
    const code = await makeCode()
    await takeSlot(code, '1', 'ana/1')
    expect((await manager('DELETE', `promo-codes/${code}`)).status).toBe(409)
  })
})
