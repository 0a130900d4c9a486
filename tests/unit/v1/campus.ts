import type { Address, Building, Location, Section, Site } from '@/domain/campus'
import type { Schedule } from '@/domain/schedules'
import { noFeatures, noPayments } from '@/v1/shapes/location-flags'

const both = (en: string, fr = `${en} (fr)`) => ({ en, fr })
const nothing = { en: null, fr: null }

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

/** A plain active location; say what is different. */
export const location = (given: Partial<Location>): Location => ({
  id: 'aaaaaaaaaaaaaaaaaaaaaaaa',
  name: both('Commons', 'Les Communs'),
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
  image: null,
  useMenuImages: false,
  menuImages: [],
  menuContent: nothing,
  brand: null,
  occupancy: 'na',
  features: noFeatures,
  payments: noPayments,
  customPaymentTypes: [],
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
  defaultLocale: 'en',
  prelaunch: false,
  url: null,
  linkToSchool: null,
  logo: null,
  bigLogo: false,
  address: noAddress,
  email: 'dining@example.edu',
  displayEmail: false,
  brandColor: '#1e5f74',
  buttonColor: null,
  buttonTextColor: null,
  buttonTextHoverColor: null,
  textColor: '#ffffff',
  alternateClosedColor: null,
  carouselControl: true,
  allergenFilter: true,
  avoidingGluten: true,
  locationImages: false,
  menuDisclaimer: nothing,
  socialMedia: {},
  homepageAlerts: [],
  sections: [],
  updatedAt: '2026-11-20T00:00:00.000Z',
  ...given,
})
