import { clock } from '@/server/clock'
import { fieldsOf, idOf, rowsOf } from '@/server/database/stored-values'
import { makeCampus, makeFilters, type Campus } from '../../support/data/campus'
import { makePerson } from '../../support/data/staff'
import { closePayload, openPayload } from '../../support/payload'
import { getFirstError } from '../../support/studio/rest'
import { listFieldErrors, signInToStudio } from '../../support/studio/studio-api'

const payload = await openPayload()
type Ask = Awaited<ReturnType<typeof signInToStudio>>
let campus: Campus
let milk: string
let cook: Ask
let cookId: string
let dietitian: Ask

beforeAll(async () => {
  campus = await makeCampus(payload, 'declared')
  milk = (await makeFilters(payload)).get('milk') ?? ''
  await makePerson(payload, 'administrator', []) // the first account becomes an administrator
  const editor = await makePerson(payload, 'menuEditor', [campus.site])
  cookId = editor.id
  cook = await signInToStudio(payload, editor)
  dietitian = await signInToStudio(payload, await makePerson(payload, 'dietitian', [campus.site]))
  const data = { allergensDeclared: false, containsNone: false }
  for (const id of [campus.soup, campus.pie])
    await payload.update({ collection: 'dishes', id, data, overrideAccess: true })
})
afterAll(closePayload)

const save = (ask: Ask, data: object) => ask('PATCH', `dishes/${campus.soup}?depth=0`, { data })
const stored = () => payload.findByID({ collection: 'dishes', id: campus.soup, depth: 0, overrideAccess: true })

test('[PUB-3.7] declares the allergens of a dish only with an allergen or an explicit "contains none"', async () => {
  const empty = await save(cook, { allergensDeclared: true })
  expect([empty.status, listFieldErrors(empty.body)]).toEqual([
    400,
    { allergensDeclared: 'Check at least one allergen under “Contains”, or check “Contains none of them”.' },
  ])
  const both = await save(cook, { allergensDeclared: true, allergens: [milk], containsNone: true })
  expect([both.status, Object.keys(listFieldErrors(both.body))]).toEqual([400, ['containsNone']])
  expect((await stored()).allergensDeclared).toBe(false)
  expect((await save(cook, { allergensDeclared: true, containsNone: true })).status).toBe(200)
  expect((await save(cook, { containsNone: false, allergens: [milk] })).status).toBe(200)
})

const others = {
  en: 'The dish cannot contain other allergens and contain none. Empty “Other allergens” in both languages, or uncheck “Contains none of them”.',
  fr: 'Le plat ne peut pas contenir d’autres allergènes et n’en contenir aucun. Videz «\u00a0Autres allergènes\u00a0» dans les deux langues, ou décochez «\u00a0N’en contient aucun\u00a0».',
}

test.each(['en', 'fr'] as const)(
  '[PUB-3.7] refuses "contains none" beside other allergens in either language (opened in %s)',
  async (locale) => {
    const other = locale === 'en' ? 'fr' : 'en'
    const saveIn = (language: string, data: object) =>
      cook('PATCH', `dishes/${campus.soup}?depth=0&locale=${language}`, {
        language: locale,
        data: { ...(language === 'fr' && { name: 'Soupe' }), ...data },
      })
    const refusals = async (language: string, data: object) => {
      const { status, body } = await saveIn(language, data)
      return [status, status === 400 ? listFieldErrors(body) : null]
    }
    const translation = { customAllergensTranslation: { [other]: 'Lupin' } }
    const none = { allergensDeclared: true, allergens: [], containsNone: true }
    const refused = [400, { containsNone: others[locale] }]
    await saveIn('en', { allergensDeclared: false, allergens: [], containsNone: false })

    expect(await refusals(locale, { ...none, ...translation })).toEqual(refused)
    expect(await refusals(locale, { ...none, customAllergens: 'Lupin' })).toEqual(refused)
    expect((await saveIn(locale, none)).status).toBe(200)
    expect(await refusals(locale, translation)).toEqual(refused)
    const before = (await stored()).declaredAt
    expect((await saveIn(locale, { ...none, ingredients: 'Water' })).status).toBe(200)
    expect((await stored()).declaredAt).toBe(before)

    expect((await saveIn(locale, { containsNone: false, ...translation })).status).toBe(200)
    expect(await refusals(locale, { containsNone: true })).toEqual(refused)
    expect((await saveIn(locale, { containsNone: true, customAllergensTranslation: { [other]: null } })).status).toBe(
      200,
    )
    expect((await saveIn(other, { containsNone: false, customAllergens: 'Lupin' })).status).toBe(200)
    expect((await saveIn(other, { containsNone: false, customAllergens: null, allergens: [milk] })).status).toBe(200)
    await saveIn('en', { allergensDeclared: false, allergens: [], containsNone: false })
  },
)

