import { jest } from '@jest/globals'
import { formResponse } from '@/contract/forms/visitor-form-requests'
import { readOnTheGoChoices } from '@/features/forms/read-on-the-go-choices'
import { createLocalized } from '@/server/database/write-localized'
import { callV1 } from '../../support/data/call-v1'
import { makeCampus, type Campus } from '../../support/data/campus'
import { feedback } from '../../support/forms/feedback'
import { closePayload, openPayload } from '../../support/payload'

const payload = await openPayload()
let north: Campus
const overrideAccess = true // the test has full access

beforeAll(async () => {
  north = await makeCampus(payload, 'northgate')
})
afterAll(closePayload)
afterEach(() => jest.restoreAllMocks())

const send = (path: string, data: object) => callV1('POST', path, { site_id: north.site, ...data })
type FormCollection = 'feedback' | 'contact-messages' | 'dietary-health-forms' | 'on-the-go-orders'
const storedIn = async (collection: FormCollection) =>
  (await payload.find({ collection, depth: 0, sort: 'createdAt', pagination: false, overrideAccess })).docs

const health = {
  date: '2026-11-20',
  name: 'Zoé Roy',
  email: 'zoe@campus.example',
  city: 'Trois Rivières',
  allergens: 'Peanuts, Milk,Other (Please specify),Milk',
  celiac: true,
  epipen: 'false',
  consent: 'true',
  other_allergies: 'Sesame',
}
const order = {
  name: 'Zoé Roy',
  email: 'zoe@campus.example',
  pick_up: '5:15 pm',
  entree: 'Sandwich',
  dressing_sauce: 'Oil & Vinegar',
  addons: 'Lettuce,Tomato',
  sides: 'Apple',
  allergens: 'Tree Nuts',
}
const message = { name: 'Anne-Sophie O’Neil', email: 'a@campus.example', message: ' Hello\u0000 there\nfriend ' }

test('[CUS-3.20] stores feedback under its site and thanks the visitor', async () => {
  const answer = await send('feedback/submit', { ...feedback, offers: '1', birthday: '02/29', location: 'North Hall' })
  expect(formResponse.parse(answer.json)).toMatchObject({ records: 1, msg: 'Thank you for your feedback!' })
  expect((await storedIn('feedback')).at(-1)).toMatchObject({
    site: north.site,
    firstName: 'Zoé',
    customerResidence: 'On campus',
    offers: true,
    birthday: '02/29',
    location: 'North Hall',
  })
})

test('[CUS-5.32] requires residence and customer type except at schools', async () => {
  const withoutResidence = { ...feedback, customer_residence: '', customer_type: null }
  expect((await send('feedback/submit', withoutResidence)).json.msg).toBe('Missing parameter: customer_residence.')
  const setK12 = (k12: boolean) =>
    payload.update({ collection: 'sites', id: north.site, data: { k12 }, overrideAccess })
  await setK12(true)
  expect((await send('feedback/submit', withoutResidence)).json.status).toBe('success')
  expect((await storedIn('feedback')).at(-1)).toMatchObject({ customerResidence: null, customerType: null })
  await setK12(false)
})

test('[CUS-3.23] stores a message without control characters', async () => {
  expect((await send('contact', { ...message, locale: 'fr' })).json.msg).toBe('Merci d’avoir communiqué avec nous!')
  expect((await storedIn('contact-messages')).at(-1)).toMatchObject({
    site: north.site,
    name: 'Anne-Sophie O’Neil',
    message: 'Hello there\nfriend',
  })
})

test('[CUS-2.43] stores a health form and returns nothing of it', async () => {
  const { json } = await send('customer/health_form', health)
  expect(json).toEqual({
    status: 'success',
    request_time: expect.any(Number),
    records: 1,
    msg: 'Thank you for submitting your dietary health form!',
  })
  expect((await storedIn('dietary-health-forms')).at(-1)).toMatchObject({
    site: north.site,
    date: '2026-11-20',
    allergens: ['Milk', 'Peanuts', 'Other'],
    celiac: true,
    epipen: false,
    gfDiet: false,
    consent: true,
    otherAllergies: 'Sesame',
  })
})

test('[CUS-2.47] stores an on-the-go order and returns nothing of it', async () => {
  const { json } = await send('customer/on_the_go_form', order)
  expect(json).toMatchObject({ msg: 'Thank you for submitting your food order request!' })
  expect(Object.keys(json)).toEqual(['status', 'request_time', 'records', 'msg'])
  expect((await storedIn('on-the-go-orders')).at(-1)).toMatchObject({
    site: north.site,
    pickUp: '5:15 pm',
    entree: 'Sandwich',
    dressingSauce: 'Oil & Vinegar',
    addons: ['Lettuce', 'Tomato'],
    sides: ['Apple'],
    allergens: ['Tree Nuts'],
    base: null,
  })
})

