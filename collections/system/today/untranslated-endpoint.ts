import type { Endpoint, PayloadRequest, SanitizedCollectionConfig, Where } from 'payload'
import { changesOnlyAlerts, getAccessScope, type Staff } from '@/domain/roles'
import { findMissingTranslations } from '@/domain/text/missing-translations'
import { listNamedFields, type FormField } from '@/domain/text/named-fields'
import { addDays, type CampusDate } from '@/domain/time/calendar'
import { onlyLanguage } from '@/domain/site/site-languages'
import { campusDateAt } from '@/domain/time/campus-time'
import { clock } from '@/server/clock'
import { nameOf } from '@/server/database/stored-values'
import { requireSite } from '@collections/access/require-site'
import { readServedDishes } from '@collections/menu/menu-work-endpoint'
import { findRows, whereOwn, withField } from './own-documents'

const daysAhead = 7
/** The longest list of the panel. */
const longestList = 12

/** The last day of a document, in the collections that have one. */
const lastDays = ['showUntil', 'end', 'endDate', 'saleUntil'] as const

const rootOf = (path: string) => path.split('.')[0] ?? path

/** The translated fields of a form that the person may change: editors change only the alerts of a site. */
function listFields({ slug, fields }: SanitizedCollectionConfig, staff: Staff) {
  const translated = listNamedFields(fields as FormField[]).filter(({ isTranslated }) => isTranslated)
  const isLimited = slug === 'sites' && changesOnlyAlerts(staff)
  return isLimited ? translated.filter(({ path }) => rootOf(path) === 'homepageAlerts') : translated
}

/** Leaves out what is over before today. */
function fromToday(req: PayloadRequest, { slug }: SanitizedCollectionConfig, today: CampusDate): Where {
  const known = lastDays.filter((name) => withField(req, name).some((collection) => collection.slug === slug))
  return {
    and: known.map((name) => ({ or: [{ [name]: { exists: false } }, { [name]: { greater_than_equal: today } }] })),
  }
}

async function findUntranslated(
  req: PayloadRequest,
  collection: SanitizedCollectionConfig,
  { staff, site, today, served }: { staff: Staff; site: string; today: CampusDate; served: string[] },
) {
  const fields = listFields(collection, staff)
  const own = fields.length > 0 && !collection.upload ? await whereOwn(req, collection, site) : null
  if (!own) return []
  const title = collection.admin.useAsTitle ?? 'id'
  const shown: Where = collection.slug === 'dishes' ? { id: { in: served } } : fromToday(req, collection, today)
  const names = new Set([title, ...fields.map(({ path }) => rootOf(path))])
  const rows = await findRows(req, collection.slug, { and: [own, shown] }, [...names])
  return rows.flatMap((row) => {
    const missing = findMissingTranslations(row, fields)
    const found = { collection: collection.slug, id: String(row.id), title: nameOf(row[title]), missing }
    return missing.length > 0 ? [found] : []
  })
}

/**
 * `GET /api/staff/untranslated?site=`: the documents with texts in one language only, among those that visitors of a site see from
 * today on and that the person may change. Of the dishes, those that are served in the next seven days. `site` is null for a person
 * without one, and for a site of one language; `count` counts those beyond the longest list, too.
 */
export const untranslated: Endpoint = {
  path: '/untranslated',
  method: 'get',
  handler: async (req) => {
    const { staff, site: asked } = await requireSite(req, 'sites')
    const site = asked && onlyLanguage(asked.languages) === null ? asked : null
    const today = campusDateAt(clock.now(), site?.timeZone ?? 'America/Toronto')
    const dates = Array.from({ length: daysAhead }, (_, day) => addDays(today, day))
    const mayChangeMenus = getAccessScope(staff, 'update', 'menus') !== 'none' // dietitians do not change names of dishes
    const collections = req.payload.config.collections.filter(({ slug }) => slug !== 'dishes' || mayChangeMenus)
    const served = site && mayChangeMenus ? await readServedDishes(req, site.id, dates) : []
    const found = site
      ? await Promise.all(
          collections.map((collection) => findUntranslated(req, collection, { staff, site: site.id, today, served })),
        )
      : []
    const documents = found.flat()
    const body = { site: site && site.name, count: documents.length, documents: documents.slice(0, longestList) }
    return Response.json(body, { headers: { 'Cache-Control': 'no-store' } })
  },
}
