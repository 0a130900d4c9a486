import {
  siteSwitches,
  socialNetworks,
  type Section,
  type Site,
  type SiteSummary,
  type SiteSwitch,
} from '@/domain/campus'
import { campusDateAt } from '@/domain/campus-time'
import { isShown } from '@/domain/publication'
import { everySiteTag, siteTag } from '@/server/cache-tags'
import { caches } from '@/server/caches'
import { clock } from '@/server/clock'
import { openPayload } from '@/server/payload'
import { pictureIn, readStored, type Related, type Stored } from '@/server/read-stored'
import { readSiteRows, type SiteRow } from '@/server/site-rows'
import { addressOf, bothOf, fieldsOf, flagOf, nameOf, pictureOf, rowsOf, textOf } from '@/server/stored'
import { homePageOf } from './home-page-of'
import { readSections } from './read-sections'

/** Every site, published or not, by English name. Spec: PUB-7.5. */
export async function listSites(): Promise<SiteSummary[]> {
  const list = await caches.values.remember('sites', async () => {
    const rows = await readSiteRows(await openPayload())
    const value = rows.map(summaryOf).sort((a, b) => a.name.en.localeCompare(b.name.en, 'en'))
    return { value, tags: [everySiteTag] }
  })
  return list as SiteSummary[]
}

/** The published site that an address names, upper and lower case alike; null when there is none. Spec: PUB-2.2, PUB-4.1. */
export async function findSite(slug: string, now = clock.now()): Promise<Site | null> {
  const wanted = slug.toLowerCase()
  const found = (await listSites()).find((site) => site.slug === wanted)
  return found?.published ? readSite(found.id, now) : null
}

/**
 * A site, published or not, with the sections that are shown on its campus at an instant; null for an unknown id. What is
 * kept is the days between which a section is shown, never whether it is.
 */
export async function readSite(siteId: string, now = clock.now()): Promise<Site | null> {
  if (!(await listSites()).some(({ id }) => id === siteId)) return null
  const site = await caches.values.remember(`site:${siteId}`, async () => {
    const payload = await openPayload()
    const [[doc], sections] = await Promise.all([
      readStored(payload, 'sites', { where: { id: { equals: siteId } }, related: shownOfSite }),
      readSections(payload, siteId),
    ])
    return { value: siteOf(fieldsOf(doc), sections), tags: [siteTag(siteId), everySiteTag] }
  })
  return onItsDay(site as Site, now)
}

function onItsDay(site: Site, now: Date): Site {
  const today = campusDateAt(now, site.timeZone)
  const sections = site.sections.filter((section) => isShown({ ...section, status: 'published' }, today))
  return sections.length === site.sections.length ? site : { ...site, sections }
}

/** What a site shows of the documents that it names. */
const ofFile = { filesize: true, createdAt: true } as const
const homepagePicture = pictureIn('images')
const whetherPublic = { active: true, _status: true } as const
const shownOfSite: Related = {
  logo: pictureIn('logo'),
  invertedLogo: pictureIn('logo'),
  image: { ...homepagePicture, select: { ...homepagePicture.select, ...ofFile } },
  event: { collection: 'events', select: whetherPublic },
  specialOffer: { collection: 'special-offers', select: whetherPublic },
  location: { collection: 'locations', select: { active: true } },
  activePopup: {
    collection: 'popups',
    select: {
      title: true,
      message: true,
      image: true,
      useLink: true,
      link: true,
      daysBetweenViews: true,
      showFrom: true,
      showUntil: true,
      _status: true,
    },
    related: { image: pictureIn('popup-images') },
  },
}

function summaryOf(doc: SiteRow): SiteSummary {
  return {
    id: String(doc.id),
    name: nameOf(doc.name),
    slug: String(doc.slug),
    unitId: textOf(doc.unitId) ?? '',
    country: doc.country === 'us' ? 'us' : 'ca',
    published: flagOf(doc.published),
    active: flagOf(doc.published) && !flagOf(doc.prelaunch),
    customerLogin: flagOf(doc.customerLogin),
  }
}

function siteOf(doc: Stored, sections: Section[]): Site {
  const social = fieldsOf(doc.socialMedia)
  return {
    ...summaryOf(doc as SiteRow),
    timeZone: textOf(doc.timeZone) ?? 'America/Toronto',
    defaultLocale: doc.defaultLocale === 'fr' ? 'fr' : 'en',
    prelaunch: flagOf(doc.prelaunch),
    url: textOf(doc.url),
    linkToSchool: textOf(doc.linkToSchool),
    logo: pictureOf(doc.logo, 'logo'),
    invertedLogo: pictureOf(doc.invertedLogo, 'logo'),
    bigLogo: flagOf(doc.bigLogo),
    transparentHeader: flagOf(doc.transparentHeader),
    wcag: bothOf(doc.wcag),
    k12: flagOf(doc.k12),
    address: addressOf(doc.address),
    email: textOf(doc.email),
    displayEmail: flagOf(doc.displayEmail),
    contact: flagOf(doc.hasContactInfo)
      ? {
          name: textOf(doc.contactName),
          title: bothOf(doc.contactTitle),
          phone: textOf(doc.contactPhone),
          email: textOf(doc.contactEmail),
        }
      : null,
    brandColor: textOf(doc.brandColor) ?? '#1e5f74',
    buttonColor: textOf(doc.buttonColor),
    buttonTextColor: textOf(doc.buttonTextColor),
    buttonTextHoverColor: textOf(doc.buttonTextHoverColor),
    textColor: textOf(doc.textColor) ?? '#ffffff',
    alternateClosedColor: textOf(doc.alternateClosedColor),
    carouselControl: flagOf(doc.carouselControl),
    carouselControlColor: textOf(doc.carouselControlColor),
    allergenFilter: flagOf(doc.allergenFilter),
    avoidingGluten: flagOf(doc.avoidingGluten),
    displayCal: flagOf(doc.displayCal),
    sodiumWarning: flagOf(doc.sodiumWarning),
    porkIcon: flagOf(doc.porkIcon),
    locationImages: flagOf(doc.locationImages),
    showClosedLocations: flagOf(doc.showClosedLocations),
    menuDisclaimer: bothOf(doc.menuDisclaimer),
    socialMedia: Object.fromEntries(
      socialNetworks.flatMap((name) => (textOf(social[name]) ? [[name, textOf(social[name])]] : [])),
    ),
    homepageAlerts: rowsOf(doc.homepageAlerts).map((row) => ({
      id: String(row.id),
      icon: textOf(row.icon),
      message: nameOf(row.message),
      link: row.useLink === false ? null : textOf(row.link),
      start: textOf(row.start),
      end: textOf(row.end),
    })),
    ...homePageOf(doc),
    customerLoginText: bothOf(doc.customerLoginText),
    switches: Object.fromEntries(siteSwitches.map((name) => [name, flagOf(doc[name])])) as Record<SiteSwitch, boolean>,
    sections,
    updatedAt: String(doc.updatedAt),
  }
}
