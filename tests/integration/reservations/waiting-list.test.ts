/** @both-databases */

import { clock } from '@/server/clock'
import { reservationsResponse } from '@/contract/reservations/reservations'
import { acceptOffer, leaveWaitingList } from '@/features/reservations/waiting/join-waiting-list'
import { announceReservations } from '@/features/reservations/mails/announce-reservations'
import { endReservation } from '@/features/reservations/cancel-reservation'
import { recoverReservations } from '@/features/reservations/recover-reservations'
import { readReservationsPage } from '@/features/reservations/page/read-reservations-page'
import { registerReservationJobs, advanceWaitingLists } from '@/features/reservations/register-reservation-jobs'
import { readSite } from '@/features/site/read-sites'
import { readReservation } from '@/server/database/reservations/reservations'
import { claimSeats, readSlot, releaseSeats } from '@/server/database/reservations/slots'
import { addDays } from '@/domain/time/calendar'
import { toInstant } from '@/domain/time/campus-time'
import { sendQueuedMails } from '@/server/mail/outbox'
import { makeCampus } from '../../support/data/campus'
import { Shopper } from '../../support/data/shopper'
import { makePerson } from '../../support/data/staff'
import { readCalendar, readRevisions } from '../../support/formats/calendar'
import { startMailServer, sendThroughServer } from '../../support/servers/mail-server'
import { closePayload, openPayload } from '../../support/payload'
import { allRows, dayFromNow, openForReservations, setRules } from '../../support/reservations/reservation-hall'
import { signInToStudio } from '../../support/studio/studio-api'

const payload = await openPayload()
let site = ''
let hall = ''
const day = dayFromNow(3)
const people: Shopper[] = []
const minutes = (count: number) => new Date(clock.now().getTime() + count * 60_000)
const place = (hour: number) => ({ locationId: hall, time: { date: day, hour, minute: 0 } })
const time = (hour: number, friends = 0) => ({ location_id: hall, date: day, hour, minute: 0, friends })
const waitsOf = async (who: Shopper) =>
  reservationsResponse.parse((await who.call('customer/reservations', {}, { method: 'GET' })).json).waits
const fill = (hour: number, seats: number) =>
  claimSeats(payload, place(hour), { claim: `seats${hour}`, seats, capacity: 20 })
const free = (hour: number) => releaseSeats(payload, place(hour), `seats${hour}`)
const owner = (who: Shopper) => ({ id: String(who.customerId), siteId: site })

beforeAll(async () => {
  ;({ site, hall } = await makeCampus(payload, 'northgate'))
  await openForReservations(payload, { site, hall })
  for (const email of ['ana@example.com', 'ben@example.com', 'cleo@example.com']) {
    const person = new Shopper(site)
    await person.signUp(email)
    people.push(person)
  }
}, 60_000)
afterAll(closePayload)

test('a freed seat is offered to the next in line for 30 minutes, then to the one after', async () => {
  const [ana, ben] = people as [Shopper, Shopper]
  await fill(11, 20)
  expect((await ana.call('reservations/wait', time(11))).json.status).toBe('success')
  expect((await ana.call('reservations/wait', time(11))).json.waits).toHaveLength(1) // waiting twice changes nothing
  await ben.call('reservations/wait', time(11))
  await advanceWaitingLists(payload, clock.now())
  expect(await waitsOf(ana)).toMatchObject([{ status: 'waiting', offered_until: null }])
  await free(11)
  await fill(11, 19)
  await advanceWaitingLists(payload, clock.now())
  expect(await waitsOf(ana)).toMatchObject([{ status: 'offered' }])
  expect(await waitsOf(ben)).toMatchObject([{ status: 'waiting' }])
  await advanceWaitingLists(payload, minutes(29))
  expect(await waitsOf(ana)).toMatchObject([{ status: 'offered' }])
  await advanceWaitingLists(payload, minutes(31))
  expect(await waitsOf(ana)).toEqual([])
  expect(await readSlot(payload, place(11))).toMatchObject({ taken: 20 })
  const [offer] = await waitsOf(ben)
  const accepted = await ben.call('reservations/accept_wait', { wait_id: offer?.id })
  expect(accepted.json).toMatchObject({ waits: [], reservations: [{ hour: 11, location_id: hall }] })
  expect(await readSlot(payload, place(11))).toMatchObject({ taken: 20 })
  expect((await ben.call('reservations/accept_wait', { wait_id: offer?.id })).msg).toBe(
    "You've already reserved this time.",
  )
})

