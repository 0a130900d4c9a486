/** @runs-once: no test here uses the database of the run. */
import { sharedCollections, siteCollections } from '@collections/collection-order'
import { isTrashKind } from '@/domain/trash-kinds'

/** The collections whose deleted documents cannot be restored from the trash, by the reason. */
const notRecoverable = {
  'personal data, which is really deleted or never': [
    ...['customers', 'dietary-profiles', 'dietary-health-forms', 'feedback', 'contact-messages', 'on-the-go-orders'],
    ...['reservations', 'reservation-waits', 'consents', 'access-log', 'blocked-student-accounts', 'faculty-emails'],
    ...['staff', 'second-factors', 'sign-ons', 'favourites'],
  ],
  'sales and payments, which nobody deletes or which belong to a customer': [
    ...[
      'orders',
      'refunds',
      'subscriptions',
      'subscription-charges',
      'ledger-entries',
      'reconciliations',
      'sent-mails',
    ],
    ...['carts', 'promo-uses', 'sandbox-payments', 'payment-events'],
  ],
  'pictures and files, whose file goes with the document': [
    ...['images', 'location-images', 'news-images', 'event-images', 'special-images', 'staff-images', 'popup-images'],
    ...['microsite-images', 'meal-plan-images', 'section-banners', 'logo', 'newsletter-files', 'catering-documents'],
  ],
  'shared by all sites, or a site itself': [
    ...['sites', 'menu-filters', 'cuisines', 'payment-methods', 'location-features', 'legal-texts'],
  ],
  'written by the system only': [
    ...['deleted-documents', 'changes', 'survey-votes', 'used-captchas', 'reservation-slots', 'leases', 'revisions'],
  ],
}
const exceptions = Object.values(notRecoverable).flat()
const slugs = [...siteCollections, ...sharedCollections].map(({ slug }) => slug)

test('the deleted documents of every collection go to the trash, or are lost for a stated reason', () => {
  const undecided = slugs.filter((slug) => !isTrashKind(slug) && !exceptions.includes(slug))
  expect(
    undecided.map(
      (slug) =>
        `Add ${slug} to trashKinds in src/domain/trash-kinds.ts, or to notRecoverable in tests/integration/system/trash-kinds.test.ts.`,
    ),
  ).toEqual([])
})

test('each exception is a collection that has no trash', () => {
  expect(exceptions.filter((slug) => !slugs.includes(slug) || isTrashKind(slug))).toEqual([])
  expect(exceptions).toHaveLength(new Set(exceptions).size)
})
