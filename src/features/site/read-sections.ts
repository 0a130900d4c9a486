import type { Payload } from 'payload'
import type { Picture } from '@/domain/files/picture'
import type { Section, SectionNode } from '@/domain/site/section'
import { readPart } from '@/server/database/partial-reads'
import type { Config } from '@/payload-types'
import { readPublicDocuments } from '@/server/database/read-public-documents'
import type { StoredFields } from '@/server/database/stored-row'
import { localizedOf, flagOf, idOf, nameOf, numberOf, pictureOf, rowsOf, textOf } from '@/server/database/stored-values'

/** All published sections of a site in their order, inside and outside their publication dates. Spec: PUB-3.2. */
export async function readSections(payload: Payload, siteId: string): Promise<Section[]> {
  const docs = await readPublicDocuments(payload, 'sections', {
    where: { site: { equals: siteId } },
    sort: ['sortOrder'],
  })
  const banners = await readBanners(
    payload,
    docs.flatMap(({ useBanner, banner }) => (useBanner ? (idOf(banner) ?? []) : [])),
  )
  return docs.map((doc) => parseSection(doc, banners))
}

async function readBanners(payload: Payload, ids: string[]): Promise<Map<string, Picture>> {
  if (ids.length === 0) return new Map()
  const where = { id: { in: ids } }
  const docs = await readPart('section-banners', () => readPublicDocuments(payload, 'section-banners', { where }), [])
  return new Map(
    docs.flatMap((doc) => {
      const picture = pictureOf(doc, 'section_banner')
      return picture ? [[String(doc.id), picture]] : []
    }),
  )
}

/** Parses a stored section. Fields that its collection does not have become null or false. */
export function parseSection(
  doc: StoredFields<Config['collections']['sections'] & Config['collections']['microsite-sections']>,
  banners: ReadonlyMap<string, Picture> = new Map(),
): Section {
  return {
    id: String(doc.id),
    slug: String(doc.slug),
    masterSlug: textOf(doc.masterSlug),
    name: nameOf(doc.name),
    title: localizedOf(doc.title),
    body: localizedOf(doc.body),
    showHeader: flagOf(doc.showHeader),
    sortOrder: numberOf(doc.sortOrder) ?? 0,
    published: flagOf(doc.published),
    showFrom: textOf(doc.showFrom),
    showUntil: textOf(doc.showUntil),
    url: textOf(doc.url),
    banner: parseBanner(doc, banners),
    useScript: flagOf(doc.useScript),
    scriptUrl: textOf(doc.scriptUrl),
    micrositeLanding: flagOf(doc.micrositeLanding),
    nodes: rowsOf(doc.nodes).map(parseNode),
  }
}

function parseBanner(
  doc: StoredFields<Config['collections']['sections']>,
  banners: ReadonlyMap<string, Picture>,
): Section['banner'] {
  const picture = flagOf(doc.useBanner) ? banners.get(idOf(doc.banner) ?? '') : undefined
  if (!picture) return null
  const align = doc.bannerTextAlign
  return {
    picture,
    textAlign: align === 'left' || align === 'center' || align === 'right' ? align : null,
    textFont: textOf(doc.bannerTextFont),
  }
}

const parseNode = (
  node: StoredFields<NonNullable<Config['collections']['sections']['nodes']>[number]>,
): SectionNode => ({
  id: String(node.id),
  slug: String(node.slug),
  masterSlug: textOf(node.masterSlug),
  name: nameOf(node.name),
  published: flagOf(node.published),
  url: flagOf(node.isUrl) ? textOf(node.url) : null,
})
