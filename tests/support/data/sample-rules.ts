import { inboxSlugs } from '@/domain/forms/inbox'
import { createHash } from 'node:crypto'
import { locationFeatures, paymentMethods } from '@/domain/places/location'
import type { SampleContext } from './make-sample'

type Fields = Record<string, unknown>
type Rule = (context: SampleContext, data: Fields) => Fields | Promise<Fields>

/** A date that no other sample has. */
const uniqueDate = (serial: number) => new Date(Date.UTC(2027, 0, 1) + serial * 86_400_000).toISOString().slice(0, 10)

/** Returns the first of these values that no document of the collection has. */
async function findUnusedValue(
  { payload }: SampleContext,
  collection: 'payment-methods' | 'location-features',
  values: readonly string[],
) {
  const { docs } = await payload.db.find<Fields>({ collection, pagination: false, limit: 0 })
  const taken = new Set(docs.map(({ value }) => value))
  return values.find((value) => !taken.has(value))
}

const legalKinds = ['privacy', 'mobilePrivacy', 'thirdPartyNotice', 'termsOfUse', 'climateFriendly'] as const

/** Values that the hooks of a collection require in addition. Undefined removes a field. */
export const sampleOverrides: Record<string, Rule> = {
  menus: ({ serial }) => ({ date: uniqueDate(serial), closed: true, day: undefined, _status: 'published' }),
  schedules: ({ serial }) => ({
    type: 'location',
    days: ['0', '1', '2', '3', '4', '5', '6'],
    opensAt: '07:00',
    closesAt: '20:00',
    start: uniqueDate(serial),
    end: uniqueDate(serial),
  }),
  dishes: () => ({ allergens: undefined, mayContain: undefined, labels: undefined }),
  sites: ({ mark, serial }) => ({ slug: `${mark}-${serial}`, homepageAlerts: [{ message: mark, icon: 'info' }] }),
  sections: () => ({ scriptUrl: undefined }),
  cuisines: ({ serial }) => ({ value: `cuisine${serial}` }),
  'payment-methods': async (context) => ({ value: await findUnusedValue(context, 'payment-methods', paymentMethods) }),
  'location-features': async (context) => ({ value: await findUnusedValue(context, 'location-features', locationFeatures) }),
  'legal-texts': async ({ payload, site }) => {
    const { docs } = await payload.db.find<Fields>({ collection: 'legal-texts', pagination: false, limit: 0 })
    const used = new Set(docs.map(({ kind, onlyFor }) => `${String(kind)} ${String(onlyFor ?? '')}`))
    const free = [null, site]
      .flatMap((onlyFor) => legalKinds.map((kind) => ({ kind, onlyFor })))
      .find(({ kind, onlyFor }) => !used.has(`${kind} ${onlyFor ?? ''}`))
    return { ...free }
  },
  'menu-filters': ({ mark }) => ({ code: mark, type: 'label' }),
  'promo-codes': () => ({ promoAdj: 'percent', promoValueBps: 500 }),
  carts: ({ mark }) => ({ secretHash: createHash('sha256').update(mark).digest('hex') }),
  customers: () => ({ password: 'a-Long-passw0rd!' }),
  'dietary-profiles': async ({ related }) => ({ customer: await related('customers', 'fresh'), allergens: undefined }),
  'dietary-health-forms': () => ({ consent: true }),
  reservations: () => ({ timeKey: undefined, visitKey: undefined, status: 'booked' }), // as staff enter one, so that they may delete it
  staff: ({ mark, site }) => ({
    name: mark,
    password: 'a-Long-passw0rd!',
    role: 'menuEditor',
    sites: [{ site }],
  }),
}

/** Changes for collections without a text field that everybody with the right may change. */
export const sampleChanges: Record<string, (mark: string, serial: number) => Fields> = {
  menus: (_, serial) => ({ date: uniqueDate(10_000 + serial) }),
  dishes: (mark) => ({ ingredients: mark }), // dietitians may change it, too
  ...Object.fromEntries(
    ['dietary-profiles', ...inboxSlugs].map((slug) => [
      slug,
      (mark: string) => ({ staffNotes: mark }), // all that staff may change there
    ]),
  ),
  'faculty-emails': (mark) => ({ email: `${mark}@example.com` }),
}
