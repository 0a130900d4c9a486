import { renderToStaticMarkup } from 'react-dom/server'
import type { Location } from '@/domain/places/location'
import type { DayHours } from '@/domain/places/hours/schedules'
import { HoursCell } from '@/features/places/hours/hours-cell'

const posted = { schedules: [{ type: 'location' }] } as unknown as Location
const unposted = { schedules: [] as unknown[] } as Location
const day: DayHours = { day: 5, date: '2026-11-20', services: [], meals: [], special: false }
const services = [{ opensAtMinute: 420, closesAtMinute: 1230 }]
const meals = [{ name: { en: 'Lunch', fr: 'Dîner' }, opensAtMinute: 660, closesAtMinute: 840 }]

/** The visible text without markup. */
const textOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/ +/g, ' ')
    .trim()

test.each`
  hours                                                                 | location    | locale  | text
  ${{ ...day, services }}                                               | ${posted}   | ${'en'} | ${'7:00a\u00a0– 8:30p'}
  ${{ ...day, services }}                                               | ${posted}   | ${'fr'} | ${'07h00\u00a0– 20h30'}
  ${{ ...day, services, meals }}                                        | ${posted}   | ${'fr'} | ${'07h00\u00a0– 20h30 Dîner 11h00\u00a0– 14h00'}
  ${day}                                                                | ${posted}   | ${'en'} | ${'Closed'}
  ${{ ...day, special: true }}                                          | ${posted}   | ${'fr'} | ${'Fermé Heures spéciales'}
  ${{ ...day, services: [{ opensAtMinute: 0, closesAtMinute: 1440 }] }} | ${posted}   | ${'en'} | ${'Open 24 hours'}
  ${day}                                                                | ${unposted} | ${'en'} | ${'Not posted'}
  ${{ ...day, meals }}                                                  | ${unposted} | ${'en'} | ${'Not posted Lunch 11:00a\u00a0– 2:00p'}
`('[PUB-2.67] [PUB-2.68] shows the hours of a day as: $text ($locale)', ({ hours, location, locale, text }) => {
  expect(textOf(renderToStaticMarkup(<HoursCell {...{ location, locale }} day={hours} withMeals />))).toBe(text)
})
