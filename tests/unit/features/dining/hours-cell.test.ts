import type { Location } from '@/domain/campus'
import type { DayHours } from '@/domain/schedules'
import { hoursCell } from '@/features/dining/components/hours-cell'
import { hoursTable } from '@/features/dining/components/hours-table'

const posted = { schedules: [{}] } as unknown as Location
const unposted = { schedules: [] as unknown[] } as Location
const day: DayHours = { day: 5, date: '2026-11-20', services: [], meals: [], special: false }
const services = [{ opensAtMinute: 420, closesAtMinute: 1230 }]
const meals = [{ name: { en: 'Lunch', fr: 'Dîner' }, opensAtMinute: 660, closesAtMinute: 840 }]

/** What a reader gets of it. */
const textOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/ +/g, ' ')
    .trim()

test.each`
  hours                                                                 | location    | locale  | said
  ${{ ...day, services }}                                               | ${posted}   | ${'en'} | ${'7:00a\u00a0– 8:30p'}
  ${{ ...day, services }}                                               | ${posted}   | ${'fr'} | ${'07h00\u00a0– 20h30'}
  ${{ ...day, services, meals }}                                        | ${posted}   | ${'fr'} | ${'07h00\u00a0– 20h30 Dîner 11h00\u00a0– 14h00'}
  ${day}                                                                | ${posted}   | ${'en'} | ${'Closed'}
  ${{ ...day, special: true }}                                          | ${posted}   | ${'fr'} | ${'Fermé Heures spéciales'}
  ${{ ...day, services: [{ opensAtMinute: 0, closesAtMinute: 1440 }] }} | ${posted}   | ${'en'} | ${'Open 24 hours'}
  ${day}                                                                | ${unposted} | ${'en'} | ${'Not posted'}
`('[PUB-2.67] [PUB-2.68] the hours of a day are said as: $said ($locale)', ({ hours, location, locale, said }) => {
  expect(textOf(String(hoursCell({ location, day: hours, withMeals: true, locale })))).toBe(said)
})

test('[PUB-2.66] a table of hours says what people wrote as text, never as HTML', () => {
  const location = { ...unposted, id: '1', name: { en: '<img src=x onerror=alert(1)>', fr: 'B' } } as Location
  const week = { today: '2026-11-20', days: ['2026-11-20'] } as unknown as Parameters<typeof hoursTable>[1]
  const html = String(hoursTable({ name: '<b>North</b>', locations: [location], withMeals: false }, week, 'en'))
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;')
  expect(html).toContain('<caption class="sr-only">&lt;b&gt;North&lt;/b&gt;</caption>')
})
