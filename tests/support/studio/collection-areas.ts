/**
 * All collections by area. Written by hand, so that a new collection needs a decision here, and without an import of the
 * collections, so that browser tests can use it.
 */
export const collectionsByArea = {
  sites: ['sites'],
  staff: ['staff'],
  menus: ['menus', 'schedules', 'brands'],
  dishes: ['dishes'],
  locations: ['locations'],
  content: `buildings sections news events balanced-living-events special-offers newsletters photo-albums
    staff-members surveys blog-articles directors-meetings catering-files popups microsites microsite-sections`.split(
    /\s+/,
  ),
  uploads: `images location-images news-images event-images special-images staff-images popup-images microsite-images
    section-banners logo newsletter-files catering-documents`.split(/\s+/),
  mealPlanImages: ['meal-plan-images'],
  reference: ['menu-filters', 'cuisines', 'payment-methods', 'location-features', 'legal-texts'],
  shop: `meal-plans custom-plans declining-balances promo-codes order-form-settings on-the-go-settings customer-types customer-locations
    customer-years customer-terms blocked-student-accounts faculty-emails`.split(/\s+/),
  sales:
    'orders subscriptions carts promo-uses refunds subscription-charges ledger-entries reconciliations sent-mails consents'.split(
      ' ',
    ),
  customers: ['customers'],
  reservations: ['reservations', 'reservation-waits'],
  messages: ['feedback', 'contact-messages'],
  health: ['dietary-profiles', 'dietary-health-forms'],
  foodOrders: ['on-the-go-orders'],
  accessLog: ['access-log'],
  /** Rights depend on the kind of document: tests/integration/system/trash.test.ts. */
  trash: ['deleted-documents'],
  noAccess: [
    'revisions|leases|second-factors|sign-ons|survey-votes|used-captchas|favourites|reservation-slots',
    'sandbox-payments|payment-events',
  ].flatMap((line) => line.split('|')),
}
export type Area = keyof typeof collectionsByArea

const withoutSite: Area[] = ['sites', 'staff', 'reference', 'accessLog', 'trash', 'noAccess']

/** The collections whose documents belong to a site. */
export const collectionsWithSite = Object.entries(collectionsByArea)
  .filter(([area]) => !withoutSite.includes(area as Area))
  .flatMap(([, slugs]) => slugs)
