import { addDays } from '@/domain/time/calendar'
import type { Seeding } from '../seeding'
import { seedPicture } from '../uploads'

const published = { _status: 'published' } as const

/** Creates the microsite and its sections, if the site has one. */
export async function seedMicrosite(seeding: Seeding): Promise<void> {
  const { create, demo, site, today, idOf } = seeding
  const { microsite } = demo.content
  if (!microsite) return
  const { tagline, picture, opensOnOffsetDays, stats, sections } = microsite
  await create('microsites', {
    id: idOf('microsites'),
    site,
    tagline,
    image: await seedPicture(seeding, 'microsite', picture),
    opensOn: addDays(today, opensOnOffsetDays),
    stats: stats.map((stat, index) => ({ id: idOf('microsites', String(index)), ...stat })),
    ...published,
  })
  for (const [index, { nodes, ...section }] of sections.entries())
    await create('microsite-sections', {
      id: idOf('microsite-sections', section.slug),
      site,
      ...section,
      published: true,
      sortOrder: (index + 1) * 10,
      nodes: nodes.map((node) => ({
        id: idOf('microsite-sections', section.slug, node.slug),
        ...node,
        isUrl: true,
        published: true,
      })),
      ...published,
    })
}
