import {
  panelField,
  panelNames,
  type DiningMap,
  type HomepageImage,
  type Panel,
  type PanelName,
  type Popup,
  type Tile,
} from '@/domain/site/home-page'
import type { Config } from '@/payload-types'
import type { StoredFields } from '@/server/database/stored-row'
import {
  localizedOf,
  fieldsOf,
  flagOf,
  nameOf,
  numberOf,
  pictureOf,
  rowsOf,
  textOf,
} from '@/server/database/stored-values'

type Collections = Config['collections']
type StoredSite = StoredFields<Collections['sites']>
type RowOf<Name extends 'homepageImages' | 'tiles'> = StoredFields<NonNullable<Collections['sites'][Name]>[number]>

/** Parses the home page fields of a stored site whose related documents are included. Skips pictures without a file. */
export function parseHomePage(site: StoredSite) {
  return {
    homepageImages: rowsOf(site.homepageImages).flatMap((row) => homepageImageOf(row) ?? []),
    panels: Object.fromEntries(panelNames.map((name) => [name, panelOf(site, name)])) as Record<PanelName, Panel>,
    showMealPlanPrices: flagOf(site.showMealPlanPrices),
    tiles: rowsOf(site.tiles).map(tileOf),
    diningMap: diningMapOf(fieldsOf(site.diningMap)),
    popup: flagOf(site.hasPopup) ? parsePopup(fieldsOf(site.activePopup)) : null,
  }
}

function panelOf(site: StoredSite, name: PanelName): Panel {
  return {
    shown: flagOf(site[panelField('Display', name)]),
    header: localizedOf(site[panelField('Header', name)]),
    subtitle: localizedOf(site[panelField('Subtitle', name)]),
  }
}

function homepageImageOf(row: RowOf<'homepageImages'>): HomepageImage | null {
  const picture = pictureOf(row.image, 'images')
  const file = fieldsOf(row.image)
  if (!picture) return null
  return {
    id: String(row.id),
    picture,
    fileSize: numberOf(file.filesize),
    storedAt: textOf(file.createdAt),
    caption: localizedOf(row.caption),
    captionColor: textOf(row.captionColor),
    link: textOf(row.link),
    eventId: publicId(row.event),
    specialOfferId: publicId(row.specialOffer),
    locationId: publicId(row.location),
    isDefault: flagOf(row.isDefault),
    active: flagOf(row.active),
  }
}

/** The id of a related document that visitors may open; null for an inactive location. */
function publicId(value: unknown): string | null {
  const { id, active } = fieldsOf(value)
  return active === false ? null : textOf(id)
}

function tileOf(row: RowOf<'tiles'>): Tile {
  return {
    id: String(row.id),
    name: nameOf(row.name),
    link: textOf(row.link),
    picture: pictureOf(row.image, 'images'),
  }
}

function diningMapOf(group: StoredFields<NonNullable<Collections['sites']['diningMap']>>): DiningMap | null {
  const picture = pictureOf(group.image, 'images')
  if (!picture) return null
  const { en, fr } = localizedOf(group.altText)
  return { picture, altText: { en: en ?? picture.alt.en, fr: fr ?? picture.alt.fr } }
}

/** A popup; null for one that is deleted or a draft. */
export function parsePopup(doc: StoredFields<Collections['popups']>): Popup | null {
  if (textOf(doc.id) === null) return null
  return {
    id: String(doc.id),
    title: nameOf(doc.title),
    message: localizedOf(doc.message),
    picture: pictureOf(doc.image, 'popup'),
    link: flagOf(doc.useLink) ? textOf(doc.link) : null,
    daysBetweenViews: numberOf(doc.daysBetweenViews) ?? 7,
    showFrom: textOf(doc.showFrom),
    showUntil: textOf(doc.showUntil),
  }
}
