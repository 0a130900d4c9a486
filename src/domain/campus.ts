import type { CampusDate, ZoneName } from './campus-time'
import type { DiningMap, HomepageImage, Panel, PanelName, Popup, Tile } from './home-page'
import type { Locale, Localized } from './locale'
import type { Schedule } from './schedules'
import type { PictureKind } from './upload-kinds'

/** Where a site or a location stands. Empty parts are null; `phone` is ten digits. Spec: PUB-3.1, PUB-3.3. */
export type Address = {
  street: string | null
  metadata: string | null
  city: string | null
  state: string | null
  zipCode: string | null
  lat: number | null
  lon: number | null
  phone: string | null
}

/**
 * A stored picture: `kind` and `fileName` make its address `/files/<kind>/<fileName>`; `thumbName` is its cut of 446 by
 * 402 pixels, null when it is smaller than that, of a kind that has none, or stored before there were any.
 */
export type Picture = {
  kind: PictureKind
  fileName: string
  thumbName: string | null
  alt: Localized<string | null>
  width: number | null
  height: number | null
}

/** A picture that is told with the id of its document. */
export type IdentifiedPicture = Picture & { id: string }

/** One line of the sites list. Spec: PUB-7.5. */
export type SiteSummary = {
  id: string
  name: Localized
  slug: string
  unitId: string
  country: 'ca' | 'us'
  published: boolean
  active: boolean
  customerLogin: boolean
}

export type HomepageAlert = {
  id: string
  icon: string | null
  message: Localized
  link: string | null
  start: CampusDate | null
  end: CampusDate | null
}

/** A page under a section. `url` is where it leads when it is only a link, else null. Spec: PUB-3.2. */
export type SectionNode = {
  id: string
  slug: string
  masterSlug: string | null
  name: Localized
  published: boolean
  url: string | null
}

/** A section of a site. `masterSlug` names the special page it opens. Spec: PUB-3.2. */
export type Section = {
  id: string
  slug: string
  masterSlug: string | null
  name: Localized
  title: Localized<string | null>
  body: Localized<string | null>
  showHeader: boolean
  sortOrder: number
  published: boolean
  /** The campus days between which it is shown, both included; null is no limit. */
  showFrom: CampusDate | null
  showUntil: CampusDate | null
  /** Address elsewhere when the section is only a link, else null. */
  url: string | null
  /** The picture that takes the place of the title, null unless it is wanted and there is one. */
  banner: { picture: Picture; textAlign: 'left' | 'center' | 'right' | null; textFont: string | null } | null
  /** As staff wrote them: what may run is for `scriptOf` to say. */
  useScript: boolean
  scriptUrl: string | null
  micrositeLanding: boolean
  nodes: SectionNode[]
}

/** A dining operation's site with all that its layout shows. Spec: PUB-3.1. */
export type Site = SiteSummary & {
  timeZone: ZoneName
  defaultLocale: Locale
  prelaunch: boolean
  url: string | null
  linkToSchool: string | null
  logo: Picture | null
  /** The logo for dark backgrounds. */
  invertedLogo: Picture | null
  bigLogo: boolean
  transparentHeader: boolean
  wcag: Localized<string | null>
  k12: boolean
  address: Address
  email: string | null
  displayEmail: boolean
  /** Null unless the site shows it. */
  contact: ContactInfo | null
  brandColor: string
  buttonColor: string | null
  buttonTextColor: string | null
  buttonTextHoverColor: string | null
  textColor: string
  alternateClosedColor: string | null
  carouselControl: boolean
  carouselControlColor: string | null
  allergenFilter: boolean
  avoidingGluten: boolean
  displayCal: boolean
  sodiumWarning: boolean
  porkIcon: boolean
  locationImages: boolean
  showClosedLocations: boolean
  menuDisclaimer: Localized<string | null>
  /** Network name -> address. */
  socialMedia: Partial<Record<SocialNetwork, string>>
  homepageAlerts: HomepageAlert[]
  homepageImages: HomepageImage[]
  panels: Record<PanelName, Panel>
  showMealPlanPrices: boolean
  tiles: Tile[]
  diningMap: DiningMap | null
  /** The popup that the site has switched on; null unless it is published. */
  popup: Popup | null
  customerLoginText: Localized<string | null>
  switches: Record<SiteSwitch, boolean>
  sections: Section[]
  updatedAt: string
}

