import type { Picture } from '@/domain/files/picture'
import type { Localized } from '@/domain/locale'
import type { Address } from '@/domain/places/address'
import type { ZoneName } from '@/domain/time/campus-time'
import type { DiningMap, HomepageImage, Panel, PanelName, Popup, Tile } from './home-page'
import type { HomepageAlert } from './homepage-alerts'
import type { Section } from './section'
import type { SiteLanguages } from './site-languages'

/** One line of the sites list. Spec: PUB-7.5. */
export type SiteSummary = {
  id: string
  name: Localized
  slug: string
  /** The slugs that it had before. Spec: PUB-4.1. */
  formerSlugs: string[]
  unitId: string
  /** A code by which lists of sites are filtered; null without one. Spec: PUB-2.3. */
  sector: string | null
  country: 'ca' | 'us'
  languages: SiteLanguages
  published: boolean
  active: boolean
  customerLogin: boolean
}

/** The site of a dining operation, with everything its layout shows. Spec: PUB-3.1. */
export type Site = SiteSummary & {
  timeZone: ZoneName
  prelaunch: boolean
  url: string | null
  linkToSchool: string | null
  logo: Picture | null
  /** The logo for dark backgrounds. */
  invertedLogo: Picture | null
  bigLogo: boolean
  wcag: Localized<string | null>
  /** The pages of a parent company, to which the footer links instead of the site's own; null without one. */
  privacyLink: string | null
  termsLink: string | null
  k12: boolean
  address: Address
  email: string | null
  displayEmail: boolean
  /** Whether the feedback form asks for a captcha. Spec: CUS-2.59. */
  feedbackCaptcha: boolean
  /** Null when the site does not show a contact. */
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
  /** URL by network. */
  socialMedia: Partial<Record<SocialNetwork, string>>
  homepageAlerts: HomepageAlert[]
  homepageImages: HomepageImage[]
  panels: Record<PanelName, Panel>
  showMealPlanPrices: boolean
  tiles: Tile[]
  diningMap: DiningMap | null
  /** The published popup that the site has enabled, else null. */
  popup: Popup | null
  customerLoginText: Localized<string | null>
  /** Who sells, as receipts name it. */
  seller: { name: string | null; federalTaxNumber: string | null; provincialTaxNumber: string | null }
  switches: Record<SiteSwitch, boolean>
  sections: Section[]
  updatedAt: string
}

export const socialNetworks = ['facebook', 'instagram', 'x', 'youtube', 'pinterest', 'flickr', 'vimeo'] as const
export type SocialNetwork = (typeof socialNetworks)[number]

/** The contact person for visitors. `phone` has ten digits. Spec: PUB-2.28. */
type ContactInfo = {
  name: string | null
  title: Localized<string | null>
  phone: string | null
  email: string | null
}

/** Features that a site can offer its customers. Spec: CUS-3.18. */
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
