import { addDays } from '@/domain/time/calendar'
import { campusDateAt } from '@/domain/time/campus-time'
import { clock } from '@/server/clock'
import { fieldsOf } from '@/server/database/stored-values'
import { makeCampus } from '../../support/data/campus'
import { makePerson } from '../../support/data/staff'
import { closePayload, openPayload } from '../../support/payload'
import { listFieldErrors, signInToStudio } from '../../support/studio/studio-api'

const payload = await openPayload()
const [today, tomorrow, yesterday] = [0, 1, -1].map((days) =>
  addDays(campusDateAt(clock.now(), 'America/Toronto'), days),
) as [string, string, string]
let site: string
let manager: Awaited<ReturnType<typeof signInToStudio>>

beforeAll(async () => {
  site = (await makeCampus(payload, 'northgate')).site
  manager = await signInToStudio(payload, await makePerson(payload, 'shopManager', [site]))
}, 30_000)
afterAll(closePayload)

const kinds = ['meal-plans', 'declining-balances'] as const
type Kind = (typeof kinds)[number]

const make = async (kind: Kind, over: object = {}) => {
  const data = {
    site,
    name: 'Gold',
    priceCents: 100,
    taxCents: 5,
    ...(kind === 'meal-plans' ? { _status: 'published' } : {}),
    ...over,
  }
  const { status, body } = await manager('POST', `${kind}?depth=0`, { data })
  expect(status).toBe(201)
  return String(fieldsOf(body.doc).id)
}
const save = async (kind: Kind, id: string, data: object, language: 'en' | 'fr' = 'en') => {
  const { status, body } = await manager('PATCH', `${kind}/${id}?depth=0`, { data, language })
  return status === 200 ? fieldsOf(body.doc) : listFieldErrors(body)
}
const stored = async (kind: Kind, id: string) =>
  fieldsOf(await payload.db.findOne({ collection: kind, where: { id: { equals: id } } }))
const needsDate = {
  en: 'Buyers already see this price. Enter the new one in “New price”, and in “New price from” the first day that it applies. That day can be today.',
  fr: 'Ce prix est déjà affiché. Entrez le nouveau dans «\u00a0Nouveau prix\u00a0» et, dans «\u00a0Nouveau prix à partir du\u00a0», le premier jour où il s’applique. Ce jour peut être aujourd’hui.',
}

describe.each(kinds)('the price of published %s', (kind) => {
  test.each(['en', 'fr'] as const)('does not change without a day (%s)', async (language) => {
    const id = await make(kind)
    expect(await save(kind, id, { priceCents: 120 }, language)).toEqual({ priceCents: needsDate[language] })
    expect(await stored(kind, id)).toMatchObject({ priceCents: 100 })
    expect(await save(kind, id, { priceCents: 100, name: 'Golden' })).toMatchObject({ name: 'Golden' })
  })

  test('changes today', async () => {
    const id = await make(kind)
    const saved = await save(kind, id, { nextPriceCents: 120, nextTaxCents: 6, nextPriceFrom: today })
    expect(saved).toMatchObject({
      priceCents: 120,
      taxCents: 6,
      nextPriceCents: null,
      nextTaxCents: null,
      nextPriceFrom: null,
    })
  })

  test('changes on a later day, and stays until then', async () => {
    const id = await make(kind)
    const next = { nextPriceCents: 120, nextPriceFrom: tomorrow }
    expect(await save(kind, id, next)).toMatchObject({ priceCents: 100, ...next })
    expect(await save(kind, id, { name: 'Golden' })).toMatchObject({ priceCents: 100, ...next })
  })

  test('is stored once its day has come, with the next save', async () => {
    const id = await make(kind)
    await payload.db.updateOne({ collection: kind, id, data: { nextPriceCents: 120, nextPriceFrom: yesterday } })
    const next = { nextPriceCents: 150, nextPriceFrom: tomorrow }
    expect(await save(kind, id, next)).toMatchObject({ priceCents: 120, ...next })
    expect(await save(kind, id, { priceCents: 90 })).toEqual({ priceCents: needsDate.en })
  })

  test('needs a day that is not over, and both an amount and a day', async () => {
    const id = await make(kind)
    const past = await save(kind, id, { nextPriceCents: 120, nextPriceFrom: yesterday })
    expect(past).toEqual({ nextPriceFrom: 'Choose today or a later day.' })
    const missing = 'Fill in this field. Another choice in this document requires it.'
    expect(await save(kind, id, { nextPriceCents: 120 })).toEqual({ nextPriceFrom: missing })
    expect(await save(kind, id, { nextPriceFrom: tomorrow })).toEqual({ nextPriceCents: missing })
  })
})

describe('the price of a meal plan with drafts', () => {
  test('is free until it is published', async () => {
    const id = await make('meal-plans', { _status: 'draft' })
    expect(await save('meal-plans', id, { priceCents: 120, _status: 'published' })).toMatchObject({ priceCents: 120 })
    expect(await save('meal-plans', id, { priceCents: 130, _status: 'published' })).toEqual({
      priceCents: needsDate.en,
    })
  })

  test('does not change through a draft of a published plan either', async () => {
    const id = await make('meal-plans')
    const draft = await manager('PATCH', `meal-plans/${id}?draft=true`, { data: { priceCents: 120, _status: 'draft' } })
    expect([draft.status, listFieldErrors(draft.body)]).toEqual([400, { priceCents: needsDate.en }])
  })

  test('changes today when a draft with that day is published', async () => {
    const id = await make('meal-plans')
    const next = { nextPriceCents: 120, nextPriceFrom: today }
    const draft = await manager('PATCH', `meal-plans/${id}?draft=true`, { data: { ...next, _status: 'draft' } })
    expect([draft.status, fieldsOf(draft.body.doc).priceCents]).toEqual([200, 100])
    expect(await save('meal-plans', id, { _status: 'published' })).toMatchObject({
      priceCents: 120,
      nextPriceCents: null,
    })
  })
})
