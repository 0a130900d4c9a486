import type { Endpoint } from './engine/endpoint'
import { accountSectionEndpoints } from './account/account-section-endpoints'
import { favouriteEndpoints } from './account/favourite-endpoints'
import { purchaseEndpoints } from './account/purchase-endpoints'
import { customerEndpoints } from './account/customer-endpoints'
import { privacyEndpoints } from './account/privacy-endpoints'
import { securityEndpoints } from './account/security-endpoints'
import { formEndpoints } from './forms/endpoints'
import { announcementEndpoints } from './content/announcement-endpoints'
import { hoursEndpoints } from './places/hours-endpoints'
import { locationEndpoints } from './places/location-endpoints'
import { menuEndpoints } from './menu/endpoints'
import { planEndpoints } from './shop/endpoints'
import { checkoutEndpoints } from './shop/checkout-endpoints'
import { cartEndpoints } from './shop/cart-endpoints'
import { savedCardEndpoints } from './account/saved-card-endpoints'
import { listedAccountEndpoints } from './shop/listed-account-endpoints'
import { reservationEndpoints } from './reservations/endpoints'
import { publicationEndpoints } from './content/publication-endpoints'
import { sectionEndpoints } from './site/section-endpoints'
import { siteEndpoints } from './site/site-endpoints'
import { surveyEndpoints } from './content/survey-endpoints'

/** The endpoints of the public API by subject. The subjects become the tags of the OpenAPI document. */
export const endpointsBySubject = {
  sites: siteEndpoints,
  sections: sectionEndpoints,
  locations: locationEndpoints,
  hours: hoursEndpoints,
  menus: menuEndpoints,
  content: [...announcementEndpoints, ...publicationEndpoints],
  surveys: surveyEndpoints,
  forms: formEndpoints,
  plans: planEndpoints,
  cart: [...cartEndpoints, ...checkoutEndpoints, ...listedAccountEndpoints],
  reservations: reservationEndpoints,
  customers: [
    ...customerEndpoints,
    ...purchaseEndpoints,
    ...accountSectionEndpoints,
    ...savedCardEndpoints,
    ...favouriteEndpoints,
    ...securityEndpoints,
    ...privacyEndpoints,
  ],
} as const satisfies Record<string, readonly Endpoint[]>

export const endpoints: readonly Endpoint[] = Object.values(endpointsBySubject).flat()
