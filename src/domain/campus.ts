import type { CampusDate, ZoneName } from './campus-time'
import type { Locale, Localized } from './locale'
import type { Schedule } from './schedules'

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

/** A stored picture: `kind` and `fileName` make its address `/files/<kind>/<fileName>`. */
export type Picture = {
  kind: string
  fileName: string
  alt: Localized<string | null>
  width: number | null
  height: number | null
}

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
  bigLogo: boolean
  address: Address
  email: string | null
  displayEmail: boolean
  brandColor: string
  buttonColor: string | null
  buttonTextColor: string | null
  buttonTextHoverColor: string | null
  textColor: string
  alternateClosedColor: string | null
  carouselControl: boolean
  allergenFilter: boolean
  avoidingGluten: boolean
  locationImages: boolean
  menuDisclaimer: Localized<string | null>
  /** Network name -> address. */
  socialMedia: Partial<Record<SocialNetwork, string>>
  homepageAlerts: HomepageAlert[]
  sections: Section[]
  updatedAt: string
}

export const socialNetworks = ['facebook', 'instagram', 'x', 'youtube', 'pinterest', 'flickr', 'vimeo'] as const
export type SocialNetwork = (typeof socialNetworks)[number]

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

/** A place where food is served. `schedules` holds its regular, special and meal hours. Spec: PUB-3.3. */
export type Location = {
  id: string
  name: Localized
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
  image: Picture | null
  useMenuImages: boolean
  menuImages: Picture[]
  menuContent: Localized<string | null>
  brand: { id: string; name: string; nutritionUrl: string | null } | null
  occupancy: 'na' | 'low' | 'medium' | 'high'
  features: Record<LocationFeature, boolean>
  payments: Record<PaymentMethod, boolean>
  customPaymentTypes: string[]
  schedules: Schedule[]
}
