import type { DemoContent, DemoLegalText, DemoReferenceLists } from './content-shape'
import type { MenuBoard } from './menu-board'

/** A text of the demo in both languages; French is Canadian French. */
export type Words = { en: string; fr: string }

/** Days from the day of seeding, so that the demo never grows old; null means without a beginning or an end. */
export type Span = { startOffsetDays: number | null; endOffsetDays: number | null }

export type DemoAddress = {
  street: string
  city: string
  /** The province's full name. */
  state: string
  zipCode: string
  lat: number
  lon: number
  /** Ten digits. */
  phone: string
}

/** What is true of a location; what is not named is false. */
type Feature =
  | 'hasDeliveryRobots'
  | 'hasFoodLockers'
  | 'isDelivery'
  | 'isDeliveryOnly'
  | 'isDineIn'
  | 'isMobile'
  | 'isMobileOnly'
  | 'isOpenLate'
  | 'isTakeout'
  | 'isTakeoutOnly'

/** The ways of paying that a location takes; what is not named is not taken. */
export type Payment =
  | 'payWithApplePay'
  | 'payWithCash'
  | 'payWithCc'
  | 'payWithDiningDollars'
  | 'payWithGooglePay'
  | 'payWithMealExchange'
  | 'payWithMealTrade'
  | 'payWithMealSwipe'
  | 'payWithRetailSwipe'
  | 'payWithSamsungPay'
  | 'payWithMealPlan'

/** A picture to compose with `composePicture`; `emoji` are names of drawings in `demo/pictures`. */
export type DemoPicture = { fileName: string; emoji: string[]; alt: Words }

export type DemoSchedule = Span & {
  type: 'location' | 'special_hours' | 'meal' | 'reservation'
  name: Words
  /** 0 Sunday to 6 Saturday. */
  days: number[]
  /** Campus time, `HH:MM`; a `closesAt` before `opensAt` is on the next day. Null on a day that `closed` shuts. */
  opensAt: string | null
  closesAt: string | null
  closed: boolean
}

export type DemoLocation = {
  /** What `menus.csv` calls it. */
  key: string
  /** The key of its building; null for a location that stands alone. */
  building: string | null
  name: Words
  shortDescription: Words
  description: Words
  type: 'webtrition' | 'concept'
  sortOrder: number
  /** Whether it is offered among the menus; one that never publishes any says "Coming soon." */
  showMenus: boolean
  showMap: boolean
  allergenFilter: boolean
  address: DemoAddress
  contactName: string
  contactEmail: string
  occupancy: 'na' | 'low' | 'medium' | 'high'
  features: Feature[]
  payments: Payment[]
  /** Codes of the list of cuisines. */
  cuisines: string[]
  /** What it serves and takes beyond the lists that all sites share. */
  customLabels?: Words[]
  /** A line beside its hours on the home page. */
  mealStatus?: Words
  reservations?: DemoReservations
  image: DemoPicture
  /** Boards shown in place of a menu; empty where the menu is the menu. */
  menuImages: { fileName: string; alt: Words; board: MenuBoard }[]
  schedules: DemoSchedule[]
}

/** How tables are reserved at a location; its blocks are its schedules of type `reservation`. */
export type DemoReservations = {
  reservationInterval: number
  reservationCapacity: number
  sameDayReservations: boolean
  /** Visits in one block; null without limit. */
  reservationMaxVisits: number | null
  /** Guests that one customer may bring; null for none. */
  guestFriendLimit: number | null
}

export type DemoBanner = { picture: DemoPicture; textAlign: 'left' | 'center' | 'right' }

export type DemoSection = {
  slug: string
  /** The screen it opens; null for a page of its own words. */
  masterSlug: string | null
  name: Words
  title: Words
  /** HTML; null where the screen says it all. */
  body: Words | null
  /** Where it leads when it is only a link. */
  url: string | null
  sortOrder: number
  published: boolean
  banner: DemoBanner | null
  nodes: DemoSection[]
}

/** What customers can do with an account, and what the shop offers; what is not named is off. */
type DemoSwitch =
  | 'allergenCard'
  | 'coffeeSubscription'
  | 'foodInsecurity'
  | 'installments'
  | 'mealPlanSubscriptions'
  | 'notifications'
  | 'useReservations'
  | 'weeklyMppSubscriptions'

export type DemoSite = {
  slug: string
  name: Words
  unitId: string
  /** Before its launch a site shows that it is coming, and nothing else. */
  prelaunch: boolean
  timeZone: 'America/Toronto'
  defaultLocale: 'en' | 'fr'
  country: 'ca'
  brandColor: string
  buttonColor: string
  buttonTextColor: string
  buttonTextHoverColor: string
  textColor: string
  alternateClosedColor: string
  carouselControlColor: string
  logo: { fileName: string; invertedFileName: string; alt: Words; mark: string; lines: [string, string] }
  address: DemoAddress
  email: string
  displayEmail: boolean
  contact: { name: string; title: Words; phone: string; email: string }
  socialMedia: Partial<Record<'facebook' | 'instagram' | 'x' | 'youtube', string>>
  linkToSchool: string | null
  homepageAlerts: (Span & { icon: 'info' | 'warning' | 'snow' | 'clock'; message: Words; link: string | null })[]
  /** Each leads to an address, or to an event, an offer or a location by its key. */
  homepageImages: (DemoPicture & {
    caption: Words
    link?: string
    event?: string
    specialOffer?: string
    location?: string
  })[]
  menuDisclaimer: Words
  brands: { key: string; name: string; nutritionUrl: string }[]
  buildings: { key: string; name: Words; sortOrder: number }[]
  locations: DemoLocation[]
  sections: DemoSection[]
  switches: DemoSwitch[]
  /** Whether `dishes.csv` and `menus.csv` lie beside it. */
  hasFood: boolean
  content: DemoContent
}

export type DemoMenuFilter = { code: string; type: 'label'; name: Words; sortOrder: number }

export type DemoStaff = {
  role: 'administrator' | 'siteManager' | 'editor' | 'menuEditor' | 'shopManager' | 'dietitian'
  name: string
  email: string
  password: string
  /** Slugs of the sites they look after; an administrator looks after all. */
  sites: string[]
}

export type DemoCampus = {
  sites: DemoSite[]
  menuFilters: DemoMenuFilter[]
  referenceLists: DemoReferenceLists
  legalTexts: DemoLegalText[]
  staff: DemoStaff[]
}
