import type { Payload } from 'payload'
import type { Picture, Section, SectionNode } from '@/domain/campus'
import { readStored, type Stored } from '@/server/read-stored'
import { bothOf, flagOf, idOf, nameOf, numberOf, pictureOf, rowsOf, textOf } from '@/server/stored'

/**
 * Every section of a site that is not a draft, in its order, whatever its days. One without a status is from before there
 * were drafts, and counts as published. Spec: PUB-3.2.
 */
export async function readSections(payload: Payload, siteId: string): Promise<Section[]> {
  const docs = await readStored(payload, 'sections', { where: { site: { equals: siteId } }, sort: ['sortOrder'] })
  const written = docs.filter(({ _status }) => _status !== 'draft')
  const banners = await readBanners(
    payload,
    written.flatMap(({ useBanner, banner }) => (useBanner ? (idOf(banner) ?? []) : [])),
  )
  return written.map((doc) => sectionOf(doc, banners))
}

async function readBanners(payload: Payload, ids: string[]): Promise<Map<string, Picture>> {
  if (ids.length === 0) return new Map()
  const docs = await readStored(payload, 'section-banners', { where: { id: { in: ids } } })
  return new Map(
    docs.flatMap((doc) => {
      const picture = pictureOf(doc, 'section_banner')
      return picture ? [[String(doc.id), picture]] : []
    }),
  )
}

/** A stored section; where its kind has no banner, script or days, there is none. */
export function sectionOf(doc: Stored, banners: ReadonlyMap<string, Picture> = new Map()): Section {
  return {
    id: String(doc.id),
    slug: String(doc.slug),
    masterSlug: textOf(doc.masterSlug),
    name: nameOf(doc.name),
    title: bothOf(doc.title),
    body: bothOf(doc.body),
    showHeader: flagOf(doc.showHeader),
    sortOrder: numberOf(doc.sortOrder) ?? 0,
    published: flagOf(doc.published),
    showFrom: textOf(doc.showFrom),
    showUntil: textOf(doc.showUntil),
    url: textOf(doc.url),
    banner: bannerOf(doc, banners),
    useScript: flagOf(doc.useScript),
    scriptUrl: textOf(doc.scriptUrl),
    micrositeLanding: flagOf(doc.micrositeLanding),
    nodes: rowsOf(doc.nodes).map(nodeOf),
  }
}

function bannerOf(doc: Stored, banners: ReadonlyMap<string, Picture>): Section['banner'] {
  const picture = flagOf(doc.useBanner) ? banners.get(idOf(doc.banner) ?? '') : undefined
  if (!picture) return null
  const align = doc.bannerTextAlign
  return {
    picture,
    textAlign: align === 'left' || align === 'center' || align === 'right' ? align : null,
    textFont: textOf(doc.bannerTextFont),
  }
}

/** A row from before `isUrl` is a link when it has an address. */
const nodeOf = (node: Stored): SectionNode => ({
  id: String(node.id),
  slug: String(node.slug),
  masterSlug: textOf(node.masterSlug),
  name: nameOf(node.name),
  published: flagOf(node.published),
  url: node.isUrl === false ? null : textOf(node.url),
})
