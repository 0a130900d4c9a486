import type { Maker } from './sample-of'

type Rule = (maker: Maker, data: Record<string, unknown>) => object | Promise<object>

/** A campus day that no other sample has. */
const aDay = (serial: number) => new Date(Date.UTC(2027, 0, 1) + serial * 86_400_000).toISOString().slice(0, 10)

/** What each collection's hooks ask beyond its fields; undefined takes a field away. */
export const overrides: Record<string, Rule> = {
  menus: ({ serial }) => ({ date: aDay(serial), closed: true, day: undefined }),
  schedules: () => ({
    type: 'location',
    days: ['1'],
    opensAt: '07:00',
    closesAt: '20:00',
    start: undefined,
    end: undefined,
  }),
  news: () => ({ endsAt: undefined, start: undefined, end: undefined, showFrom: undefined, showUntil: undefined }),
  sites: ({ mark, serial }) => ({ slug: `${mark}-${serial}`, homepageAlerts: [{ message: mark, icon: 'info' }] }),
  dishes: () => ({ allergens: undefined, mayContain: undefined, labels: undefined }),
  'menu-filters': ({ mark }) => ({ code: mark, type: 'label' }),
  staff: ({ mark, site }) => ({
    name: mark,
    password: 'a-Long-passw0rd!',
    role: 'menuEditor',
    sites: [{ site }],
  }),
}

/** What is changed where the first text of a collection may not be. */
export const changes: Record<string, (serial: number) => Record<string, unknown>> = {
  menus: (serial) => ({ date: aDay(10_000 + serial) }),
}
