import type { Payload } from 'payload'
import { siteSwitches, socialNetworks, type Site, type SiteSummary, type SiteSwitch } from '@/domain/site/site'
import type { Section } from '@/domain/site/section'
import { findBySlug } from '@/domain/site/former-slugs'
import { parseSiteLanguages, type SiteLanguages } from '@/domain/site/site-languages'
import { selectPopup, type Popup } from '@/domain/site/home-page'
import { campusDateAt } from '@/domain/time/campus-time'
import { isPublic } from '@/domain/content/publication-window'
import { everySiteTag, siteTag } from '@/server/cache/cache-tags'
import { caches } from '@/server/cache/caches'
import { readCached } from '@/server/cache/read-cached'
import { clock } from '@/server/clock'
import { readPart } from '@/server/database/partial-reads'
import { openPayload } from '@/server/database/payload'
import {
  pictureRelation,
  readPublicDocuments,
  readSiteDocument,
  type Relations,
} from '@/server/database/read-public-documents'
import type { Config } from '@/payload-types'
import type { StoredFields } from '@/server/database/stored-row'
import { readSiteRows, type SiteRow } from '@/server/database/site-rows'
import {
  addressOf,
  localizedOf,
  fieldsOf,
  flagOf,
  nameOf,
  pictureOf,
  rowsOf,
  textOf,
  textsOf,
} from '@/server/database/stored-values'
import { parseHomePage, parsePopup } from './parse-home-page'
import { readSections } from './read-sections'

/** All sites, published or not, sorted by English name. Spec: PUB-7.5. */
export async function listSites(): Promise<SiteSummary[]> {
  const list = await caches.values.getOrBuild('sites', async () => {
    const rows = await readSiteRows(await openPayload())
    const value = rows.map(parseSummary).sort((a, b) => a.name.en.localeCompare(b.name.en, 'en'))
    return { value, tags: [everySiteTag] }
  })
  return list as SiteSummary[]
}

/** The published site with a slug, in any letter case; null if there is none. Spec: PUB-2.2, PUB-4.1. */
export async function findSite(slug: string, now = clock.forDates()): Promise<Site | null> {
  const found = findBySlug(await listSites(), slug)
  return found?.site.published && !found.isFormer ? readSite(found.site.id, now) : null
}

/** The languages of the published site with a slug; null if there is none. Spec: PUB-1.4. */
export async function findSiteLanguages(slug: string): Promise<SiteLanguages | null> {
  const found = findBySlug(await listSites(), slug)
  return found?.site.published ? found.site.languages : null
}

/** The slug of the published site that had a slug before; null if there is none. Spec: PUB-4.1. */
export async function findPresentSlug(slug: string): Promise<string | null> {
  const found = findBySlug(await listSites(), slug)
  return found?.isFormer && found.site.published ? found.site.slug : null
}

/**
 * A site, published or not, with the sections that visitors see at `now`; null for an unknown id. The cache holds the
 * publication dates of sections, not their visibility, so a cached site stays correct after midnight. On pages, pictures and
 * targets of links that cannot be read are left out. Spec: PUB-8.4.
 */
export async function readSite(siteId: string, now = clock.forDates()): Promise<Site | null> {
  if (!(await listSites()).some(({ id }) => id === siteId)) return null
  const tags = [siteTag(siteId), everySiteTag]
  const { site, popups } = await readCached(`site:${siteId}`, tags, () => buildSite(siteId))
  const popup = selectPopup(site.popup, popups, campusDateAt(now, site.timeZone))
  return filterSections(popup === site.popup ? site : { ...site, popup }, now)
}

async function buildSite(siteId: string): Promise<{ site: Site; popups: Popup[] }> {
  const payload = await openPayload()
  const [doc, sections, popups] = await Promise.all([
    readSiteDocument(payload, siteId, relatedDocuments),
    readSections(payload, siteId),
    readPart('popups', () => readHomePagePopups(payload, siteId), []),
  ])
  return { site: parseSite(fieldsOf(doc), sections), popups }
}

function filterSections(site: Site, now: Date): Site {
  const today = campusDateAt(now, site.timeZone)
  const sections = site.sections.filter((section) => isPublic({ ...section, status: 'published' }, today))
  return sections.length === site.sections.length ? site : { ...site, sections }
}

/** The fields that a site shows of its related documents. */
const fileFields = { filesize: true, createdAt: true } as const
const homepagePicture = pictureRelation('images')
const relatedDocuments: Relations = {
  logo: pictureRelation('logo'),
  invertedLogo: pictureRelation('logo'),
  image: { ...homepagePicture, select: { ...homepagePicture.select, ...fileFields } },
  event: { collection: 'events', select: { active: true } },
  specialOffer: { collection: 'special-offers', select: { active: true } },
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
    },
    related: { image: pictureRelation('popup-images') },
  },
}

/** The published popups that editors show on the home page, newest first. */
async function readHomePagePopups(payload: Payload, siteId: string): Promise<Popup[]> {
  const docs = await readPublicDocuments(payload, 'popups', {
    where: { and: [{ site: { equals: siteId } }, { onHomePage: { equals: true } }] },
    related: { image: pictureRelation('popup-images') },
  })
  return docs.flatMap((doc) => parsePopup(doc) ?? [])
}

function parseSummary(doc: SiteRow): SiteSummary {
  return {
    id: String(doc.id),
    name: nameOf(doc.name),
    slug: String(doc.slug),
    formerSlugs: textsOf(doc.formerSlugs),
    unitId: textOf(doc.unitId) ?? '',
    sector: textOf(doc.sector),
    country: doc.country === 'us' ? 'us' : 'ca',
    languages: parseSiteLanguages(doc.languages),
    published: flagOf(doc.published),
    active: flagOf(doc.published) && !flagOf(doc.prelaunch),
    customerLogin: flagOf(doc.customerLogin),
  }
}

function parseSite(doc: StoredFields<Config['collections']['sites']>, sections: Section[]): Site {
  const social = fieldsOf(doc.socialMedia)
  return {
    ...parseSummary(doc as SiteRow),
    timeZone: textOf(doc.timeZone) ?? 'America/Toronto',
    prelaunch: flagOf(doc.prelaunch),
    url: textOf(doc.url),
    linkToSchool: textOf(doc.linkToSchool),
    logo: pictureOf(doc.logo, 'logo'),
    invertedLogo: pictureOf(doc.invertedLogo, 'logo'),
    bigLogo: flagOf(doc.bigLogo),
    wcag: localizedOf(doc.wcag),
    privacyLink: textOf(doc.privacyLink),
    termsLink: textOf(doc.termsLink),
    k12: flagOf(doc.k12),
    address: addressOf(doc.address),
    email: textOf(doc.email),
    displayEmail: flagOf(doc.displayEmail),
    feedbackCaptcha: flagOf(doc.feedbackCaptcha),
    contact: flagOf(doc.hasContactInfo)
      ? {
          name: textOf(doc.contactName),
          title: localizedOf(doc.contactTitle),
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
    menuDisclaimer: localizedOf(doc.menuDisclaimer),
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
    ...parseHomePage(doc),
    customerLoginText: localizedOf(doc.customerLoginText),
    seller: {
      name: textOf(doc.sellerName),
      federalTaxNumber: textOf(doc.federalTaxNumber),
      provincialTaxNumber: textOf(doc.provincialTaxNumber),
    },
    switches: Object.fromEntries(siteSwitches.map((name) => [name, flagOf(doc[name])])) as Record<SiteSwitch, boolean>,
    sections,
    updatedAt: String(doc.updatedAt),
  }
}
