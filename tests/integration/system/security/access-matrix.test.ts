/** @begins-first */
import { areas } from '@/domain/roles'
import { describeAccessMatrix } from '../../../support/studio/access-matrix'
import { areaOf } from '../../../support/studio/collection-areas'
import { rights } from '../../../support/studio/expected-rights'

/** What holds personal data, money or secrets, by hand: a collection comes into one of these areas, or leaves it, only with this table. */
const protectedAreas = {
  staff: ['staff'],
  sales: [
    ...['carts', 'consents', 'ledger-entries', 'orders', 'promo-uses', 'reconciliations', 'refunds', 'sent-mails'],
    ...['subscription-charges', 'subscriptions'],
  ],
  customers: ['customers'],
  reservations: ['reservation-waits', 'reservations'],
  messages: ['contact-messages', 'feedback'],
  health: ['dietary-health-forms', 'dietary-profiles'],
  foodOrders: ['on-the-go-orders'],
  accessLog: ['access-log', 'changes'],
  none: [
    ...['deleted-documents', 'favourites', 'imported-documents', 'imports', 'leases', 'payment-events'],
    ...['reservation-slots', 'revisions', 'sandbox-payments', 'second-factors', 'sign-ons', 'survey-votes'],
    'used-captchas',
  ],
}

test('personal data, money and secrets are in the areas that protect them', () => {
  const slugs = Object.keys(areaOf).sort()
  const inArea = (area: string) => slugs.filter((slug) => areaOf[slug] === area)
  expect(Object.fromEntries(Object.keys(protectedAreas).map((area) => [area, inArea(area)]))).toEqual(protectedAreas)
  expect(Object.keys(rights).sort()).toEqual([...areas].sort())
})

await describeAccessMatrix('each kind')
