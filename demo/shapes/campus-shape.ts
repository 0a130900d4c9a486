import type { Seasonal } from '../season'
import type { Localized } from '@/domain/locale'
import type { DemoContent, DemoLegalText, DemoReferenceLists } from './content-shape'

/** A date range in days from the day of seeding, which keeps the demo current. Null means no limit. */
export type DateOffsets = { startOffsetDays: number | null; endOffsetDays: number | null }

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

/** Properties of a location. Those not listed are false. */
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

/** Payment methods that a location accepts. */
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

/** A picture in `files/<kind>` of its site. */
export type DemoPicture = { fileName: string; alt: Localized }

/** The text of a menu board. A line with two prices is for a medium and a large size. */
export type MenuBoard = {
  groups: { name: Localized; lines: { name: Localized; priceCents: [number] | [number, number] }[] }[]
  footnote: Localized
}

type ScheduleRow = DateOffsets & {
  type: 'location' | 'special_hours' | 'meal' | 'reservation'
  name: Localized
  /** 0 Sunday to 6 Saturday. */
  days: number[]
  /** Campus time, `HH:MM`. A `closesAt` before `opensAt` is on the next day. Null if `closed` is true. */
  opensAt: string | null
  closesAt: string | null
  closed: boolean
}
export type DemoSchedule = Seasonal<ScheduleRow>

type DemoAlert = DateOffsets & {
  icon: 'info' | 'warning' | 'snow' | 'clock'
  message: Localized
  link: string | null
}

export type DemoLocation = {
  /** Its name in `menus.csv`. */
  key: string
  /** The key of its building; null outside a building. */
  building: string | null
  name: Localized
  shortDescription: Localized
  description: Localized
  type: 'webtrition' | 'concept'
  sortOrder: number
  /** Whether the menu page lists it. Without published menus it shows "Coming soon." */
  showMenus: boolean
  showMap: boolean
  allergenFilter: boolean
  /** How to find it. */
  landmark: Localized
  address: DemoAddress
  contactName: string
  contactEmail: string
  occupancy: 'na' | 'low' | 'medium' | 'high'
  features: Feature[]
  payments: Payment[]
  /** Codes of the list of cuisines. */
  cuisines: string[]
  /** Labels beyond the lists that all sites share. */
  customLabels?: Localized[]
  /** A line next to its hours on the home page. */
  mealStatus?: Localized
  reservations?: DemoReservations
  image: DemoPicture
  /** Pictures shown instead of a menu. */
  menuImages: (DemoPicture & { board: MenuBoard })[]
  schedules: DemoSchedule[]
}

/** Reservation settings of a location. Its schedules of type `reservation` are the reservable times. */
export type DemoReservations = {
  reservationInterval: number
  reservationCapacity: number
  sameDayReservations: boolean
  /** Maximum number of visits in one schedule; null for no limit. */
  reservationMaxVisits: number | null
  /** Maximum number of guests of one customer; null for none. */
  guestFriendLimit: number | null
}

export type DemoBanner = { picture: DemoPicture; textAlign: 'left' | 'center' | 'right' }

export type DemoSection = {
  slug: string
  /** The screen that it opens; null for a page with its own text. */
  masterSlug: string | null
  name: Localized
  title: Localized
  /** HTML; null if the screen needs no text. */
  body: Localized | null
  /** Its target if it is only a link. */
  url: string | null
  sortOrder: number
  published: boolean
  banner: DemoBanner | null
  nodes: DemoSection[]
}

/** Feature switches of accounts and shop. Those not listed are off. */
type DemoSwitch =
  | 'activePromoCode'
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
  /** Slugs from which pages redirect. */
  formerSlugs: string[]
  sector: string
  name: Localized
  unitId: string
  /** Whether the site shows only its prelaunch page. */
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
  logo: { fileName: string; invertedFileName: string; alt: Localized }
  address: DemoAddress
  /** Who sells, on receipts; null for a site that sells nothing. */
  seller: { name: string; federalTaxNumber: string; provincialTaxNumber?: string } | null
  email: string
  displayEmail: boolean
  feedbackCaptcha: boolean
  contact: { name: string; title: Localized; phone: string; email: string }
  socialMedia: Partial<Record<'facebook' | 'instagram' | 'x' | 'youtube', string>>
  linkToSchool: string | null
  homepageAlerts: Seasonal<DemoAlert>[]
  /** Each links to a URL, or to an event, an offer or a location by its key. */
  homepageImages: (DemoPicture & {
    caption: Localized
    link?: string
    event?: string
    specialOffer?: string
    location?: string
  })[]
  menuDisclaimer: Localized
  brands: { key: string; name: string; nutritionUrl: string }[]
  buildings: { key: string; name: Localized; sortOrder: number }[]
  locations: DemoLocation[]
  sections: DemoSection[]
  switches: DemoSwitch[]
  /** Whether its folder contains `dishes.csv` and `menus.csv`. */
  hasFood: boolean
  content: DemoContent
}

export type DemoMenuFilter = { code: string; type: 'label'; name: Localized; sortOrder: number }

export type DemoStaff = {
  role: 'administrator' | 'siteManager' | 'editor' | 'menuEditor' | 'shopManager' | 'dietitian'
  name: string
  email: string
  password: string
  /** Slugs of their sites. An administrator has access to all. */
  sites: string[]
}

export type DemoCampus = {
  sites: DemoSite[]
  menuFilters: DemoMenuFilter[]
  referenceLists: DemoReferenceLists
  legalTexts: DemoLegalText[]
  staff: DemoStaff[]
}