test('a party that does not fit lets the next one go ahead, and a cancellation offers its seats at once', async () => {
  const [ana, ben, cleo] = people as [Shopper, Shopper, Shopper]
  await fill(12, 19)
  const [mine] = reservationsResponse
    .parse((await ben.call('reservations', time(12))).json)
    .reservations.filter(({ hour }) => hour === 12)
  await ana.call('reservations/wait', time(12, 3))
  await cleo.call('reservations/wait', time(12))
  await ben.call('reservations', { reservation_id: mine?.id }, { method: 'DELETE' })
  expect(await waitsOf(ana)).toMatchObject([{ status: 'waiting', friends: 3 }])
  expect(await waitsOf(cleo)).toMatchObject([{ status: 'offered', friends: 0 }])
  const [offer] = await waitsOf(cleo)
  await cleo.call('reservations/wait', { wait_id: offer?.id }, { method: 'DELETE' })
  expect(await readSlot(payload, place(12))).toMatchObject({ taken: 19 })
  expect(await leaveWaitingList(owner(ana), (await waitsOf(ana))[0]?.id ?? '', clock.now())).toMatchObject({ ok: true })
  expect((await ben.call('reservations/wait', time(12))).msg).toBe('This time has free seats. Reserve it now.')
  expect((await ben.call('reservations/accept_wait', { wait_id: offer?.id })).msg).toBe(
    'You are not on this waiting list.',
  )
})

test('an offer that is accepted many times and ends at the same moment is booked once, or not at all', async () => {
  const [ana] = people as [Shopper]
  const context = { site: (await readSite(site))!, locale: 'en', now: clock.now() } as const
  for (let round = 0; round < 5; round += 1) {
    await fill(13, 20)
    await ana.call('reservations/wait', time(13))
    await free(13)
    await fill(13, 19)
    await advanceWaitingLists(payload, clock.now())
    const [offer] = await waitsOf(ana)
    const accept = () => acceptOffer(owner(ana), offer?.id ?? '', context)
    const [first, second, third] = await Promise.all([
      accept(),
      accept(),
      accept(),
      advanceWaitingLists(payload, minutes(31)),
    ])
    const booked = [first, second, third].flatMap((outcome) => (outcome.ok ? [outcome.value.id] : []))
    expect(booked.length).toBeLessThanOrEqual(1)
    const slot = await readSlot(payload, place(13))
    expect(slot?.taken).toBe(19 + booked.length)
    expect([...(slot?.claims.keys() ?? [])].sort()).toEqual(['seats13', ...booked].sort())
    for (const id of booked) await ana.call('reservations', { reservation_id: id }, { method: 'DELETE' })
    await free(13)
  }
})

test('an offer whose process ended between its two statements is offered by the next round', async () => {
  const [ana] = people as [Shopper]
  await fill(13, 20)
  await ana.call('reservations/wait', time(13))
  const [wait] = await waitsOf(ana)
  await free(13)
  await claimSeats(payload, place(13), { claim: `wait:${wait?.id}`, seats: 1, capacity: 20 })
  await recoverReservations(payload, clock.now(), { all: true }) // does not take the seats away
  await advanceWaitingLists(payload, clock.now())
  expect(await waitsOf(ana)).toMatchObject([{ status: 'offered' }])
  expect(await readSlot(payload, place(13))).toMatchObject({ taken: 1 })
  await ana.call('reservations/wait', { wait_id: wait?.id }, { method: 'DELETE' })
})

test('[CUS-5.39] who accepts the last visit of a block gives up the other offers there, and each goes to the next', async () => {
  const [ana, ben] = people as [Shopper, Shopper]
  await setRules(payload, { site, hall, rules: { limitReservationVisits: true, reservationMaxVisits: 1 } })
  const times = [11, 12, 13].map((hour) => ({ ...time(hour), date: dayFromNow(4) }))
  const places = times.map(({ date, hour }) => ({ locationId: hall, time: { date, hour, minute: 0 } }))
  for (const each of places) await claimSeats(payload, each, { claim: 'others', seats: 20, capacity: 20 })
  for (const each of times) await ana.call('reservations/wait', each)
  await ben.call('reservations/wait', times[1])
  for (const each of places.slice(0, 2)) await releaseSeats(payload, each, 'others')
  for (const each of places.slice(0, 2)) await claimSeats(payload, each, { claim: 'others', seats: 19, capacity: 20 })
  await advanceWaitingLists(payload, clock.now())
  const waits = await waitsOf(ana)
  expect(waits.map(({ status }) => status)).toEqual(['offered', 'offered', 'waiting'])
  await ana.call('reservations/accept_wait', { wait_id: waits[0]?.id })
  expect(await waitsOf(ana)).toEqual([])
  expect(await waitsOf(ben)).toMatchObject([{ status: 'offered', hour: 12 }])
  expect(await readSlot(payload, places[1]!)).toMatchObject({ taken: 20 })
  await setRules(payload, { site, hall, rules: { limitReservationVisits: false } })
})

