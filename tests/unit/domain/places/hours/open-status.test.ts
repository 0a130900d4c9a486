import { getOpenStatus, formatStatusMessage } from '@/domain/places/hours/open-status'
import type { Schedule } from '@/domain/places/hours/schedules'
import { scheduleRow } from './schedule-fixture'

const zone = 'America/Toronto'
const row = (days: number[], opensAtMinute: number | null, closesAtMinute: number | null) =>
  scheduleRow({ days, opensAtMinute, closesAtMinute })
const everyDay = [0, 1, 2, 3, 4, 5, 6]
const weekdays = row([1, 2, 3, 4, 5], 450, 1260)
const closedOn = (date: string): Schedule => ({ ...row([], null, null), type: 'special_hours', start: date, end: date })

/* In November 2026 Toronto is UTC-5: 7:30 is 12:30Z, 21:00 is 2:00Z of the next day. 20 November is a Friday. */
test.each`
  what                                   | rows                                             | now                       | color       | english                              | french                               | change
  ${'open at the opening minute'}        | ${[weekdays]}                                    | ${'2026-11-20T12:30:00Z'} | ${'green'}  | ${'Open. Closes at 9:00pm.'}         | ${'Ouvert. Ferme à 21h00.'}          | ${'2026-11-21T02:00:00Z'}
  ${'a second before opening'}           | ${[weekdays]}                                    | ${'2026-11-20T12:29:59Z'} | ${'red'}    | ${'Closed. Opens at 7:30am.'}        | ${'Fermé. Ouvre à 07h30.'}           | ${'2026-11-20T12:30:00Z'}
  ${'31 minutes before closing'}         | ${[weekdays]}                                    | ${'2026-11-21T01:29:00Z'} | ${'green'}  | ${'Open. Closes at 9:00pm.'}         | ${'Ouvert. Ferme à 21h00.'}          | ${'2026-11-21T02:00:00Z'}
  ${'30 minutes before closing'}         | ${[weekdays]}                                    | ${'2026-11-21T01:30:00Z'} | ${'orange'} | ${'Open. Closes soon, at 9:00pm.'}   | ${'Ouvert. Ferme bientôt, à 21h00.'} | ${'2026-11-21T02:00:00Z'}
  ${'a second before closing'}           | ${[weekdays]}                                    | ${'2026-11-21T01:59:59Z'} | ${'orange'} | ${'Open. Closes soon, at 9:00pm.'}   | ${'Ouvert. Ferme bientôt, à 21h00.'} | ${'2026-11-21T02:00:00Z'}
  ${'closed at the closing minute'}      | ${[weekdays]}                                    | ${'2026-11-21T02:00:00Z'} | ${'red'}    | ${'Closed. Opens Monday at 7:30am.'} | ${'Fermé. Ouvre lundi à 07h30.'}     | ${'2026-11-23T12:30:00Z'}
  ${'an opening tomorrow has a weekday'} | ${[weekdays]}                                    | ${'2026-11-23T04:00:00Z'} | ${'red'}    | ${'Closed. Opens Monday at 7:30am.'} | ${'Fermé. Ouvre lundi à 07h30.'}     | ${'2026-11-23T12:30:00Z'}
  ${'an opening today after midnight'}   | ${[weekdays]}                                    | ${'2026-11-23T05:00:00Z'} | ${'red'}    | ${'Closed. Opens at 7:30am.'}        | ${'Fermé. Ouvre à 07h30.'}           | ${'2026-11-23T12:30:00Z'}
  ${'between two openings'}              | ${[row([5], 450, 600), row([5], 1020, 1200)]}    | ${'2026-11-20T16:00:00Z'} | ${'red'}    | ${'Closed. Opens at 5:00pm.'}        | ${'Fermé. Ouvre à 17h00.'}           | ${'2026-11-20T22:00:00Z'}
  ${'overlapping rows are one opening'}  | ${[row([5], 450, 700), row([5], 600, 1200)]}     | ${'2026-11-20T16:20:00Z'} | ${'green'}  | ${'Open. Closes at 8:00pm.'}         | ${'Ouvert. Ferme à 20h00.'}          | ${'2026-11-21T01:00:00Z'}
  ${'touching rows are one opening'}     | ${[row([5], 450, 700), row([5], 700, 1200)]}     | ${'2026-11-20T16:20:00Z'} | ${'green'}  | ${'Open. Closes at 8:00pm.'}         | ${'Ouvert. Ferme à 20h00.'}          | ${'2026-11-21T01:00:00Z'}
  ${'a closed Friday opens Monday'}      | ${[weekdays, closedOn('2026-11-20')]}            | ${'2026-11-20T15:00:00Z'} | ${'red'}    | ${'Closed. Opens Monday at 7:30am.'} | ${'Fermé. Ouvre lundi à 07h30.'}     | ${'2026-11-23T12:30:00Z'}
  ${'next week on the same weekday'}     | ${[row([5], 450, 1260)]}                         | ${'2026-11-21T03:00:00Z'} | ${'red'}    | ${'Closed. Opens Friday at 7:30am.'} | ${'Fermé. Ouvre vendredi à 07h30.'}  | ${'2026-11-27T12:30:00Z'}
  ${'nothing within seven days'}         | ${[row([5], 450, 1260), closedOn('2026-11-20')]} | ${'2026-11-20T12:00:00Z'} | ${'red'}    | ${'Closed.'}                         | ${'Fermé.'}                          | ${'2026-11-27T12:30:00Z'}
  ${'nothing ever again'}                | ${[{ ...weekdays, end: '2026-05-01' }]}          | ${'2026-11-20T12:00:00Z'} | ${'red'}    | ${'Closed.'}                         | ${'Fermé.'}                          | ${null}
  ${'past midnight, from yesterday'}     | ${[row([5], 1200, 120)]}                         | ${'2026-11-21T06:00:00Z'} | ${'green'}  | ${'Open. Closes at 2:00am.'}         | ${'Ouvert. Ferme à 02h00.'}          | ${'2026-11-21T07:00:00Z'}
  ${'open day and night'}                | ${[row(everyDay, 0, 0)]}                         | ${'2026-11-20T15:00:00Z'} | ${'green'}  | ${'Open.'}                           | ${'Ouvert.'}                         | ${null}
  ${'open through from Monday on'}       | ${[row([1, 2, 3, 4], 0, 0), row([5], 0, 1260)]}  | ${'2026-11-16T15:00:00Z'} | ${'green'}  | ${'Open. Closes Friday at 9:00pm.'}  | ${'Ouvert. Ferme vendredi à 21h00.'} | ${'2026-11-21T02:00:00Z'}
  ${'no hours known'}                    | ${[]}                                            | ${'2026-11-20T15:00:00Z'} | ${'grey'}   | ${'Closed.'}                         | ${'Fermé.'}                          | ${null}
`('[V1-14.8, PUB-2.27] $what: $english', ({ rows, now, color, english, french, change }) => {
  const at = new Date(now)
  const status = getOpenStatus(rows, at, zone)
  expect(status.color).toBe(color)
  expect(status.label).toBe(color === 'green' || color === 'orange' ? 'open' : 'closed')
  expect(status.known).toBe(rows.length > 0)
  expect(formatStatusMessage(status, at, zone, 'en')).toBe(english)
  expect(formatStatusMessage(status, at, zone, 'fr')).toBe(french)
  expect(status.nextChangeAt).toEqual(change && new Date(change))
})

