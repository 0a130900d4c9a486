import type { Address } from '@/domain/places/address'
import type { Building, Location } from '@/domain/places/location'
import type { Section } from '@/domain/site/section'
import type { Site } from '@/domain/site/site'
import type { Panel } from '@/domain/site/home-page'
import type { MealPlan } from '@/domain/shop/meal-plans'
import type { Schedule } from '@/domain/places/hours/schedules'
import { noFeatures, noPayments } from '@/v1/places/shapes/location-flags'

const both = (en: string, fr = `${en} (fr)`) => ({ en, fr })
const nothing = { en: null, fr: null }

const noPanel: Panel = { shown: false, header: nothing, subtitle: nothing }

export const noAddress: Address = {
  street: null,
  metadata: null,
  city: null,
  state: null,
  zipCode: null,
  lat: null,
  lon: null,
  phone: null,
}

export const week = (days: number[], opensAtMinute: number, closesAtMinute: number): Schedule => ({
  type: 'location',
  name: null,
  start: null,
  end: null,
  days,
  opensAtMinute,
  closesAtMinute,
  openLate: false,
})

/** A plain active location; pass what differs. */
export const location = (given: Partial<Location>): Location => ({
  id: 'aaaaaaaaaaaaaaaaaaaaaaaa',
  name: both('Commons', 'Les Communs'),
  storedName: both('Commons', 'Les Communs'),
  displayName: nothing,
  shortDescription: nothing,
  description: nothing,
  buildingId: null,
  sortOrder: null,
  active: true,
  type: 'webtrition',
  showMenus: true,
  showMap: true,
  allergenFilter: true,
  address: noAddress,
  contactName: null,
  contactEmail: null,
  contactPhone: null,
  image: null,
  useMenuImages: false,
  menuImages: [],
  menuContent: nothing,
  brand: null,
  brands: [],
  occupancy: 'na',
  features: noFeatures,
  payments: noPayments,
  customPaymentTypes: [],
  customLabels: { en: [], fr: [] },
  cuisines: [],
  customCuisines: { en: [], fr: [] },
  mealStatus: nothing,
  landmark: nothing,
  schedules: [],
  ...given,
})

export const building = (given: Partial<Building>): Building => ({
  id: 'bbbbbbbbbbbbbbbbbbbbbbbb',
  name: both('Union', 'Pavillon'),
  sortOrder: null,
  active: true,
  ...given,
})

export const section = (given: Partial<Section>): Section => ({
  id: 'cccccccccccccccccccccccc',
  slug: 'news',
  masterSlug: null,
  name: both('News', 'Nouvelles'),
  title: nothing,
  body: nothing,
  showHeader: true,
  sortOrder: 1,
  published: true,
  showFrom: null,
  showUntil: null,
  banner: null,
  useScript: false,
  scriptUrl: null,
  micrositeLanding: false,
  url: null,
  nodes: [],
  ...given,
})

/** A plan of 1995.50 dollars, bought once; pass what differs. */
export const mealPlan = (given: Partial<MealPlan>): MealPlan => ({
  id: 'eeeeeeeeeeeeeeeeeeeeeeee',
  name: both('Unlimited', 'Illimité'),
  desc: nothing,
  pictures: [],
  priceCents: 199_550,
  taxCents: null,
  applyTax: true,
  paymentTypes: [],
  startDate: null,
  endDate: null,
  subscription: null,
  allowance: null,
  promoBonusCents: null,
  promoTrackOnly: false,
  onPanel: true,
  sortOrder: null,
  ...given,
})

export const site = (given: Partial<Site>): Site => ({
  id: 'dddddddddddddddddddddddd',
  name: both('Northgate', 'Porte-Nord'),
  slug: 'northgate',
  unitId: '4711',
  country: 'ca',
  published: true,
  active: true,
  customerLogin: false,
  timeZone: 'America/Toronto',
  prelaunch: false,
  url: null,
  linkToSchool: null,
  logo: null,
  invertedLogo: null,
  bigLogo: false,
  wcag: nothing,
  privacyLink: null,
  termsLink: null,
  k12: false,
  address: noAddress,
  email: 'dining@example.edu',
  displayEmail: false,
  feedbackCaptcha: false,
  contact: null,
  brandColor: '#1e5f74',
  buttonColor: null,
  buttonTextColor: null,
  buttonTextHoverColor: null,
  textColor: '#ffffff',
  alternateClosedColor: null,
  carouselControl: true,
  carouselControlColor: null,
  allergenFilter: true,
  avoidingGluten: true,
  displayCal: true,
  sodiumWarning: true,
  porkIcon: true,
  locationImages: false,
  showClosedLocations: true,
  menuDisclaimer: nothing,
  socialMedia: {},
  homepageAlerts: [],
  homepageImages: [],
  panels: { whatsOpen: noPanel, news: noPanel, events: noPanel, mealPlans: noPanel, contact: noPanel },
  showMealPlanPrices: true,
  tiles: [],
  diningMap: null,
  popup: null,
  customerLoginText: nothing,
  switches: {
    useReservations: false,
    notifications: false,
    allergenCard: false,
    foodInsecurity: false,
    mealPlanSubscriptions: false,
    weeklyMppSubscriptions: false,
    coffeeSubscription: false,
    installments: false,
    activePromoCode: false,
  },
  sections: [],
  updatedAt: '2026-11-20T00:00:00.000Z',
  ...given,
})
