import type { CollectionSlug } from 'payload'
import { announceFavourites, registerFavouriteJobs } from '@/features/account/favourites/announce-favourites'
import { readFavouriteEntries } from '@/features/account/favourites/read-favourite-entries'
import { readReservationCalendar } from '@/features/reservations/read-calendar'
import type { Locale } from '@/domain/locale'
import { renewCalendarKey } from '@/server/database/reservations/calendar-keys'
import { maxFavourites } from '@/domain/account/favourites'
import { addFavourite, readFavouriteMails, setFavouriteMails } from '@/server/database/account/favourites'
import { newHexId } from '@/server/database/hex-ids'
import { fieldsOf } from '@/server/database/stored-values'
import { sendQueuedMails } from '@/server/mail/outbox'
import { callV1 } from '../../support/data/call-v1'
import { both, makeCampus, type Campus } from '../../support/data/campus'
import { readCalendar } from '../../support/formats/calendar'
import { closePayload, openPayload } from '../../support/payload'
import { startMailServer, sendThroughServer } from '../../support/servers/mail-server'

const payload = await openPayload()
let north: Campus
let south: Campus
let server: Awaited<ReturnType<typeof startMailServer>>
let serial = 0

beforeAll(async () => {
  north = await makeCampus(payload, 'northgate')
  south = await makeCampus(payload, 'southgate')
  for (const { site } of [north, south])
    await payload.update({ collection: 'sites', id: site, data: { customerLogin: true }, overrideAccess: true })
  server = await startMailServer()
  await sendThroughServer(payload, server.url)
  registerFavouriteJobs()
}, 30_000)
afterAll(async () => {
  await server.stop()
  await closePayload()
})

type Person = { id: string; site: string; cookie: string; email: string }
const call = (method: 'GET' | 'POST', path: string, data: object, person?: Person) =>
  callV1(method, `customer/${path}`, { ...(person && { site_id: person.site }), ...data }, { cookie: person?.cookie })

async function signUp(site: string): Promise<Person> {
  const email = `fan-${(serial += 1)}@example.com`
  const password = 'Secret-word1!'
  const data = { site_id: site, first_name: 'Ana', last_name: 'Roy', email, password, confirm_password: password }
  const { json, cookie } = await call('POST', 'create', data)
  return { id: String(fieldsOf(json.customer).id), site, email, cookie }
}
const add = (person: Person, kind: string, target: string) =>
  call('POST', 'add_favourite', { kind, target_id: target }, person)
const list = async (person: Person) => (await call('GET', 'favourites', {}, person)).json
const countOf = async (person: Person) =>
  (await payload.db.count({ collection: 'favourites' as CollectionSlug, where: { customer: { equals: person.id } } }))
    .totalDocs

test('stores each favourite once, whatever the number of clicks, and removes it', async () => {
  const ana = await signUp(north.site)
  await Promise.all(Array.from({ length: 8 }, () => add(ana, 'dish', north.soup)))
  expect((await add(ana, 'location', north.hall)).json).toMatchObject({
    status: 'success',
    msg: 'Added to your favourites.',
  })
  expect(await list(ana)).toMatchObject({ dishes: [north.soup], locations: [north.hall] })
  expect(await countOf(ana)).toBe(2)
  for (let again = 0; again < 2; again++)
    expect((await call('POST', 'remove_favourite', { kind: 'dish', target_id: north.soup }, ana)).json.status).toBe(
      'success',
    )
  expect(await list(ana)).toMatchObject({ dishes: [], locations: [north.hall] })
})

test('refuses dishes of other sites, unknown kinds, and more than anybody needs', async () => {
  const ana = await signUp(north.site)
  expect((await add(ana, 'dish', south.soup)).json.msg).toBe('Item not found.')
  expect((await add(ana, 'location', 'x')).json.msg).toBe('Item not found.')
  expect((await add(ana, 'staff', north.soup)).json.msg).toBe('Invalid field: kind.')
  for (let at = 0; at < maxFavourites; at++)
    await addFavourite(payload, { customer: ana.id, kind: 'dish', target: newHexId() }, new Date())
  expect((await add(ana, 'dish', north.soup)).json.msg).toBe('You have too many favourites. Remove one first.')
}, 60_000)

