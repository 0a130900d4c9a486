import { locationFeatures, paymentMethods, type Brand, type Building, type Location } from '@/domain/campus'
import type { MenuFilter } from '@/domain/dish'
import { everySiteTag, siteTag } from '@/server/cache-tags'
import { caches } from '@/server/caches'
import { openPayload } from '@/server/payload'
import { pictureIn, readStored, type Related, type Stored } from '@/server/read-stored'
import {
  addressOf,
  bothOf,
  fieldsOf,
  flagOf,
  idOf,
  nameOf,
  numberOf,
  identifiedPictureOf,
  rowsOf,
  textOf,
} from '@/server/stored'
import { scheduleOf } from '@/server/stored-schedule'

/** A site's buildings and locations with their hours, in their sort order, null first. */
export type Places = { buildings: Building[]; locations: Location[] }

/** All buildings and locations of a site, active or not; both empty for an unknown site. Spec: PUB-3.3, PUB-3.4. */
export async function readPlaces(siteId: string): Promise<Places> {
  const places = await caches.values.remember(`places:${siteId}`, async () => {
    const payload = await openPayload()
    const where = { site: { equals: siteId } }
    const [buildings, locations, schedules] = await Promise.all([
      readStored(payload, 'buildings', { where }),
      readStored(payload, 'locations', { where, related: shownOfLocation }),
      readStored(payload, 'schedules', { where }),
    ])
    const hours = new Map<string | null, Stored[]>()
    for (const schedule of schedules) {
      const location = idOf(schedule.location)
      hours.set(location, [...(hours.get(location) ?? []), schedule])
    }
    const value = {
      buildings: buildings.map(buildingOf).sort(inOrder),
      locations: locations.map((doc) => locationOf(doc, hours.get(String(doc.id)) ?? [])).sort(inOrder),
    }
    return { value, tags: [siteTag(siteId), everySiteTag] }
  })
  return places as Places
}

/** What a location shows of the documents that it names. */
const brand = { collection: 'brands', select: { name: true, nutritionUrl: true } } as const
const shownOfLocation: Related = {
  image: pictureIn('location-images'),
  menuImages: pictureIn('images'),
  brand,
  brands: brand,
  cuisines: { collection: 'cuisines', select: { value: true, name: true } },
}

/** The site to which a location belongs; null for an unknown id. */
export async function siteOfLocation(locationId: string): Promise<string | null> {
  if (!/^[0-9a-f]{24}$/.test(locationId)) return null
  const payload = await openPayload()
  const found = await payload.find({
    collection: 'locations',
    where: { id: { equals: locationId } },
    depth: 0,
    limit: 1,
    pagination: false,
    select: { site: true },
    overrideAccess: true, // only which site it is, to look it up there
  })
  return idOf(found.docs[0]?.site)
}

/** Allergens and dietary categories of all sites, in their sort order. Spec: PUB-3.8. */
export async function readMenuFilters(): Promise<MenuFilter[]> {
  const filters = await caches.values.remember('menu-filters', async () => {
    const docs = await readStored(await openPayload(), 'menu-filters', { where: {}, sort: ['sortOrder'] })
    const value = docs.map((doc): MenuFilter => ({
      id: String(doc.id),
      code: textOf(doc.code) ?? '',
      type: doc.type === 'allergen' ? 'allergen' : 'label',
      name: nameOf(doc.name),
      sortOrder: numberOf(doc.sortOrder) ?? 0,
    }))
    return { value, tags: [everySiteTag] }
  })
  return filters as MenuFilter[]
}

const inOrder = (a: { sortOrder: number | null }, b: { sortOrder: number | null }) =>
  (a.sortOrder ?? -Infinity) - (b.sortOrder ?? -Infinity) || 0

const flagsOf = <Name extends string>(names: readonly Name[], group: unknown) => {
  const it = fieldsOf(group)
  return Object.fromEntries(names.map((name) => [name, flagOf(it[name])])) as Record<Name, boolean>
}

const textsOf = (value: unknown) => (Array.isArray(value) ? value.filter((it) => typeof it === 'string') : [])
const textsInBothOf = (value: unknown) => {
  const { en, fr } = fieldsOf(value)
  return { en: textsOf(en), fr: textsOf(fr) }
}

function brandOf(value: unknown): Brand | null {
  const { id, name, nutritionUrl } = fieldsOf(value)
  return textOf(id) ? { id: String(id), name: textOf(name) ?? '', nutritionUrl: textOf(nutritionUrl) } : null
}

function buildingOf(doc: Stored): Building {
  return { id: String(doc.id), name: nameOf(doc.name), sortOrder: numberOf(doc.sortOrder), active: flagOf(doc.active) }
}

function locationOf(doc: Stored, hours: Stored[]): Location {
  const brand = brandOf(doc.brand)
  const others = rowsOf(doc.brands).flatMap((row) => brandOf(row) ?? [])
  return {
    id: String(doc.id),
    name: nameOf(doc.name),
    displayName: bothOf(doc.displayName),
    shortDescription: bothOf(doc.shortDescription),
    description: bothOf(doc.description),
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
    menuContent: bothOf(doc.menuContent),
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
    mealStatus: bothOf(doc.mealStatus),
    schedules: hours.map(scheduleOf).filter(({ type }) => type !== 'reservation'),
  }
}
