import type { DemoSection } from '../../demo/shapes/campus-shape'
import { seedPicture } from './uploads'
import type { Seeding } from './seeding'

/** Creates the sections of a site and their pages. */
export async function seedSections(seeding: Seeding): Promise<void> {
  for (const section of seeding.demo.sections) await seedSection(seeding, section)
}

async function seedSection(seeding: Seeding, { nodes, banner, ...section }: DemoSection) {
  const { create, site, idOf } = seeding
  const pages = nodes.map(({ slug, masterSlug, name, url, published }) => ({
    id: idOf('sections', section.slug, slug),
    slug,
    masterSlug,
    name,
    isUrl: url !== null,
    url,
    published,
  }))
  await create('sections', {
    id: idOf('sections', section.slug),
    site,
    ...section,
    useBanner: banner !== null,
    banner: banner && (await seedPicture(seeding, 'section_banner', banner.picture)),
    bannerTextAlign: banner?.textAlign,
    nodes: pages,
    _status: 'published',
  })
}
