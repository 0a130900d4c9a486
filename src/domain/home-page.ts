import type { CampusDate } from './calendar'
import type { Picture } from './campus'
import type { Localized } from './locale'

/** The panels of a home page, in its order. Spec: PUB-2.24. */
export const panelNames = ['whatsOpen', 'news', 'events', 'mealPlans', 'contact'] as const
export type PanelName = (typeof panelNames)[number]

/** Whether a panel is shown, and its words; a null header is the usual one. Spec: PUB-2.25. */
export type Panel = { shown: boolean; header: Localized<string | null>; subtitle: Localized<string | null> }

/** The field that holds a part of a panel: `panelHeaderWhatsOpen`. */
export const panelField = (part: 'Display' | 'Header' | 'Subtitle', name: PanelName) =>
  `panel${part}${name.charAt(0).toUpperCase()}${name.slice(1)}`

/**
 * A picture of the carousel, in use or not. `fileSize` is in bytes, `storedAt` an ISO instant. It leads to at most one of
 * `link`, an event, a special offer or a location; an id stands only for what is published. Spec: PUB-2.31.
 */
export type HomepageImage = {
  id: string
  picture: Picture
  fileSize: number | null
  storedAt: string | null
  caption: Localized<string | null>
  captionColor: string | null
  link: string | null
  eventId: string | null
  specialOfferId: string | null
  locationId: string | null
  isDefault: boolean
  active: boolean
}

export type Tile = { id: string; name: Localized; link: string | null; picture: Picture | null }

export type DiningMap = { picture: Picture; altText: Localized<string | null> }

/** A published popup, with the campus days between which it is shown; null is no limit. Spec: PUB-2.29, PUB-2.30. */
export type Popup = {
  id: string
  title: Localized
  message: Localized<string | null>
  picture: Picture | null
  link: string | null
  daysBetweenViews: number
  showFrom: CampusDate | null
  showUntil: CampusDate | null
}

/** The popup of a campus date; null when there is none, or not on that day. Spec: PUB-2.29. */
export function popupOn(popup: Popup | null, today: CampusDate): Popup | null {
  if (!popup || (popup.showFrom && today < popup.showFrom) || (popup.showUntil && today > popup.showUntil)) return null
  return popup
}

/** The pictures of the carousel that are in use, in their order; the one that staff chose to be first comes first. Spec: PUB-2.31. */
export function carouselImages(images: readonly HomepageImage[]): HomepageImage[] {
  const inUse = images.filter(({ active }) => active)
  return [...inUse.filter(({ isDefault }) => isDefault), ...inUse.filter(({ isDefault }) => !isDefault)]
}

const dayInSeconds = 86_400
const cookieOf = ({ id }: Pick<Popup, 'id'>) => `popup-${id}`

/** Whether the visitor's cookies, as a browser tells them, say that a popup was closed. Spec: PUB-2.29, PUB-4.11. */
export const wasClosed = (popup: Pick<Popup, 'id'>, cookies: string): boolean =>
  cookies.split(/;\s*/).includes(`${cookieOf(popup)}=true`)

/** The cookie that says so for as many days as the popup stays away. Spec: PUB-2.30, PUB-9.1. */
export const closedCookie = (popup: Pick<Popup, 'id' | 'daysBetweenViews'>): string =>
  `${cookieOf(popup)}=true; Path=/; Max-Age=${popup.daysBetweenViews * dayInSeconds}; SameSite=Lax`