test('[PUB-3.7] a program never stores "contains none" beside other allergens in one language', async () => {
  const write = (data: object, locale: 'en' | 'fr' = 'en') =>
    payload.update({ collection: 'dishes', id: campus.pie, data, locale, depth: 0, overrideAccess: true })
  await write({ allergensDeclared: true, containsNone: true, allergens: [], customAllergens: null })
  expect((await write({ name: 'Tarte', customAllergens: 'Lupin' }, 'fr')).containsNone).toBe(false)
  expect((await write({ containsNone: true, mayContain: [milk] })).containsNone).toBe(false)
  await write({ name: 'Tarte', customAllergens: null }, 'fr')
  await write({ allergensDeclared: false, containsNone: false, allergens: [], mayContain: [] })
})

test('[PUB-3.8] an allergen gets no code with which menus would not offer its filter', async () => {
  const add = (length: number) => {
    const data = { name: 'Celery', code: 'a'.repeat(length), type: 'allergen' as const }
    return payload.create({ collection: 'menu-filters', data, overrideAccess: true })
  }
  await expect(add(61)).rejects.toThrow('Code')
  await expect(add(60)).resolves.toMatchObject({ code: 'a'.repeat(60) })
})

test('records who declared and when, and forgets it with the declaration', async () => {
  const before = Date.now()
  await save(cook, { allergensDeclared: true, allergens: [milk], containsNone: false, mayContain: [milk] })
  const declared = await stored()
  expect(idOf(declared.declaredBy)).toBe(cookId)
  expect(Math.abs(Date.parse(declared.declaredAt ?? '') - before)).toBeLessThan(60_000)
  const read = (ask: Ask) => ask('GET', `dishes/${campus.soup}?depth=0`)
  expect((await read(dietitian)).body).toMatchObject({ declaredBy: cookId, declaredByName: 'menuEditor' })
  const stranger = await signInToStudio(payload, await makePerson(payload, 'menuEditor', []))
  expect([403, 404]).toContain((await read(stranger)).status)
  const anonymous = await payload
    .findByID({ collection: 'dishes', id: campus.soup, overrideAccess: false })
    .catch(() => null)
  expect(anonymous).toBeNull()
  const forged = await save(dietitian, { declaredBy: null, declaredAt: '2020-01-01T00:00:00.000Z', calories: 4 })
  expect(forged.status).toBe(200)
  expect([(await stored()).declaredAt, idOf((await stored()).declaredBy), (await stored()).calories ?? null]).toEqual([
    declared.declaredAt,
    cookId,
    null,
  ])
  await save(cook, { allergensDeclared: false })
  expect([(await stored()).declaredAt ?? null, (await stored()).declaredBy ?? null]).toEqual([null, null])
})

