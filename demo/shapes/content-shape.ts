import type { Localized } from '@/domain/locale'
import type { DemoPicture, DateOffsets } from './campus-shape'

/** Optional dates, times and place. `location` is the key of a location; `customLocationName` names any other place. */
type TimeAndPlace = Partial<DateOffsets> & {
  /** 0 Sunday to 6 Saturday: the dates move on until the first one is this weekday, which the text names. */
  weekday?: number
  startsAt?: string
  endsAt?: string
  location?: string
  customLocationName?: Localized
}

/** The days on which a published document is shown. A missing limit means no limit. */
type DisplayWindow = { showFromOffsetDays?: number; showUntilOffsetDays?: number }

export type DemoNews = TimeAndPlace &
  DisplayWindow & {
    key: string
    title: Localized
    brief: Localized
    /** HTML; missing if the news links elsewhere. */
    description?: Localized
    /** Missing if the news has its own page. */
    linkType?: 'external' | 'internal'
    link?: string
    buttonText?: Localized
  }

export type DemoEvent = TimeAndPlace &
  DisplayWindow & {
    key: string
    startOffsetDays: number
    title: Localized
    brief: Localized
    description: Localized
    featured?: boolean
  }

export type DemoSpecialOffer = DateOffsets & {
  key: string
  name: Localized
  brief: Localized
  description: Localized
}

/** `file` is in `files/newsletters` of the site. */
export type DemoNewsletter = { key: string; offsetDays: number; name: Localized; description: Localized; file: string }

export type DemoPhotoAlbum = { key: string; name: Localized; photos: (DemoPicture & { caption: Localized })[] }

export type DemoStaffMember = {
  key: string
  firstName: string
  lastName: string
  email: string
  /** Ten digits; null if only the email is published. */
  phone: string | null
  title: Localized
  /** HTML. */
  bio: Localized
}

export type DemoSurvey = { key: string; question: Localized; choices: { choice: Localized; votes: number }[] }

export type DemoBlogArticle = { key: string; offsetDays: number; title: Localized; body: Localized }

/** `location` is the name of the place. A proper name is the same in both languages. */
export type DemoDirectorsMeeting = {
  key: string
  location: Localized
  offsetDays: number
  startsAt: string
  body: Localized
}

export type DemoCateringFile = {
  key: string
  title: Localized
  description: Localized
  /** In `files/catering` of the site. */
  file: string
}

export type DemoPopup = DisplayWindow & {
  key: string
  title: Localized
  message: Localized
  picture: DemoPicture
  link: string | null
  daysBetweenViews: number
}

export type DemoMicrosite = {
  tagline: Localized
  picture: DemoPicture
  /** Days from the day of seeding to the opening. */
  opensOnOffsetDays: number
  stats: { title: Localized; days: number | null }[]
  sections: DemoMicrositeSection[]
}

type DemoMicrositeSection = {
  slug: string
  name: Localized
  body: Localized
  showHeader: boolean
  /** Whether it is a block of the page instead of an entry of its navigation bar. */
  micrositeLanding: boolean
  nodes: { slug: string; name: Localized; url: string }[]
}

/** Headings of the home page's panels. A panel without a header shows the product's own. */
export type DemoPanels = Record<
  'news' | 'whatsOpen' | 'events' | 'mealPlans' | 'contact',
  { shown: boolean; header?: Localized; subtitle?: Localized }
>

export type DemoTile = { name: Localized; link: string }

/** Public content of a site except food, hours and sections. Empty lists show the empty states. */
export type DemoContent = {
  news: DemoNews[]
  events: DemoEvent[]
  balancedLivingEvents: DemoEvent[]
  specialOffers: DemoSpecialOffer[]
  newsletters: DemoNewsletter[]
  photoAlbums: DemoPhotoAlbum[]
  staffMembers: DemoStaffMember[]
  surveys: DemoSurvey[]
  blogArticles: DemoBlogArticle[]
  directorsMeetings: DemoDirectorsMeeting[]
  cateringFiles: DemoCateringFile[]
  popup: DemoPopup | null
  microsite: DemoMicrosite | null
  panels: DemoPanels
  tiles: DemoTile[]
  diningMap: DemoPicture | null
  /** The accessibility statement with a contact. */
  wcag: Localized
  customerLoginText: Localized
}

type LegalKind = 'privacy' | 'mobilePrivacy' | 'thirdPartyNotice' | 'termsOfUse' | 'climateFriendly'

export type DemoLegalText = {
  kind: LegalKind
  title: Localized
  body: Localized
  effectiveOnOffsetDays: number
  privacyRequestUrl: string | null
}

export type DemoReference = { value: string; name: Localized }

/** The lists that all sites share. Spec: PUB-3.18. */
export type DemoReferenceLists = {
  cuisines: DemoReference[]
  paymentMethods: DemoReference[]
  locationFeatures: DemoReference[]
}
