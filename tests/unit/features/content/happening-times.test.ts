import { clockRead, clockSaid, daysOf, timesOf } from '@/features/content/happening-times'

test.each`
  what                         | kind                | start           | end             | days
  ${'one day'}                 | ${'events'}         | ${'2026-11-20'} | ${'2026-11-20'} | ${{ form: 'at', from: '2026-11-20' }}
  ${'several days'}            | ${'events'}         | ${'2026-11-18'} | ${'2026-11-23'} | ${{ form: 'between', from: '2026-11-18', until: '2026-11-23' }}
  ${'news of a day'}           | ${'news'}           | ${'2026-11-18'} | ${null}         | ${{ form: 'at', from: '2026-11-18' }}
  ${'an offer without an end'} | ${'special-offers'} | ${'2026-11-18'} | ${null}         | ${{ form: 'from', from: '2026-11-18' }}
  ${'an offer of one day'}     | ${'special-offers'} | ${'2026-11-18'} | ${'2026-11-18'} | ${{ form: 'at', from: '2026-11-18' }}
  ${'an offer that only ends'} | ${'special-offers'} | ${null}         | ${'2026-11-23'} | ${{ form: 'until', until: '2026-11-23' }}
  ${'an offer without days'}   | ${'special-offers'} | ${null}         | ${null}         | ${null}
`('[PUB-2.41] [PUB-2.44] [PUB-2.48] the days of $what', ({ kind, start, end, days }) => {
  expect(daysOf({ kind, start, end })).toEqual(days)
})

test.each([
  ['both', 1020, 1140, { form: 'between', from: 1020, until: 1140 }],
  ['a beginning, midnight', 0, null, { form: 'at', from: 0 }],
  ['an end', null, 1140, { form: 'until', until: 1140 }],
  ['neither', null, null, null],
])('[PUB-2.41] the times of what has %s', (_, startsAtMinute, endsAtMinute, times) => {
  expect(timesOf({ startsAtMinute, endsAtMinute })).toEqual(times)
})

test.each([
  [0, '12:00am', '00h00', '00:00'],
  [725, '12:05pm', '12h05', '12:05'],
  [1425, '11:45pm', '23h45', '23:45'],
])('[PUB-9.5] minute %i is %s, %s, and %s for machines', (minute, en, fr, read) => {
  expect([clockSaid(minute, 'en'), clockSaid(minute, 'fr'), clockRead(minute)]).toEqual([en, fr, read])
})
