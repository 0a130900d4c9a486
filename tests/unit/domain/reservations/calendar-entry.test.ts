import { partyWords, reservationEntry, type CalendarReservation } from '@/domain/reservations/calendar-entry'
import { formatCalendar, formatCancellation } from '@/domain/time/icalendar'
import { findLineErrors, readCalendar, readRevisions } from '../../../support/formats/calendar'

const reservation = (over: Partial<CalendarReservation> = {}): CalendarReservation => ({
  id: 'r1',
  time: { date: '2026-10-31', hour: 12, minute: 30 },
  friends: 2,
  changedAt: new Date('2026-10-20T15:00:00Z'),
  locationName: { en: 'North Hall', fr: 'Salle Nord' },
  place: '1 Maple Street',
  timeZone: 'America/St_Johns',
  intervalMinutes: 30,
  url: null,
  ...over,
})

/* Newfoundland is 2.5 hours behind UTC in summer time, which ends on 1 November 2026, and 3.5 hours in winter. */
test.each`
  date            | interval | starts                        | ends
  ${'2026-10-31'} | ${30}    | ${'2026-10-31T15:00:00.000Z'} | ${'2026-10-31T16:00:00.000Z'}
  ${'2026-11-01'} | ${30}    | ${'2026-11-01T16:00:00.000Z'} | ${'2026-11-01T17:00:00.000Z'}
  ${'2027-03-13'} | ${90}    | ${'2027-03-13T16:00:00.000Z'} | ${'2027-03-13T17:30:00.000Z'}
  ${'2027-03-14'} | ${90}    | ${'2027-03-14T15:00:00.000Z'} | ${'2027-03-14T16:30:00.000Z'}
`('a reservation for 12:30 on $date is at $starts in UTC', ({ date, interval, starts, ends }) => {
  const time = { date, hour: 12, minute: 30 }
  const entry = reservationEntry(reservation({ time, intervalMinutes: interval }), 'en')
  expect([entry.starts, entry.ends]).toEqual([new Date(starts), new Date(ends)])
})

/* A program that imports the file shows the wall-clock time of the campus, also at night, before and after the clocks change. */
test.each`
  zone                  | date            | clock     | starts                    | ends
  ${'America/Toronto'}  | ${'2026-11-01'} | ${'1:30'} | ${'2026-11-01T05:30:00Z'} | ${'2026-11-01T06:30:00Z'}
  ${'America/Toronto'}  | ${'2026-11-01'} | ${'2:00'} | ${'2026-11-01T07:00:00Z'} | ${'2026-11-01T08:00:00Z'}
  ${'America/St_Johns'} | ${'2026-11-01'} | ${'1:30'} | ${'2026-11-01T04:00:00Z'} | ${'2026-11-01T05:00:00Z'}
  ${'America/Toronto'}  | ${'2027-03-14'} | ${'1:30'} | ${'2027-03-14T06:30:00Z'} | ${'2027-03-14T07:30:00Z'}
  ${'America/Toronto'}  | ${'2027-03-14'} | ${'3:00'} | ${'2027-03-14T07:00:00Z'} | ${'2027-03-14T08:00:00Z'}
  ${'America/St_Johns'} | ${'2027-03-14'} | ${'3:00'} | ${'2027-03-14T05:30:00Z'} | ${'2027-03-14T06:30:00Z'}
`('a calendar file has $clock on $date in $zone as $starts', ({ zone, date, clock, starts, ends }) => {
  const [hour, minute] = clock.split(':').map(Number)
  const entry = reservationEntry(reservation({ time: { date, hour, minute }, timeZone: zone }), 'fr')
  const file = formatCalendar({ name: 'Réservation', locale: 'fr', zone }, [entry])
  expect(findLineErrors(file)).toEqual([])
  expect(readCalendar(file).entries).toMatchObject([
    {
      starts,
      ends,
      summary: 'Réservation\u00a0: Salle Nord',
      description: 'Vous et 2 personnes',
      place: '1 Maple Street',
    },
  ])
})

test('an entry names the location and the party in its language, and keeps its UID', () => {
  expect(reservationEntry(reservation(), 'en')).toMatchObject({
    uid: 'reservation-r1@refectory',
    summary: 'Reservation: North Hall',
    description: 'You and 2 guests',
    place: '1 Maple Street',
  })
  expect(reservationEntry(reservation(), 'fr')).toMatchObject({
    uid: 'reservation-r1@refectory',
    summary: 'Réservation\u00a0: Salle Nord',
    description: 'Vous et 2 personnes',
  })
  expect([0, 1].map((friends) => partyWords(friends, 'fr'))).toEqual(['Vous seulement', 'Vous et 1 personne'])
})

test.each(['en', 'fr'] as const)('a cancellation takes the entry of the confirmation back (%s)', (locale) => {
  const about = { name: 'North Hall', locale, zone: 'America/Toronto' }
  const changedAt = new Date('2026-10-25T08:00:00Z')
  const confirmed = formatCalendar(about, [reservationEntry(reservation(), locale)])
  const sender = { name: 'Dining "North"\r\nX-BAD:1', email: 'dining@example.edu' }
  const file = formatCancellation(about, [reservationEntry(reservation({ changedAt }), locale)], sender)
  expect(findLineErrors(file)).toEqual([])
  expect(file).not.toMatch(/^X-BAD/m)
  expect(readCalendar(file)).toEqual(readCalendar(confirmed))
  const uid = 'reservation-r1@refectory'
  expect(readRevisions(confirmed)).toEqual({
    method: null,
    entries: [{ uid, status: null, sequence: 0, organizer: null, changedAt: '2026-10-20T15:00:00Z' }],
  })
  expect(readRevisions(file)).toEqual({
    method: 'CANCEL',
    entries: [
      {
        ...{ uid, status: 'CANCELLED', sequence: 1 },
        ...{ organizer: 'mailto:dining@example.edu', changedAt: '2026-10-25T08:00:00Z' },
      },
    ],
  })
})
