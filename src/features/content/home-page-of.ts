import {
  panelField,
  panelNames,
  type DiningMap,
  type HomepageImage,
  type Panel,
  type PanelName,
  type Popup,
  type Tile,
} from '@/domain/home-page'
import { bothOf, fieldsOf, flagOf, nameOf, numberOf, pictureOf, rowsOf, textOf } from '@/server/stored'

type Stored = Record<string, unknown>

/** The parts of a home page from a site that was read one level deep; a picture without its file is left out. */
export function homePageOf(site: Stored) {
  return {
    homepageImages: rowsOf(site.homepageImages).flatMap((row) => homepageImageOf(row) ?? []),
    panels: Object.fromEntries(panelNames.map((name) => [name, panelOf(site, name)])) as Record<PanelName, Panel>,
    showMealPlanPrices: flagOf(site.showMealPlanPrices),
    tiles: rowsOf(site.tiles).map(tileOf),
    diningMap: diningMapOf(fieldsOf(site.diningMap)),
    popup: flagOf(site.hasPopup) ? popupOf(fieldsOf(site.activePopup)) : null,
  }
}

function panelOf(site: Stored, name: PanelName): Panel {
  return {
    shown: flagOf(site[panelField('Display', name)]),
    header: bothOf(site[panelField('Header', name)]),
    subtitle: bothOf(site[panelField('Subtitle', name)]),
  }
}

function homepageImageOf(row: Stored): HomepageImage | null {
  const picture = pictureOf(row.image, 'images')
  const file = fieldsOf(row.image)
  if (!picture) return null
  return {
    id: String(row.id),
    picture,
    fileSize: numberOf(file.filesize),
    storedAt: textOf(file.createdAt),
    caption: bothOf(row.caption),
    captionColor: textOf(row.captionColor),
    link: textOf(row.link),
    eventId: publicId(row.event),
    specialOfferId: publicId(row.specialOffer),
    locationId: publicId(row.location),
    isDefault: flagOf(row.isDefault),
    active: flagOf(row.active),
  }
}

/** The id of a document that visitors may open: in use, and no draft where its collection has drafts. */
function publicId(value: unknown): string | null {
  const { id, active, _status } = fieldsOf(value)
  return active === false || _status === 'draft' ? null : textOf(id)
}

function tileOf(row: Stored): Tile {
  return {
    id: String(row.id),
    name: nameOf(row.name),
    link: textOf(row.link),
    picture: pictureOf(row.image, 'images'),
  }
}

function diningMapOf(group: Stored): DiningMap | null {
  const picture = pictureOf(group.image, 'images')
  if (!picture) return null
  const { en, fr } = bothOf(group.altText)
  return { picture, altText: { en: en ?? picture.alt.en, fr: fr ?? picture.alt.fr } }
}

function popupOf(doc: Stored): Popup | null {
  if (doc._status !== 'published') return null
  return {
    id: String(doc.id),
    title: nameOf(doc.title),
    message: bothOf(doc.message),
    picture: pictureOf(doc.image, 'popup'),
    link: flagOf(doc.useLink) ? textOf(doc.link) : null,
    daysBetweenViews: numberOf(doc.daysBetweenViews) ?? 7,
    showFrom: textOf(doc.showFrom),
    showUntil: textOf(doc.showUntil),
  }
}