test('a newcomer gets no freed seat while an earlier party that fits waits, which is offered it at once', async () => {
  const [ana, ben] = people as [Shopper, Shopper]
  const late = { ...time(13), date: dayFromNow(5) }
  const there = { locationId: hall, time: { date: late.date, hour: 13, minute: 0 } }
  await claimSeats(payload, there, { claim: 'others', seats: 19, capacity: 20 })
  await claimSeats(payload, there, { claim: 'last', seats: 1, capacity: 20 })
  await ana.call('reservations/wait', { ...late, friends: 1 })
  await releaseSeats(payload, there, 'last')
  const book = async () => (await ben.call('reservations', late)).json.status
  expect(await book()).toBe('success') // the party of two does not fit
  await setRules(payload, { site, hall, rules: { reservationCapacity: 22 } })
  const cleo = people[2]!
  expect((await cleo.call('reservations', late)).msg).toContain('no longer available')
  expect(await waitsOf(ana)).toMatchObject([{ status: 'offered' }])
  expect(await readSlot(payload, there)).toMatchObject({ taken: 22 })
  await setRules(payload, { site, hall, rules: { reservationCapacity: 20 } })
})

test('offers no seat that could not be accepted any more, and lets others reserve what nobody can be offered', async () => {
  const [ana, ben] = people as [Shopper, Shopper]
  await payload.db.deleteMany({ collection: 'reservation-waits', where: {} })
  const changed = { ...time(12, 3), date: dayFromNow(7) }
  const there = { locationId: hall, time: { date: changed.date, hour: 12, minute: 0 } }
  await claimSeats(payload, there, { claim: 'others', seats: 20, capacity: 20 })
  await ana.call('reservations/wait', changed)
  await releaseSeats(payload, there, 'others')
  await setRules(payload, { site, hall, rules: { guestFriendLimit: 2 } }) // the party of four may not come any more
  await advanceWaitingLists(payload, clock.now())
  expect(await waitsOf(ana)).toMatchObject([{ status: 'waiting' }])
  expect((await ben.call('reservations', { ...changed, friends: 0 })).json.status).toBe('success')
  await setRules(payload, { site, hall, rules: { guestFriendLimit: 7 } })
  const closing = { site, location: hall, type: 'special_hours', closed: true, start: changed.date, end: changed.date }
  const { id } = await payload.create({ collection: 'schedules', data: closing as never, overrideAccess: true })
  await advanceWaitingLists(payload, clock.now())
  expect(await waitsOf(ana)).toMatchObject([{ status: 'waiting' }])
  await payload.delete({ collection: 'schedules', id, overrideAccess: true })
  const publish = async (published: boolean) => {
    await payload.update({ collection: 'sites', id: site, data: { published }, overrideAccess: true })
  }
  await publish(false) // nobody can open an account of the site to accept
  await advanceWaitingLists(payload, clock.now())
  await publish(true)
  expect(await waitsOf(ana)).toMatchObject([{ status: 'waiting' }])
  await advanceWaitingLists(payload, clock.now())
  const [offer] = await waitsOf(ana)
  expect(offer).toMatchObject({ status: 'offered' })
  await ana.call('reservations/wait', { wait_id: offer?.id }, { method: 'DELETE' })
})

test('staff can neither add nor change an entry: it would keep its key, and the customer could not wait again', async () => {
  const [ana] = people as [Shopper]
  await makePerson(payload, 'administrator', []) // the first person of a deployment gets this role in any case
  const editor = await signInToStudio(payload, await makePerson(payload, 'menuEditor', [site]))
  await fill(12, 20)
  await ana.call('reservations/wait', time(12))
  const [wait] = await waitsOf(ana)
  const path = `reservation-waits/${wait?.id}`
  expect((await editor('PATCH', path, { data: { status: 'cancelled' } })).status).toBe(403)
  expect((await editor('POST', 'reservation-waits', { data: { location: hall, date: day, key: 'x' } })).status).toBe(
    403,
  )
  expect((await editor('DELETE', path)).status).toBe(200)
  await ana.call('reservations/wait', time(12))
  const waits = await waitsOf(ana)
  expect(waits).toMatchObject([{ status: 'waiting', hour: 12 }])
  await ana.call('reservations/wait', { wait_id: waits[0]?.id }, { method: 'DELETE' })
  await free(12)
})