/*
 * Saturday 31 October 2026, 20:00 to 2:00: Toronto goes back from EDT to EST at 2:00 (6:00Z), so that 1:00 comes twice
 * and 2:00 is 7:00Z. Saturday 13 March 2027: 2:00 does not exist, the closing is 3:00 EDT, 7:00Z.
 */
test.each`
  what                               | zoneName | now                       | label       | closes
  ${'the second 1:30 is still open'} | ${zone}  | ${'2026-11-01T06:30:00Z'} | ${'open'}   | ${'2026-11-01T07:00:00Z'}
  ${'closed at two'}                 | ${zone}  | ${'2026-11-01T07:00:00Z'} | ${'closed'} | ${null}
  ${'1:59 in March is open'}         | ${zone}  | ${'2027-03-14T06:59:00Z'} | ${'open'}   | ${'2027-03-14T07:00:00Z'}
  ${'three in March is closed'}      | ${zone}  | ${'2027-03-14T07:00:00Z'} | ${'closed'} | ${null}
`('handles a night with a clock change: $what', ({ zoneName, now, label, closes }) => {
  const status = getOpenStatus([row([6], 1200, 120)], new Date(now), zoneName)
  expect(status.label).toBe(label)
  if (closes) {
    expect(status.color).toBe('orange')
    expect(status.nextChangeAt).toEqual(new Date(closes))
  } else {
    expect(status.opensNext?.minute).toBe(1200)
  }
})

/* Special hours of Friday evening, 20 November 2026, are all that is posted. */
test.each`
  what                                      | now                       | color       | known    | change
  ${'the day before'}                       | ${'2026-11-19T17:00:00Z'} | ${'grey'}   | ${false} | ${'2026-11-20T23:00:00Z'}
  ${'from the midnight before them on'}     | ${'2026-11-20T05:00:00Z'} | ${'red'}    | ${true}  | ${'2026-11-20T23:00:00Z'}
  ${'while they run'}                       | ${'2026-11-21T04:00:00Z'} | ${'green'}  | ${true}  | ${'2026-11-21T07:00:00Z'}
  ${'while they run after midnight'}        | ${'2026-11-21T05:30:00Z'} | ${'green'}  | ${true}  | ${'2026-11-21T07:00:00Z'}
  ${'in their last minutes after midnight'} | ${'2026-11-21T06:45:00Z'} | ${'orange'} | ${true}  | ${'2026-11-21T07:00:00Z'}
  ${'after them'}                           | ${'2026-11-21T07:00:00Z'} | ${'grey'}   | ${false} | ${null}
`('special hours alone make the status known on their date: $what', ({ now, color, known, change }) => {
  const evening: Schedule = { ...closedOn('2026-11-20'), opensAtMinute: 1080, closesAtMinute: 120 }
  const blocks: Schedule = { ...row(everyDay, 660, 780), type: 'reservation' }
  const status = getOpenStatus([evening, blocks], new Date(now), zone)
  expect(status).toMatchObject({ color, known, nextChangeAt: change && new Date(change) })
  if (!known) expect(status).toMatchObject({ label: 'closed', opensNext: null })
})