test('[CUS-2.48] staff edit the choices of the on-the-go form, which v1 then applies to that site only', async () => {
  const other = await makeCampus(payload, 'lakeshore')
  const statusOf = async (data: object) => (await send('customer/on_the_go_form', { ...order, ...data })).json.msg
  const thanks = 'Thank you for submitting your food order request!'
  const settings = await createLocalized(payload, {
    collection: 'on-the-go-settings',
    data: {
      site: north.site,
      entrees: [
        { name: { en: 'Soup, of the day', fr: 'Soupe du jour' } },
        { value: 'Salad', name: { en: 'Salad', fr: 'Salade' }, hidden: true },
      ],
      drinks: [{ value: 'Cola', name: { en: 'Cola', fr: 'Cola' }, hidden: true }],
      proteins: [{ value: 'Ham', name: { en: 'Ham', fr: 'Jambon' } }],
      dressings: [{ value: 'Oil & Vinegar', name: { en: 'Oil & Vinegar', fr: 'Huile et vinaigre' } }],
      addons: ['Lettuce', 'Tomato'].map((name) => ({ value: name, name: { en: name, fr: name } })),
      sides: [{ value: 'Apple', name: { en: 'Apple', fr: 'Pomme' } }],
    },
  })
  expect((await readOnTheGoChoices(north.site)).entrees).toEqual({
    offered: [{ value: 'Soup of the day', name: { en: 'Soup, of the day', fr: 'Soupe du jour' } }],
    withdrawn: ['Salad', 'Sandwich', 'Pizza'],
  })
  expect(await statusOf({ entree: 'Soup of the day' })).toBe(thanks)
  expect(await statusOf({ entree: 'Salad' })).toBe('Invalid field: entree.')
  expect(await statusOf({ entree: 'Salad', locale: 'fr' })).toBe('Champ non valide\u00a0: entree.')
  expect(await statusOf({ entree: '', drink: 'Cola' })).toBe('Invalid field: drink.')
  expect(await statusOf({ entree: '', sides: 'Apple,Banana' })).toBe('Invalid field: sides.')
  expect(await statusOf({ entree: '', drink: 'Tap water', sides: 'Apple,Pear' })).toBe(thanks)
  expect(await statusOf({ site_id: other.site, entree: 'Salad', drink: 'Cola' })).toBe(thanks)

  const stored = await payload.findByID({ collection: 'on-the-go-settings', id: settings, overrideAccess })
  const renamed = (stored.entrees ?? []).map((choice, at) => (at === 0 ? { ...choice, name: 'Chowder' } : choice))
  const change = (entrees: object[]) =>
    payload.update({
      collection: 'on-the-go-settings',
      id: settings,
      locale: 'en',
      data: { entrees } as never,
      overrideAccess,
    })
  await change(renamed)
  expect((await readOnTheGoChoices(north.site)).entrees.offered).toEqual([
    { value: 'Soup of the day', name: { en: 'Chowder', fr: 'Soupe du jour' } },
  ])
  await expect(change([...renamed, { name: ' chowder ' }])).rejects.toMatchObject({
    data: { errors: [{ path: 'entrees.2.name', message: 'This choice is already in the list.' }] },
  })
  await expect(change([...renamed, {}])).rejects.toMatchObject({
    data: { errors: [{ path: 'entrees.2.name', message: 'Enter a name.' }] },
  })
  await payload.delete({ collection: 'on-the-go-settings', id: settings, overrideAccess })
  expect(await statusOf({ entree: 'Salad', drink: 'Cola' })).toBe(thanks)
})

test('thanks bots that fill in the invisible field, and stores nothing', async () => {
  for (const [path, data, collection] of [
    ['feedback/submit', feedback, 'feedback'],
    ['contact', message, 'contact-messages'],
    ['customer/health_form', health, 'dietary-health-forms'],
    ['customer/on_the_go_form', order, 'on-the-go-orders'],
  ] as const) {
    const before = (await storedIn(collection)).length
    expect((await send(path, { ...data, website: 'https://spam.example' })).json.status).toBe('success')
    expect(await storedIn(collection)).toHaveLength(before)
  }
})

test('a form that cannot be stored leaves none of its values in the log', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {})
  jest.spyOn(payload.db, 'create').mockRejectedValue(new Error('insert into forms values (Sesame, Peanuts)'))
  const { status, json } = await send('customer/health_form?other_allergies=Sesame', health)
  expect([status, json.status]).toEqual([503, 'error'])
  const logged = log.mock.calls
    .flat()
    .map((part) => (part instanceof Error ? `${part.stack}${String(part.cause)}` : JSON.stringify(part)))
  expect(logged.join(' ')).toContain('dietary-health-forms: a form could not be stored')
  expect(logged.join(' ')).not.toMatch(/Sesame|Peanuts|Zoé/)
})