const mailsTo = ({ email }: Person) => server.received.filter(({ to }) => to?.some((each) => each.address === email))

const statesOf = async ({ email }: Person) =>
  (
    await payload.db.find<{ id: string; state: string }>({ collection: 'sent-mails', where: { to: { equals: email } } })
  ).docs
    .map(({ state }) => state)
    .sort()

test('mails once a day where favourites are served, in the language of the customer, until the token of the mail stops it', async () => {
  const [ana, luc, noMail, noDish] = [
    await signUp(north.site),
    await signUp(north.site),
    await signUp(north.site),
    await signUp(north.site),
  ]
  for (const person of [ana, luc, noMail]) await add(person, 'dish', north.soup)
  await add(noDish, 'dish', north.pie)
  await call('POST', 'favourite_mails', { wanted: 'true', locale: 'en' }, ana)
  await call('POST', 'favourite_mails', { wanted: 'true', locale: 'fr' }, luc)
  await call('POST', 'favourite_mails', { wanted: 'true' }, noDish)
  const item = (dish: string) => ({ id: newHexId(), dish })
  const menuOf = (date: string) => ({
    site: north.site,
    location: north.hall,
    date,
    _status: 'published',
    day: {
      periods: [
        {
          id: newHexId(),
          name: both('Lunch', 'Dîner'),
          sortOrder: 0,
          categories: [{ id: newHexId(), name: both('Soups', 'Soupes'), sortOrder: 0, items: [item(north.soup)] }],
        },
      ],
    },
  })
  for (const date of ['2026-11-24', '2026-11-25'])
    await payload.create({ collection: 'menus', data: menuOf(date) as never, overrideAccess: true })

  await announceFavourites(payload, new Date('2026-11-24T11:00:00Z')) // 6:00 in Toronto
  await sendQueuedMails(payload, new Date('2026-11-24T11:00:00Z'))
  expect(mailsTo(ana)).toEqual([])
  for (const time of ['2026-11-24T12:00:00Z', '2026-11-24T12:01:00Z', '2026-11-24T20:00:00Z']) {
    await announceFavourites(payload, new Date(time))
    await sendQueuedMails(payload, new Date(time))
  }
  expect([ana, luc, noMail, noDish].map((person) => mailsTo(person).length)).toEqual([1, 1, 0, 0])
  const [english, french] = [mailsTo(ana)[0], mailsTo(luc)[0]]
  expect(english?.subject).toBe('Your favourites are served today')
  expect(english?.text).toContain('North Hall, Lunch')
  expect(french?.subject).toBe('Vos favoris sont servis aujourd’hui')
  expect(french?.text).toContain('Salle Nord, Dîner')

  const header = (name: string) => english?.headers.find(({ key }) => key === name)?.value ?? ''
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
  const address = new URL(/<(.*)>/.exec(header('list-unsubscribe'))?.[1] ?? '')
  expect(english?.text).toContain(`/northgate/stop-favourite-emails${address.search}`)
  const oneClick = { type: 'application/x-www-form-urlencoded', isForeign: true }
  const stop = (query: string) =>
    callV1('POST', `customer/stop_favourite_mails${query}`, 'List-Unsubscribe=One-Click', oneClick)
  expect((await stop('?token=x')).text).toContain('This link is not complete')
  expect(await readFavouriteMails(payload, ana.id)).toBe('en')
  expect((await stop(address.search)).json.status).toBe('success')
  expect([await readFavouriteMails(payload, ana.id), await readFavouriteMails(payload, luc.id)]).toEqual([null, 'fr'])
  expect(await list(ana)).toMatchObject({ dishes: [north.soup] })
  expect((await call('GET', 'info', {}, ana)).status).toBe(200) // the session has not ended

  await announceFavourites(payload, new Date('2026-11-25T12:00:00Z'))
  expect(await statesOf(luc)).toEqual(['queued', 'sent'])
  await setFavouriteMails(payload, luc.id, null) // while the mail waits for the mail server
  await sendQueuedMails(payload, new Date('2026-11-25T12:00:00Z'))
  expect(await statesOf(luc)).toEqual(['failed', 'sent'])
  expect([mailsTo(ana).length, mailsTo(luc).length]).toEqual([1, 1])
})