test('[PUB-3.8] a program that changes only what a dish may contain does not declare it again', async () => {
  const write = (data: object) =>
    payload.update({ collection: 'dishes', id: campus.pie, data, depth: 0, overrideAccess: true })
  clock.now = () => new Date('2026-11-20T12:00:00Z')
  const { declaredAt } = await write({ allergensDeclared: true, allergens: [] })
  expect(declaredAt).toBe('2026-11-20T12:00:00.000Z')
  clock.now = () => new Date('2026-11-21T12:00:00Z')
  expect((await write({ mayContain: [milk] })).declaredAt).toBe(declaredAt)
  expect((await write({ customAllergens: 'Lupin', mayContain: [] })).declaredAt).toBe(declaredAt)
  expect((await write({ allergens: [milk] })).declaredAt).toBe('2026-11-21T12:00:00.000Z')
  expect(
    (await write({ allergensDeclared: false, allergens: [], customAllergens: null })).declaredAt ?? null,
  ).toBeNull()
  clock.now = () => new Date()
})

test('refuses to declare dishes in a bulk edit, also without the studio', async () => {
  for (const data of [
    ...[{ allergensDeclared: true }, { allergens: [] }, { containsNone: true }, { mayContain: [milk] }],
    { customAllergensTranslation: { fr: 'Lupin' } },
  ]) {
    const answer = await cook('PATCH', `dishes?where[site][equals]=${campus.site}`, { data })
    expect([answer.status, getFirstError(answer).message]).toEqual([
      400,
      'Declare the allergens of each dish on its own page. Nothing was changed.',
    ])
  }
  const other = await cook('PATCH', `dishes?where[site][equals]=${campus.site}`, { data: { calories: 12 } })
  expect([other.status, rowsOf(other.body.docs).length]).toEqual([200, 2])
  const { docs } = await payload.find({ collection: 'dishes', overrideAccess: true })
  expect(docs.map(({ allergensDeclared }) => allergensDeclared)).toEqual([false, false])
})

test('a dietitian corrects what a dish contains, and nothing else of it', async () => {
  const name = (await stored()).name
  const changed = await save(dietitian, { allergensDeclared: true, allergens: [milk], name: 'Another soup' })
  expect([changed.status, fieldsOf(changed.body.doc).allergensDeclared]).toEqual([200, true])
  expect([(await stored()).name, (await stored()).allergens]).toEqual([name, [milk]])
  expect((await dietitian('DELETE', `dishes/${campus.pie}`)).status).toBe(403)
  expect((await dietitian('POST', 'dishes', { data: { site: campus.site, code: 'x', name: 'X' } })).status).toBe(403)
})

test('[PUB-3.8] a restored declaration is as old as it was, so that allergens of the list that came later may be contained', async () => {
  await save(cook, { allergensDeclared: true, allergens: [milk], containsNone: false, mayContain: [] })
  const declared = await stored()
  await save(cook, { allergensDeclared: false })
  const { docs } = await payload.findVersions({
    collection: 'dishes',
    where: { and: [{ parent: { equals: campus.soup } }, { 'version.declaredAt': { equals: declared.declaredAt } }] },
    overrideAccess: true,
  })
  expect((await dietitian('POST', `dishes/versions/${docs[0]?.id}`)).status).toBe(200)
  const restored = await stored()
  expect([restored.allergensDeclared, restored.allergens, restored.declaredAt, idOf(restored.declaredBy)]).toEqual([
    true,
    [milk],
    declared.declaredAt,
    cookId,
  ])
})

test('[PUB-3.7] a program that declares an empty list declares "contains none"', async () => {
  const made = { site: campus.site, code: 'rice', name: 'Rice', allergensDeclared: true }
  const { id, containsNone } = await payload.create({ collection: 'dishes', data: made, overrideAccess: true })
  const write = (allergens: string[]) =>
    payload.update({ collection: 'dishes', id, data: { allergens }, depth: 0, overrideAccess: true })
  expect([containsNone, (await write([milk])).containsNone, (await write([])).containsNone]).toEqual([
    true,
    false,
    true,
  ])
})
