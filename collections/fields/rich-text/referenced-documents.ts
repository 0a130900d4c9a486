import type { PayloadRequest } from 'payload'
import { embeddableUploads, linkableCollections, pageAddress } from '@/domain/content/rich-text/linked-pages'
import { listReferences } from '@/domain/content/rich-text/list-references'
import type { Reference, RichText } from '@/domain/content/rich-text/nodes'
import type { FindUpload } from '@/domain/content/rich-text/parse/context'
import type { ReferencedDocuments, ShownImage } from '@/domain/content/rich-text/render/referenced-documents'
import { localizedOf, idOf, numberOf, textOf, fieldsOf } from '@/server/database/stored-values'

type Doc = Record<string, unknown>
type Found = { hrefs: Map<string, string | null>; images: Map<string, ShownImage> }

const keyOf = ({ relationTo, value }: Reference) => `${relationTo}:${value}`
const addressOf = (fileName: string) => `/files/images/${encodeURIComponent(fileName)}`

async function findDocuments(req: PayloadRequest, collection: string, field: string, values: string[]): Promise<Doc[]> {
  if (values.length === 0) return []
  const { docs } = await req.payload.find({
    collection: collection as 'sections',
    where: { [field]: { in: [...new Set(values)] } },
    depth: 0,
    pagination: false,
    overrideAccess: true, // the address of a page or file does not depend on the person's rights
    req,
  })
  return docs as unknown as Doc[]
}

const imageOf = (doc: Doc, locale: string): ShownImage => {
  const { en, fr } = localizedOf(doc.alt)
  return {
    src: addressOf(textOf(doc.filename) ?? ''),
    alt: (locale === 'fr' ? (fr ?? en) : (en ?? fr)) ?? '',
    width: numberOf(doc.width),
    height: numberOf(doc.height),
  }
}

async function findPages(req: PayloadRequest, links: Reference[], hrefs: Found['hrefs']): Promise<void> {
  for (const collection of linkableCollections) {
    const ids = links.flatMap(({ relationTo, value }) => (relationTo === collection ? [value] : []))
    const docs = await findDocuments(req, collection, 'id', ids)
    const sites = await findDocuments(
      req,
      'sites',
      'id',
      docs.flatMap(({ site }) => idOf(site) ?? []),
    )
    const slugs = new Map(sites.map((site) => [String(site.id), textOf(site.slug)]))
    for (const doc of docs) {
      const siteSlug = slugs.get(idOf(doc.site) ?? '')
      const page = { collection, id: String(doc.id), slug: textOf(doc.slug), url: textOf(doc.url) }
      hrefs.set(`${collection}:${page.id}`, siteSlug ? pageAddress({ ...page, siteSlug }) : null)
    }
  }
}

/** The pages and pictures that a text refers to, as they are now, with alternative texts in a language. */
export async function findReferenced(req: PayloadRequest, text: RichText, locale: string) {
  const { links, uploads } = listReferences(text)
  const found: Found = { hrefs: new Map(), images: new Map() }
  await findPages(req, links, found.hrefs)
  for (const collection of embeddableUploads) {
    const ids = uploads.flatMap(({ relationTo, value }) => (relationTo === collection ? [value] : []))
    for (const doc of await findDocuments(req, collection, 'id', ids))
      found.images.set(`${collection}:${String(doc.id)}`, imageOf(doc, locale))
  }
  const documents: ReferencedDocuments = {
    hrefOf: (reference) => found.hrefs.get(keyOf(reference)) ?? null,
    imageOf: (reference) => found.images.get(keyOf(reference)) ?? null,
  }
  const missing = [
    ...links.filter((link) => !found.hrefs.has(keyOf(link))),
    ...uploads.filter((upload) => !found.images.has(keyOf(upload))),
  ]
  return { documents, missing }
}

const uploadAddress = /\ssrc="\/files\/images\/([^"/]+)"/g

/** Finds the uploads that HTML shows, in a language. Only the site's own: pictures of another site stay in an HTML block. */
export async function findUploadsIn(
  req: PayloadRequest,
  html: string,
  locale: string,
  site: unknown,
): Promise<FindUpload> {
  const names = [...html.matchAll(uploadAddress)].flatMap(([, name = '']) => decodeFileName(name) ?? [])
  const docs = await findDocuments(req, 'images', 'filename', names.slice(0, 500))
  const own = docs.filter((doc) => idOf(doc.site) === idOf(site))
  const byAddress = new Map(own.map((doc) => [addressOf(textOf(doc.filename) ?? ''), doc]))
  return (src) => {
    const doc = fieldsOf(byAddress.get(src))
    return doc.id ? { ...imageOf(doc, locale), relationTo: 'images', id: String(doc.id) } : null
  }
}

function decodeFileName(name: string): string | null {
  try {
    return decodeURIComponent(name)
  } catch {
    return null
  }
}
