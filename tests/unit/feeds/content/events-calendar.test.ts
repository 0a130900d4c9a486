import { formatEventsCalendar, type CalendarEvent } from '@/feeds/content/events-calendar'
import { findLineErrors, readCalendar } from '../../../support/formats/calendar'

const event = (given: Partial<CalendarEvent> = {}): CalendarEvent => ({
  id: 'e'.repeat(24),
  title: 'Harvest supper',
  brief: 'Squash, and more squash.',
  place: 'North Hall',
  start: '2026-11-26',
  end: given.start ?? '2026-11-26',
  startsAtMinute: null,
  endsAtMinute: null,
  changedAt: new Date('2026-11-01T15:00:00.000Z'),
  url: 'https://dining.example.edu/northgate/event/1',
  ...given,
})
function read(events: CalendarEvent[]) {
  const text = formatEventsCalendar({ name: 'Northgate', zone: 'America/Toronto' }, events, 'en')
  expect(findLineErrors(text)).toEqual([])
  return { text, ...readCalendar(text) }
}

// Toronto is five hours behind UTC in winter, four from 2027-03-14.
test.each`
  what                       | given                                                                                 | starts                    | ends
  ${'a day'}                 | ${{}}                                                                                 | ${'2026-11-26'}           | ${'2026-11-27'}
  ${'days'}                  | ${{ end: '2026-11-28' }}                                                              | ${'2026-11-26'}           | ${'2026-11-29'}
  ${'an end before it'}      | ${{ end: '2026-11-01' }}                                                              | ${'2026-11-26'}           | ${'2026-11-27'}
  ${'hours'}                 | ${{ startsAtMinute: 1020, endsAtMinute: 1200 }}                                       | ${'2026-11-26T22:00:00Z'} | ${'2026-11-27T01:00:00Z'}
  ${'a beginning alone'}     | ${{ startsAtMinute: 1020 }}                                                           | ${'2026-11-26T22:00:00Z'} | ${null}
  ${'an end alone'}          | ${{ endsAtMinute: 1020 }}                                                             | ${'2026-11-26T05:00:00Z'} | ${'2026-11-26T22:00:00Z'}
  ${'hours past midnight'}   | ${{ startsAtMinute: 1260, endsAtMinute: 60 }}                                         | ${'2026-11-27T02:00:00Z'} | ${'2026-11-27T06:00:00Z'}
  ${'24 hours'}              | ${{ startsAtMinute: 720, endsAtMinute: 720 }}                                         | ${'2026-11-26T17:00:00Z'} | ${'2026-11-27T17:00:00Z'}
  ${'a night of days'}       | ${{ end: '2026-11-27', startsAtMinute: 1260, endsAtMinute: 60 }}                      | ${'2026-11-27T02:00:00Z'} | ${'2026-11-27T06:00:00Z'}
  ${'days without an end'}   | ${{ end: '2026-11-27', startsAtMinute: 1260 }}                                        | ${'2026-11-27T02:00:00Z'} | ${'2026-11-28T05:00:00Z'}
  ${'days and their clocks'} | ${{ start: '2027-03-13', end: '2027-03-14', startsAtMinute: 660, endsAtMinute: 840 }} | ${'2027-03-13T16:00:00Z'} | ${'2027-03-14T18:00:00Z'}
`('[PUB-3.9] writes the span of an event of $what', ({ given, starts, ends }) => {
  expect(read([event(given)]).entries).toMatchObject([{ starts, ends }])
})

test('writes an event with all texts, and one without', () => {
  expect(read([event({ startsAtMinute: 1020 })]).entries).toEqual([
    {
      uid: `event-${'e'.repeat(24)}@refectory`,
      summary: 'Harvest supper',
      starts: '2026-11-26T22:00:00Z',
      ends: null,
      description: 'Squash, and more squash.',
      place: 'North Hall',
      address: 'https://dining.example.edu/northgate/event/1',
    },
  ])
  expect(read([event()]).text).toContain('\r\nDTSTAMP:20261101T150000Z\r\n')
  expect(read([event({ brief: null, place: null, url: null })]).text).not.toMatch(/DESCRIPTION|LOCATION|\nURL/)
})

test('writes a calendar without events', () => {
  expect(read([])).toMatchObject({ name: 'Northgate', entries: [] })
})
