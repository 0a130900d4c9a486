import { getTranslation } from '@payloadcms/translations'
import {
  addDataAndFileToRequest,
  APIError,
  Forbidden,
  type CollectionConfig,
  type CollectionSlug,
  type Endpoint,
  type PayloadRequest,
  type Plugin,
} from 'payload'
import { uploadKinds, type UploadCollection, type UploadKind } from '@/domain/files/upload-kinds'
import type { SiteLanguages } from '@/domain/site/site-languages'
import { fieldsOf, idOf, textOf } from '@/server/database/stored-values'
import { openFileStore } from '@/server/files/open-file-store'
import { findSites } from '@collections/access/find-sites'
import { signedInStaff } from '@collections/access/signed-in-staff'
import { bilingual, translate } from '@collections/labels'

/** What staff write once and use at several sites, with what a copy has of its own. */
const copied: Partial<Record<CollectionSlug, object>> = {
  news: {},
  events: {},
  'balanced-living-events': {},
  'special-offers': {},
  popups: {},
  // Another kitchen has other suppliers: somebody there declares the allergens.
  dishes: { allergensDeclared: false, containsNone: false },
}

const otherSite = bilingual('Choose another site that you work for.', 'Choisissez un autre site où vous travaillez.')

type Doc = Record<string, unknown> & { id: string }
type Target = { id: string; languages: SiteLanguages }
/** Payload's `create` and `findByID` with all languages at once, which their types do not know for writes. */
type AllLanguages = { create: (options: object) => Promise<Doc>; findByID: (options: object) => Promise<Doc | null> }

const allLanguages = ({ payload }: PayloadRequest) => payload as unknown as AllLanguages
const kinds = new Map(Object.entries(uploadKinds).map(([kind, { collection }]) => [collection, kind as UploadKind]))

const isOfSite = (req: PayloadRequest, slug: string) =>
  req.payload.collections[slug as CollectionSlug].config.flattenedFields.some(({ name }) => name === 'site')

/** The site of the request, which the person works for and the document does not belong to. */
async function findTarget(req: PayloadRequest, doc: Doc): Promise<Target> {
  const staff = signedInStaff(req)
  const wanted = textOf(req.data?.site)
  const worksFor = (id: string) => staff !== null && (staff.role === 'administrator' || staff.siteIds.includes(id))
  const [site] = await findSites(req, (id) => id === wanted && id !== idOf(doc.site) && worksFor(id))
  if (!site) throw new APIError(translate(req, otherSite), 400, undefined, true)
  return site
}

/** A copy of a picture at the site; null when it is gone or has no alternative text in a language of the site. */
async function copyPicture(req: PayloadRequest, collection: UploadCollection, id: string, site: Target) {
  const { create, findByID } = allLanguages(req)
  const shared = { collection, depth: 0, overrideAccess: false, req }
  const picture = await findByID.call(req.payload, { ...shared, id, disableErrors: true })
  const [alt, name, kind] = [fieldsOf(picture?.alt), textOf(picture?.filename), kinds.get(collection)]
  if (!name || !kind || !site.languages.every((language) => textOf(alt[language]))) return null
  const bytes = await (await openFileStore()).read(kind, name)
  if (!bytes) return null
  const file = { data: bytes, name, size: bytes.length, mimetype: textOf(picture?.mimeType) ?? '' }
  const data = { site: site.id, alt: { en: alt.en, fr: alt.fr } }
  return (await create.call(req.payload, { ...shared, data, file })).id
}

/** The data of the copy, and the labels of the fields whose documents belong to the other site and stay there. */
async function copyData(req: PayloadRequest, slug: CollectionSlug, doc: Doc, site: Target) {
  const data: Record<string, unknown> = {}
  const leftOut: string[] = []
  const { flattenedFields } = req.payload.collections[slug].config
  for (const field of flattenedFields) {
    const value = doc[field.name]
    const isMade = ['id', 'site', 'createdAt', 'updatedAt'].includes(field.name) || field.custom?.richTextOf
    if (value === null || value === undefined || isMade || ('virtual' in field && field.virtual)) continue
    const to = 'relationTo' in field && typeof field.relationTo === 'string' ? field.relationTo : null
    if (to === null || !isOfSite(req, to)) data[field.name] = value
    else {
      const picture =
        field.type === 'upload' && (await copyPicture(req, to as UploadCollection, idOf(value) ?? '', site))
      if (picture) data[field.name] = picture
      else leftOut.push(getTranslation('label' in field && field.label ? field.label : field.name, req.i18n))
    }
  }
  return { data, leftOut }
}

/**
 * `POST /api/{collection}/:id/copy` with a `site`: stores a copy of the document at another site of the person, with its picture and its
 * texts in all languages, as a draft where the collection has drafts. Answers its id and the labels of what was left out.
 */
const copyToSite = (slug: CollectionSlug): Omit<Endpoint, 'root'> => ({
  path: '/:id/copy',
  method: 'post',
  handler: async (req) => {
    if (!signedInStaff(req)) throw new Forbidden(req.t)
    await addDataAndFileToRequest(req)
    const { create, findByID } = allLanguages(req)
    const shared = { collection: slug, locale: 'all', depth: 0, draft: true, overrideAccess: false, req }
    const doc = await findByID.call(req.payload, { ...shared, id: textOf(req.routeParams?.id) })
    if (!doc) throw new Forbidden(req.t)
    const site = await findTarget(req, doc)
    const { data, leftOut } = await copyData(req, slug, doc, site)
    const own = { ...copied[slug], site: site.id, ...('_status' in doc && { _status: 'draft' }) }
    const { id } = await create.call(req.payload, { ...shared, data: { ...data, ...own } })
    return Response.json({ id, leftOut }, { status: 201, headers: { 'Cache-Control': 'no-store' } })
  },
})

const item = '@/studio/sites/copy-to-site-item#CopyToSiteItem'

function withCopies(collection: CollectionConfig): CollectionConfig {
  const { admin, endpoints, slug } = collection
  const edit = admin?.components?.edit
  return {
    ...collection,
    endpoints: [...(endpoints || []), copyToSite(slug as CollectionSlug)],
    admin: {
      ...admin,
      components: {
        ...admin?.components,
        edit: { ...edit, editMenuItems: [...(edit?.editMenuItems ?? []), item] },
      },
    },
  }
}

/** Offers to copy news, events, offers, popups and dishes to another site: a document itself never moves. */
export const copiesToSites: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map((each) => (Object.hasOwn(copied, each.slug) ? withCopies(each) : each)),
})
