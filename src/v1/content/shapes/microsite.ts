import type { z } from 'zod'
import type { micrositeResponse } from '@/contract/content/microsite'
import type { Site } from '@/domain/site/site'
import { campusDateAt } from '@/domain/time/campus-time'
import { localize, type Locale } from '@/domain/locale'
import { daysUntilOpen, type Microsite } from '@/domain/content/microsite'
import type { SectionPage } from '@/features/site/read-section-page'
import { success } from '@/v1/engine/envelope'
import { pictureRow } from '@/v1/site/shapes/picture'
import { sectionRow } from '@/v1/site/shapes/sections'

export type MicrositeData = {
  site: Pick<Site, 'name' | 'timeZone'>
  microsite: Microsite | null
  pages: SectionPage[]
  blocks: SectionPage[]
  now: Date
}

/** Spec: PUB-7.8, PUB-2.69. */
export function micrositeDetails(
  { site, microsite, pages, blocks, now }: MicrositeData,
  locale: Locale,
): z.infer<typeof micrositeResponse> {
  if (!microsite) return success(0, { microsite: null })
  const days = daysUntilOpen(microsite, campusDateAt(now, site.timeZone))
  const rows = (sections: SectionPage[]) => sections.map((page) => sectionRow(page, site.timeZone, locale))
  return success(1, {
    microsite: {
      id: microsite.id,
      name: site.name[locale],
      tagline: localize(microsite.tagline, locale),
      image: microsite.picture && pictureRow(microsite.picture, locale),
      opens_on: microsite.opensOn,
      days_until_open: days,
      stats: microsite.stats.map((stat) => ({ id: stat.id, title: stat.title[locale], days: stat.days ?? days })),
      sections: rows(pages),
      landing_sections: rows(blocks),
    },
  })
}
