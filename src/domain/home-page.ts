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