export const socialNetworks = ['facebook', 'instagram', 'x', 'youtube', 'pinterest', 'flickr', 'vimeo'] as const
export type SocialNetwork = (typeof socialNetworks)[number]

/** Whom visitors may contact; `phone` is ten digits. Spec: PUB-2.28. */
type ContactInfo = {
  name: string | null
  title: Localized<string | null>
  phone: string | null
  email: string | null
}

/** What customers of a site can use. Spec: CUS-3.18. */
export const siteSwitches = [
  'useReservations',
  'notifications',
  'allergenCard',
  'foodInsecurity',
  'mealPlanSubscriptions',
  'weeklyMppSubscriptions',
  'coffeeSubscription',
  'installments',
  'activePromoCode',
] as const
export type SiteSwitch = (typeof siteSwitches)[number]

/** How a location serves and which means of payment it takes, in v1's order. Spec: PUB-3.18. */
export const locationFeatures = [
  'hasDeliveryRobots',
  'hasFoodLockers',
  'isDelivery',
  'isDeliveryOnly',
  'isDineIn',
  'isMobile',
  'isMobileOnly',
  'isOpenLate',
  'isTakeout',
  'isTakeoutOnly',
] as const
export const paymentMethods = [
  'payWithApplePay',
  'payWithCash',
  'payWithCc',
  'payWithDiningDollars',
  'payWithGooglePay',
  'payWithMealExchange',
  'payWithMealTrade',
  'payWithMealSwipe',
  'payWithRetailSwipe',
  'payWithSamsungPay',
  'payWithMealPlan',
] as const
export type LocationFeature = (typeof locationFeatures)[number]
export type PaymentMethod = (typeof paymentMethods)[number]

export type Building = { id: string; name: Localized; sortOrder: number | null; active: boolean }

/** Spec: PUB-3.7. */
export type Brand = { id: string; name: string; nutritionUrl: string | null }

/** `value` is the cuisine's code. Spec: PUB-3.18. */
type Cuisine = { value: string; name: Localized }

/** A place where food is served. `schedules` holds its regular, special and meal hours. Spec: PUB-3.3. */
export type Location = {
  id: string
  name: Localized
  /** How visitors know it, where that differs from its name. */
  displayName: Localized<string | null>
  shortDescription: Localized<string | null>
  description: Localized<string | null>
  buildingId: string | null
  sortOrder: number | null
  active: boolean
  type: 'webtrition' | 'concept' | 'menubuilder' | null
  showMenus: boolean
  showMap: boolean
  allergenFilter: boolean
  address: Address
  contactName: string | null
  contactEmail: string | null
  /** Ten digits. */
  contactPhone: string | null
  image: IdentifiedPicture | null
  useMenuImages: boolean
  menuImages: IdentifiedPicture[]
  menuContent: Localized<string | null>
  brand: Brand | null
  /** Every brand served here, `brand` among them. */
  brands: Brand[]
  occupancy: 'na' | 'low' | 'medium' | 'high'
  features: Record<LocationFeature, boolean>
  payments: Record<PaymentMethod, boolean>
  customPaymentTypes: string[]
  customLabels: Localized<string[]>
  cuisines: Cuisine[]
  customCuisines: Localized<string[]>
  /** What is being served, in the location's own words. */
  mealStatus: Localized<string | null>
  /** Opening hours, special hours and meals; not the hours that can be reserved. */
  schedules: Schedule[]
}
