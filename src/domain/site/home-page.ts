import type { CampusDate } from '@/domain/time/calendar'
import type { Picture } from '@/domain/files/picture'
import type { Localized } from '@/domain/locale'

/** The panels of a home page, in display order. Spec: PUB-2.24. */
export const panelNames = ['whatsOpen', 'news', 'events', 'mealPlans', 'contact'] as const
export type PanelName = (typeof panelNames)[number]

/** A panel's visibility and texts. A null header means the default header. Spec: PUB-2.25. */
export type Panel = { shown: boolean; header: Localized<string | null>; subtitle: Localized<string | null> }

/** Returns the name of the field that stores a part of a panel: `panelHeaderWhatsOpen`. */
export const panelField = <Part extends 'Display' | 'Header' | 'Subtitle'>(part: Part, name: PanelName) =>
  `panel${part}${name.charAt(0).toUpperCase()}${name.slice(1)}` as `panel${Part}${Capitalize<PanelName>}`

/**
 * A picture of the carousel, active or not. `fileSize` is in bytes, `storedAt` an ISO instant. It links to at most one of
 * `link`, an event, a special offer or a location. Ids of unpublished documents are null. Spec: PUB-2.31.
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

/** A published popup, and the campus days on which it is shown, inclusive; null means no limit. Spec: PUB-2.29, PUB-2.30. */
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

/** Returns the popup if it is shown on a campus date, else null. Spec: PUB-2.29. */
export function getActivePopup(popup: Popup | null, today: CampusDate): Popup | null {
  if (!popup || (popup.showFrom && today < popup.showFrom) || (popup.showUntil && today > popup.showUntil)) return null
  return popup
}

/**
 * Returns the popup of a campus date: the one that the site names, else the first that editors show on the home page; null for
 * none. Spec: PUB-2.29.
 */
export const selectPopup = (named: Popup | null, others: readonly Popup[], today: CampusDate): Popup | null =>
  getActivePopup(named, today) ?? others.find((popup) => getActivePopup(popup, today)) ?? named

/** Returns the active pictures of the carousel: default pictures first, then the others, both in the given order. Spec: PUB-2.31. */
export function carouselImages(images: readonly HomepageImage[]): HomepageImage[] {
  const activeImages = images.filter(({ active }) => active)
  return [...activeImages.filter(({ isDefault }) => isDefault), ...activeImages.filter(({ isDefault }) => !isDefault)]
}

const secondsPerDay = 86_400
const cookieName = ({ id }: Pick<Popup, 'id'>) => `popup-${id}`

/** Whether the visitor has closed a popup, according to `document.cookie`. Spec: PUB-2.29, PUB-4.11. */
export const isPopupClosed = (popup: Pick<Popup, 'id'>, cookies: string): boolean =>
  cookies.split(/;\s*/).includes(`${cookieName(popup)}=true`)

/** Returns the cookie that keeps a closed popup hidden for its number of days. Spec: PUB-2.30, PUB-9.1. */
export const popupClosedCookie = (popup: Pick<Popup, 'id' | 'daysBetweenViews'>): string =>
  `${cookieName(popup)}=true; Path=/; Max-Age=${popup.daysBetweenViews * secondsPerDay}; SameSite=Lax`
