import type { Payload } from 'payload'
import { isHexId } from '@/domain/hex-id'
import { locationFeatures, paymentMethods, type Brand, type Building, type Location } from '@/domain/places/location'
import type { MenuFilter } from '@/domain/menu/dish/dish'
import { keepEffectiveClosures, type Schedule } from '@/domain/places/hours/schedules'
import { everySiteTag, siteTag } from '@/server/cache/cache-tags'
import { caches } from '@/server/cache/caches'
import { readCached } from '@/server/cache/read-cached'
import { readMenuClosures } from '@/server/database/menu/closed-menus'
import { readPart } from '@/server/database/partial-reads'
import { openPayload } from '@/server/database/payload'
import { pictureRelation, readPublicDocuments, type Relations } from '@/server/database/read-public-documents'
import type { StoredRow } from '@/server/database/stored-row'
import {
  addressOf,
  localizedOf,
  fieldsOf,
  flagOf,
  idOf,
  instantOf,
  nameOf,
  numberOf,
  publicNameOf,
  identifiedPictureOf,
  rowsOf,
  textOf,
  textsOf,
} from '@/server/database/stored-values'
import { scheduleOf } from '@/server/database/menu/stored-schedule'

/** A site's buildings and locations with their hours, by sort order. `hoursMissing`: the hours could not be read. */
export type Places = { buildings: Building[]; locations: Location[]; hoursMissing: boolean }

/**
 * All buildings and locations of a site with their hours, inactive ones included. Empty for an unknown site. On pages,
 * buildings, hours and pictures that cannot be read are left out. Spec: PUB-3.3, PUB-3.4, PUB-8.4.
 */
export function readPlaces(siteId: string): Promise<Places> {
  return readCached(`places:${siteId}`, [siteTag(siteId), everySiteTag], () => buildPlaces(siteId))
}

async function buildPlaces(siteId: string): Promise<Places> {
  const payload = await openPayload()
  const where = { site: { equals: siteId } }
  const [buildings, locations, hours] = await Promise.all([
    readPart('buildings', () => readPublicDocuments(payload, 'buildings', { where }), []),
    readPublicDocuments(payload, 'locations', { where, related: relatedToLocation }),
    readPart<Map<string, Schedule[]> | null>('schedules', () => readHours(payload, siteId), null),
  ])
  return {
    buildings: buildings.map(buildingOf).sort(inOrder),
    locations: locations.map((doc) => locationOf(doc, hours?.get(String(doc.id)) ?? [])).sort(inOrder),
    hoursMissing: hours === null,
  }
}

/** The hours of each location. A menu that is closed for a day closes its location, too. */
async function readHours(payload: Payload, siteId: string): Promise<Map<string, Schedule[]>> {
  const [schedules, closedMenus] = await Promise.all([
    readPublicDocuments(payload, 'schedules', { where: { site: { equals: siteId } } }),
    readPart('menus', () => readMenuClosures(payload, siteId), []),
  ])
  const stored = new Map<string, Schedule[]>()
  for (const doc of schedules) {
    const location = idOf(doc.location)
    if (location) stored.set(location, [...(stored.get(location) ?? []), scheduleOf(doc)])
  }
  const locations = new Set([...stored.keys(), ...closedMenus.map(({ locationId }) => locationId)])
  return new Map(
    [...locations].map((location) => {
      const own = (stored.get(location) ?? []).filter(({ type }) => type !== 'reservation')
      const closures = closedMenus.filter(({ locationId }) => locationId === location)
      return [location, [...own, ...keepEffectiveClosures(own, closures)]]
    }),
  )
}

/** The fields to read of the documents to which a location refers. */
const brand = { collection: 'brands', select: { name: true, nutritionUrl: true } } as const
const relatedToLocation: Relations = {
  image: pictureRelation('location-images'),
  menuImages: pictureRelation('images'),
  brand,
  brands: brand,
  cuisines: { collection: 'cuisines', select: { value: true, name: true } },
}

/** The id of the site to which a location belongs; null for an unknown location. */
export async function readSiteOfLocation(locationId: string): Promise<string | null> {
  if (!isHexId(locationId)) return null
  const [location] = await readPublicDocuments(await openPayload(), 'locations', {
    where: { id: { equals: locationId } },
    select: { site: true },
  })
  return idOf(location?.site)
}

