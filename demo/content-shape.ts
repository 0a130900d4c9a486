import type { DemoPicture, Span, Words } from './campus-shape'

/** When and where; what is not named is not said. A location is named by its key, any other place by its words. */
type WhenAndWhere = Partial<Span> & {
  startsAt?: string
  endsAt?: string
  location?: string
  customLocationName?: Words
}

/** The days on which something published is shown; without limit where not named. */
type Window = { showFromOffsetDays?: number; showUntilOffsetDays?: number }

export type DemoNews = WhenAndWhere &
  Window & {
    key: string
    title: Words
    brief: Words
    /** HTML; not given where the news leads elsewhere. */
    description?: Words
    picture?: DemoPicture
    /** Its own page where not named. */
    linkType?: 'external' | 'internal'
    link?: string
    buttonText?: Words
  }

export type DemoEvent = WhenAndWhere &
  Window & {
    key: string
    startOffsetDays: number
    title: Words
    brief: Words
    description: Words
    picture?: DemoPicture
    featured?: boolean
  }

export type DemoSpecialOffer = Span & {
  key: string
  name: Words
  brief: Words
  description: Words
  picture?: DemoPicture
}

/** A part of a paper: words under an optional heading, then lines with a price or an amount at their end. */
type PaperPart = {
  heading?: Words
  text?: Words
  lines?: { name: Words; amount: Words }[]
}

/** A document of one leaf, the site's first language on its front and the other on its back. */
export type DemoPaper = { fileName: string; title: Words; subtitle: Words; parts: PaperPart[] }

export type DemoNewsletter = { key: string; offsetDays: number; name: Words; description: Words; paper: DemoPaper }

export type DemoPhotoAlbum = { key: string; name: Words; photos: (DemoPicture & { caption: Words })[] }

export type DemoStaffMember = {
  key: string
  firstName: string
  lastName: string
  email: string
  /** Ten digits; null for whom one reaches by e-mail alone. */
  phone: string | null
  title: Words
  /** HTML. */
  bio: Words
}

export type DemoSurvey = { key: string; question: Words; choices: { choice: Words; votes: number }[] }

export type DemoBlogArticle = { key: string; offsetDays: number; title: Words; body: Words }

/** `location` is the place in words; it is one text in both languages where it is a proper name. */
export type DemoDirectorsMeeting = {
  key: string
  location: Words
  offsetDays: number
  startsAt: string
  body: Words
}

/** An order form whose quantities are filled in by those who order: a table as a spreadsheet. */
export type DemoOrderForm = {
  fileName: string
  title: Words
  lines: { name: Words; priceCents: number }[]
}

export type DemoCateringFile = {
  key: string
  title: Words
  description: Words
  file: { paper: DemoPaper } | { orderForm: DemoOrderForm }
}

export type DemoPopup = Window & {
  key: string
  title: Words
  message: Words
  picture: DemoPicture
  link: string | null
  daysBetweenViews: number
}

export type DemoMicrosite = {
  tagline: Words
  picture: DemoPicture
  /** Days from seeding until the doors open. */
  opensOnOffsetDays: number
  stats: { title: Words; days: number | null }[]
  sections: DemoMicrositeSection[]
}

type DemoMicrositeSection = {
  slug: string
  name: Words
  body: Words
  showHeader: boolean
  /** Whether it is a block of the page itself, rather than an entry of its bar. */
  micrositeLanding: boolean
  nodes: { slug: string; name: Words; url: string }[]
}

/** What the site's home says over its panels; a panel without a header has the product's own. */
export type DemoPanels = Record<
  'news' | 'whatsOpen' | 'events' | 'mealPlans' | 'contact',
  { shown: boolean; header?: Words; subtitle?: Words }
>

export type DemoTile = { name: Words; link: string; picture: DemoPicture }

/** Everything public of a site that is neither food, hours nor pages; empty lists show the empty states. */
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
  /** Whether a plan of the dining places is drawn for the site's dining map. */
  diningMap: { altText: Words } | null
  /** How to enjoy the site with a screen reader or a keyboard, and whom to ask. */
  wcag: Words
  customerLoginText: Words
}

type LegalKind = 'privacy' | 'mobilePrivacy' | 'thirdPartyNotice' | 'termsOfUse' | 'climateFriendly'

export type DemoLegalText = {
  kind: LegalKind
  title: Words
  body: Words
  effectiveOnOffsetDays: number
  privacyRequestUrl: string | null
}

export type DemoReference = { value: string; name: Words }

/** The lists that all sites share. Spec: PUB-3.18. */
export type DemoReferenceLists = {
  cuisines: DemoReference[]
  paymentMethods: DemoReference[]
  locationFeatures: DemoReference[]
}
