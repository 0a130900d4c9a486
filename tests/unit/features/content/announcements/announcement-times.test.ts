import { renderToStaticMarkup } from 'react-dom/server'
import { DateLeaf } from '@/features/content/announcements/date-leaf'
import {
  isoTimeOfDay,
  formatTimeOfDay,
  announcementDays,
  announcementTimes,
} from '@/features/content/announcements/announcement-times'

test.each`
  what                         | kind                | start           | end             | leaf                              | days
  ${'one day'}                 | ${'events'}         | ${'2026-11-20'} | ${'2026-11-20'} | ${'November 20'}                  | ${{ form: 'at', from: '2026-11-20' }}
  ${'several days'}            | ${'events'}         | ${'2026-11-18'} | ${'2026-11-23'} | ${'November 18–23'}               | ${{ form: 'between', from: '2026-11-18', until: '2026-11-23' }}
  ${'two months'}              | ${'events'}         | ${'2026-11-30'} | ${'2027-01-01'} | ${'November 30\u2009– January 1'} | ${{ form: 'between', from: '2026-11-30', until: '2027-01-01' }}
  ${'news of a day'}           | ${'news'}           | ${'2026-11-18'} | ${null}         | ${'November 18'}                  | ${{ form: 'at', from: '2026-11-18' }}
  ${'an offer without an end'} | ${'special-offers'} | ${'2026-11-18'} | ${null}         | ${'November 18–'}                 | ${{ form: 'from', from: '2026-11-18' }}
  ${'an offer of one day'}     | ${'special-offers'} | ${'2026-11-18'} | ${'2026-11-18'} | ${'November 18'}                  | ${{ form: 'at', from: '2026-11-18' }}
  ${'an offer that only ends'} | ${'special-offers'} | ${null}         | ${'2026-11-23'} | ${'November –23'}                 | ${{ form: 'until', until: '2026-11-23' }}
  ${'an offer without days'}   | ${'special-offers'} | ${null}         | ${null}         | ${''}                             | ${null}
`('[PUB-2.41] [PUB-2.44] [PUB-2.48] returns the dates of $what', ({ kind, start, end, leaf, days }) => {
  expect(announcementDays({ kind, start, end })).toEqual(days)
  const html = renderToStaticMarkup(DateLeaf({ announcement: { kind, start, end }, locale: 'en' }))
  expect(html.replace(/(?:<[^>]*>)+/g, ' ').trim()).toBe(leaf)
})

test.each([
  ['start and end', 1020, 1140, { form: 'between', from: 1020, until: 1140 }],
  ['a start at midnight', 0, null, { form: 'at', from: 0 }],
  ['an end only', null, 1140, { form: 'until', until: 1140 }],
  ['neither start nor end', null, null, null],
])('[PUB-2.41] returns the times with %s', (_, startsAtMinute, endsAtMinute, times) => {
  expect(announcementTimes({ startsAtMinute, endsAtMinute })).toEqual(times)
})

test.each([
  [0, '12:00am', '00h00', '00:00'],
  [725, '12:05pm', '12h05', '12:05'],
  [1425, '11:45pm', '23h45', '23:45'],
])(
  '[PUB-9.5] formats minute %i as %s, in French as %s, and as %s for the datetime attribute',
  (minute, en, fr, read) => {
    expect([formatTimeOfDay(minute, 'en'), formatTimeOfDay(minute, 'fr'), isoTimeOfDay(minute)]).toEqual([en, fr, read])
  },
)