const secondsOf = (instant: number) => `${new Date(instant).toISOString().slice(0, 19)}Z`

test('mails a confirmation with a calendar file, a reminder the day before, a cancellation by staff and an offer, once each', async () => {
  const cleo = people[2]!
  await payload.db.deleteMany({ collection: 'sent-mails', where: {} })
  const french = { locale: 'fr' } as const
  await cleo.call('reservations', time(13, 1), french)
  const [mine] = reservationsResponse.parse(
    (await cleo.call('customer/reservations', {}, { method: 'GET' })).json,
  ).reservations
  const id = String(mine?.id)
  const mails = async () => (await allRows(payload, 'sent-mails')).filter(({ key }) => String(key).endsWith(id))
  await announceReservations(payload, clock.now())
  await announceReservations(payload, clock.now())
  expect(await mails()).toMatchObject([{ kind: 'reservation', to: 'cleo@example.com', locale: 'fr' }])
  const [confirmation] = await mails()
  expect(confirmation?.subject).toBe('Votre réservation\u00a0: Salle Nord, Services alimentaires, Université northgate')
  expect(String(confirmation?.text)).toContain('13h00')
  expect(String(confirmation?.html)).toContain('Vous et 1 personne')

  const server = await startMailServer()
  await sendThroughServer(payload, server.url)
  registerReservationJobs()
  const toCleo = () => server.received.filter(({ to }) => to?.some(({ address }) => address === 'cleo@example.com'))
  await sendQueuedMails(payload, clock.now())
  const [received] = toCleo()
  expect([received?.subject, received?.attachments.length]).toEqual([confirmation?.subject, 1])
  const [file] = received?.attachments ?? []
  expect(file).toMatchObject({ filename: 'reservation.ics', mimeType: 'text/calendar' })
  const calendar = new TextDecoder().decode(file?.content as ArrayBuffer)
  const starts = toInstant(day, 13 * 60, 'America/Toronto').getTime()
  expect(readCalendar(calendar).entries).toMatchObject([
    {
      ...{
        uid: `reservation-${id}@refectory`,
        summary: 'Réservation\u00a0: Salle Nord',
        description: 'Vous et 1 personne',
      },
      ...{ starts: secondsOf(starts), ends: secondsOf(starts + 60 * 60_000) },
    },
  ])

  const nineTheDayBefore = toInstant(addDays(day, -1), 9 * 60, 'America/Toronto')
  await announceReservations(payload, new Date(nineTheDayBefore.getTime() - 60_000))
  expect(await mails()).toHaveLength(1)
  await announceReservations(payload, nineTheDayBefore)
  await announceReservations(payload, new Date(nineTheDayBefore.getTime() + 60_000))
  expect((await mails()).map(({ kind }) => kind).sort()).toEqual(['reservation', 'reservation-reminder'])
  await sendQueuedMails(payload, nineTheDayBefore)
  const reminder = toCleo().find(({ subject }) => subject?.startsWith('Demain, votre réservation'))
  expect(reminder?.attachments.map(({ filename }) => filename)).toEqual(['reservation.ics'])
  const reservation = await readReservation(payload, id)
  await endReservation(payload, reservation!, 'staff', clock.now())
  await announceReservations(payload, clock.now())
  expect((await mails()).map(({ kind }) => kind).sort()).toEqual([
    'reservation',
    'reservation-canceled',
    'reservation-reminder',
  ])
  await sendQueuedMails(payload, clock.now())
  await server.stop()
  const canceled = toCleo().find(({ subject }) => subject?.startsWith('Réservation annulée'))
  expect(canceled?.text).toContain('notre personnel a annulé cette réservation')
  const [cancellation] = canceled?.attachments ?? []
  expect(cancellation).toMatchObject({ filename: 'reservation.ics', mimeType: 'text/calendar' })
  const { method, entries } = readRevisions(new TextDecoder().decode(cancellation?.content as ArrayBuffer))
  const confirmed = readRevisions(calendar)
  const [first] = confirmed.entries
  expect([confirmed.method, method]).toEqual([null, 'CANCEL'])
  expect(entries).toMatchObject([{ uid: first?.uid, status: 'CANCELLED', sequence: Number(first?.sequence) + 1 }])
  expect(Date.parse(entries[0]?.changedAt ?? '')).toBeGreaterThanOrEqual(Date.parse(first?.changedAt ?? ''))
})