test('the private calendar shows favourites of the next seven days to those who asked, until the link of an entry stops it', async () => {
  const [ana, luc] = [await signUp(north.site), await signUp(north.site)]
  const now = new Date('2026-11-24T15:00:00Z')
  const keys = await Promise.all([ana, luc].map(({ id }) => renewCalendarKey(payload, id)))
  const read = async (at: number, locale: Locale = 'en', when = now) =>
    readCalendar((await readReservationCalendar(keys[at] ?? '', locale, when, readFavouriteEntries)) ?? '').entries
  await add(ana, 'dish', north.soup)
  await add(luc, 'dish', north.soup)
  expect(await read(0)).toEqual([])
  expect((await call('POST', 'favourite_calendar', { wanted: 'true' }, ana)).json.msg).toBe(
    'Your private calendar now shows where your favourites are served.',
  )
  const entries = await read(0)
  expect(entries).toMatchObject([
    {
      uid: `favourite-${north.soup}-${north.hall}-2026-11-24@refectory`,
      summary: 'Pea soup is served today at North Hall',
      starts: '2026-11-24',
      ends: '2026-11-25',
      place: 'North Hall',
    },
    { starts: '2026-11-25', ends: '2026-11-26' },
  ])
  expect(entries[0]?.description).toMatch(/^Lunch\. Menus can change during the day\.\n\nStop showing favourites/)
  expect(await read(0, 'fr')).toMatchObject([{ summary: 'Au menu aujourd’hui\u00a0: Soupe aux pois, Salle Nord' }, {}])
  expect(await read(0, 'en', new Date('2026-11-18T15:00:00Z'))).toMatchObject([{ starts: '2026-11-24' }]) // 7 days: to the 24th
  expect(await read(0, 'en', new Date('2026-11-25T04:59:00Z'))).toHaveLength(2) // still the 24th in Toronto
  expect(await read(0, 'en', new Date('2026-11-25T05:01:00Z'))).toMatchObject([{ starts: '2026-11-25' }])
  expect(await read(1)).toEqual([])

  await call('POST', 'favourite_mails', { wanted: 'true', locale: 'en' }, ana)
  await call('POST', 'favourite_calendar', { wanted: 'true' }, luc)
  const link = new URL(/http\S+$/.exec(entries[0]?.description ?? '')?.[0] ?? '')
  expect(link.pathname).toBe('/northgate/stop-favourite-emails')
  const stop = async (token: string) => (await call('POST', 'stop_favourite_mails', { token })).json
  const token = link.searchParams.get('token') ?? ''
  for (const forged of [token.replace('calendar.', ''), token.replace(ana.id, luc.id), `${token}x`, 'x'.repeat(9_999)])
    expect((await stop(forged)).msg).toMatch('This link is not complete')
  expect([(await read(0)).length, (await read(1)).length]).toEqual([2, 2])
  expect((await stop(token)).msg).toBe('Your private calendar no longer shows your favourites.')
  expect([(await read(0)).length, (await read(1)).length]).toEqual([0, 2])
  expect(await readFavouriteMails(payload, ana.id)).toBe('en')
})

test('are deleted with the account, and do not keep a dish from being deleted', async () => {
  const ana = await signUp(north.site)
  await add(ana, 'dish', north.pie)
  await payload.delete({ collection: 'dishes', id: north.pie, overrideAccess: true })
  expect(await countOf(ana)).toBe(1)
  await payload.delete({ collection: 'customers', id: ana.id, overrideAccess: true })
  expect(await countOf(ana)).toBe(0)
})