/** The allergens and dietary categories, which all sites share, in their sort order. Spec: PUB-3.8. */
export async function readMenuFilters(): Promise<MenuFilter[]> {
  const filters = await caches.values.getOrBuild('menu-filters', async () => {
    const docs = await readPublicDocuments(await openPayload(), 'menu-filters', { sort: ['sortOrder'] })
    const value = docs.map((doc): MenuFilter => ({
      id: String(doc.id),
      code: textOf(doc.code) ?? '',
      type: doc.type === 'allergen' ? 'allergen' : 'label',
      name: nameOf(doc.name),
      sortOrder: numberOf(doc.sortOrder) ?? 0,
      introducedAt: instantOf(doc.introducedAt) ?? undefined,
    }))
    return { value, tags: [everySiteTag] }
  })
  return filters as MenuFilter[]
}

/*
 * Unlike `sortByStaffOrder`, items without a number come first. The other way round would reorder v1's published lists and
 * change the location that a menu opens with.
 */
const inOrder = (a: { sortOrder: number | null }, b: { sortOrder: number | null }) =>
  (a.sortOrder ?? -Infinity) - (b.sortOrder ?? -Infinity) || 0

const flagsOf = <Name extends string>(names: readonly Name[], group: unknown) => {
  const fields = fieldsOf(group)
  return Object.fromEntries(names.map((name) => [name, flagOf(fields[name])])) as Record<Name, boolean>
}

const textsInBothOf = (value: unknown) => {
  const { en, fr } = fieldsOf(value)
  return { en: textsOf(en), fr: textsOf(fr) }
}

function brandOf(value: unknown): Brand | null {
  const { id, name, nutritionUrl } = fieldsOf(value)
  return textOf(id) ? { id: String(id), name: textOf(name) ?? '', nutritionUrl: textOf(nutritionUrl) } : null
}

function buildingOf(doc: StoredRow<'buildings'>): Building {
  return { id: String(doc.id), name: nameOf(doc.name), sortOrder: numberOf(doc.sortOrder), active: flagOf(doc.active) }
}

function locationOf(doc: StoredRow<'locations'>, hours: Schedule[]): Location {
  const brand = brandOf(doc.brand)
  const others = rowsOf(doc.brands).flatMap((row) => brandOf(row) ?? [])
  return {
    id: String(doc.id),
    name: publicNameOf(doc),
    storedName: nameOf(doc.name),
    displayName: localizedOf(doc.displayName),
    shortDescription: localizedOf(doc.shortDescription),
    description: localizedOf(doc.description),
    landmark: localizedOf(doc.landmark),
    buildingId: idOf(doc.building),
    sortOrder: numberOf(doc.sortOrder),
    active: flagOf(doc.active),
    type: doc.type === 'webtrition' || doc.type === 'concept' || doc.type === 'menubuilder' ? doc.type : null,
    showMenus: flagOf(doc.showMenus),
    showMap: flagOf(doc.showMap),
    allergenFilter: flagOf(doc.allergenFilter),
    address: addressOf(doc.address),
    contactName: textOf(doc.contactName),
    contactEmail: textOf(doc.contactEmail),
    contactPhone: textOf(doc.contactPhone),
    image: identifiedPictureOf(doc.image, 'location'),
    useMenuImages: flagOf(doc.useMenuImages),
    menuImages: rowsOf(doc.menuImages).flatMap((row) => identifiedPictureOf(row, 'images') ?? []),
    menuContent: localizedOf(doc.menuContent),
    brand,
    brands: [...(brand ? [brand] : []), ...others.filter(({ id }) => id !== brand?.id)],
    occupancy: doc.occupancy === 'low' || doc.occupancy === 'medium' || doc.occupancy === 'high' ? doc.occupancy : 'na',
    features: flagsOf(locationFeatures, doc.features),
    payments: flagsOf(paymentMethods, doc.payments),
    customPaymentTypes: textsOf(doc.customPaymentTypes),
    customLabels: textsInBothOf(doc.customLabels),
    cuisines: rowsOf(doc.cuisines).flatMap((row) => {
      const value = textOf(row.value)
      return value ? [{ value, name: nameOf(row.name) }] : []
    }),
    customCuisines: textsInBothOf(doc.customCuisines),
    mealStatus: localizedOf(doc.mealStatus),
    schedules: hours,
  }
}