test('a customer who cancels gets a mail whose calendar file takes the entry back, once', async () => {
  const ana = people[0]!
  await payload.db.deleteMany({ collection: 'sent-mails', where: {} })
  const chosen = { ...time(13, 1), date: dayFromNow(8) }
  expect((await ana.call('reservations', chosen)).json.status).toBe('success')
  const [mine] = (await allRows(payload, 'reservations')).filter(({ date }) => date === chosen.date)
  await announceReservations(payload, clock.now())
  await ana.call('reservations', { reservation_id: mine?.id }, { method: 'DELETE' })
  for (let round = 0; round < 2; round++) await announceReservations(payload, clock.now())
  const server = await startMailServer()
  await sendThroughServer(payload, server.url)
  registerReservationJobs()
  await sendQueuedMails(payload, clock.now())
  await server.stop()
  const rows = (await allRows(payload, 'sent-mails')).filter(({ key }) => String(key).endsWith(String(mine?.id)))
  expect(rows.map(({ kind, state }) => [kind, state]).sort()).toEqual([
    ['reservation', 'failed'], // it was canceled before it was sent
    ['reservation-canceled', 'sent'],
  ])
  const received = server.received.filter(({ text }) => text?.includes('You canceled this reservation.'))
  const files = received.map(({ attachments }) => new TextDecoder().decode(attachments[0]?.content as ArrayBuffer))
  const file = files.find((text) => text.includes(String(mine?.id)))
  const { method, entries } = readRevisions(file ?? '')
  const canceled = { uid: `reservation-${String(mine?.id)}@refectory`, status: 'CANCELLED', sequence: 1 }
  expect([method, entries]).toMatchObject(['CANCEL', [canceled]])
})

test('a confirmation and a reminder that wait for the mail server are not sent once the reservation is canceled', async () => {
  const ben = people[1]!
  await payload.db.deleteMany({ collection: 'sent-mails', where: {} })
  const late = { ...time(11, 1), date: dayFromNow(6) }
  await ben.call('reservations', late)
  const [mine] = (await allRows(payload, 'reservations')).filter(({ date }) => date === late.date)
  const nineTheDayBefore = toInstant(addDays(late.date, -1), 9 * 60, 'America/Toronto')
  await announceReservations(payload, clock.now())
  await announceReservations(payload, nineTheDayBefore)
  await ben.call('reservations', { reservation_id: mine?.id }, { method: 'DELETE' })
  const server = await startMailServer()
  await sendThroughServer(payload, server.url)
  registerReservationJobs()
  await sendQueuedMails(payload, nineTheDayBefore)
  await server.stop()
  const mails = (await allRows(payload, 'sent-mails')).filter(({ key }) => String(key).endsWith(String(mine?.id)))
  expect(mails.map(({ kind, state }) => [kind, state]).sort()).toEqual([
    ['reservation', 'failed'],
    ['reservation-reminder', 'failed'],
  ])
  expect(server.received.filter(({ subject }) => subject?.startsWith('Tomorrow'))).toEqual([])
})

test('mails an offer with the end of its 30 minutes, and tells by mail and in the account that it has ended', async () => {
  const [ana] = people as [Shopper]
  await payload.db.deleteMany({ collection: 'reservation-waits', where: {} })
  await free(12)
  await fill(12, 20)
  await ana.call('reservations/wait', time(12))
  await free(12)
  await advanceWaitingLists(payload, clock.now())
  await announceReservations(payload, clock.now())
  const [mail] = (await allRows(payload, 'sent-mails')).filter(({ kind }) => kind === 'reservation-offer')
  expect(mail).toMatchObject({ to: 'ana@example.com', locale: 'en' })
  const server = await startMailServer()
  await sendThroughServer(payload, server.url)
  await sendQueuedMails(payload, clock.now())
  await server.stop()
  const received = server.received.find(({ subject }) => subject === mail?.subject)
  expect(received?.text).toMatch(/Accept it in your account by \d{1,2}:\d{2}[ap]m/)

  const later = new Date(clock.now().getTime() + 31 * 60_000)
  await advanceWaitingLists(payload, later)
  await announceReservations(payload, later)
  await announceReservations(payload, later)
  const ended = (await allRows(payload, 'sent-mails')).filter(({ kind }) => kind === 'reservation-offer-ended')
  expect(ended).toMatchObject([
    { to: 'ana@example.com', subject: expect.stringMatching(/^Your offer at North Hall has ended, /) },
  ])
  expect(await waitsOf(ana)).toEqual([])
  const found = await readSite(site)
  if (!found) throw new Error('The site is missing.')
  const shown = (at: Date) => readReservationsPage(found, owner(ana), 'en', at)
  expect((await shown(later)).waits).toMatchObject([{ locationName: 'North Hall', minutesLeft: 0 }])
  expect((await shown(new Date(later.getTime() + 24 * 60 * 60_000))).waits).toEqual([])
})
