import { locationFeatures, paymentMethods } from '@/domain/campus'
import type { Maker } from './sample-of'

type Fields = Record<string, unknown>
type Rule = (maker: Maker, data: Fields) => Fields | Promise<Fields>

/** A campus day that no other sample has. */
const aDay = (serial: number) => new Date(Date.UTC(2027, 0, 1) + serial * 86_400_000).toISOString().slice(0, 10)

/** The first of these values that no document of the collection has. */
async function unused(
  { payload }: Maker,
  collection: 'payment-methods' | 'location-features',
  values: readonly string[],
) {
  const { docs } = await payload.db.find<Fields>({ collection, pagination: false, limit: 0 })
  const taken = new Set(docs.map(({ value }) => value))
  return values.find((value) => !taken.has(value))
}

const legalKinds = ['privacy', 'mobilePrivacy', 'thirdPartyNotice', 'termsOfUse', 'climateFriendly'] as const

/** What each collection's hooks ask beyond its fields; undefined takes a field away. */
export const overrides: Record<string, Rule> = {
  menus: ({ serial }) => ({ date: aDay(serial), closed: true, day: undefined }),
  schedules: ({ serial }) => ({
    type: 'location',
    days: ['0', '1', '2', '3', '4', '5', '6'],
    opensAt: '07:00',
    closesAt: '20:00',
    start: aDay(serial),
    end: aDay(serial),
  }),
  dishes: () => ({ allergens: undefined, mayContain: undefined, labels: undefined }),
  sites: ({ mark, serial }) => ({ slug: `${mark}-${serial}`, homepageAlerts: [{ message: mark, icon: 'info' }] }),
  sections: () => ({ scriptUrl: undefined }),
  cuisines: ({ serial }) => ({ value: `cuisine${serial}` }),
  'payment-methods': async (maker) => ({ value: await unused(maker, 'payment-methods', paymentMethods) }),
  'location-features': async (maker) => ({ value: await unused(maker, 'location-features', locationFeatures) }),
  'legal-texts': async ({ payload, site }) => {
    const { docs } = await payload.db.find<Fields>({ collection: 'legal-texts', pagination: false, limit: 0 })
    const taken = new Set(docs.map(({ kind, onlyFor }) => `${String(kind)} ${String(onlyFor ?? '')}`))
    const free = [null, site]
      .flatMap((onlyFor) => legalKinds.map((kind) => ({ kind, onlyFor })))
      .find(({ kind, onlyFor }) => !taken.has(`${kind} ${onlyFor ?? ''}`))
    return { ...free }
  },
  'menu-filters': ({ mark }) => ({ code: mark, type: 'label' }),
  'promo-codes': () => ({ promoAdj: 'percent', promoValueBps: 500 }),
  customers: () => ({ password: 'a-Long-passw0rd!' }),
  'dietary-profiles': async ({ related }) => ({ customer: await related('customers', 'fresh'), allergens: undefined }),
  'dietary-health-forms': () => ({ consent: true }),
  staff: ({ mark, site }) => ({
    name: mark,
    password: 'a-Long-passw0rd!',
    role: 'menuEditor',
    sites: [{ site }],
  }),
}

/** What is changed where a collection has no text of its own that may be. */
export const changes: Record<string, (mark: string, serial: number) => Fields> = {
  menus: (_, serial) => ({ date: aDay(10_000 + serial) }),
  'faculty-emails': (mark) => ({ email: `${mark}@example.com` }),
}
