import type { z } from 'zod'
import type { micrositeResponse } from '@/contract/microsite'
import type { Site } from '@/domain/campus'
import { campusDateAt } from '@/domain/campus-time'
import { textIn, type Locale } from '@/domain/locale'
import { daysUntilOpen, type Microsite } from '@/domain/microsite'
import type { SectionPage } from '@/features/content/section-page'
import { success } from '@/v1/envelope'
import { pictureRow } from './picture'
import { wholeSectionRow } from './sections'

export type MicrositeAsked = {
  site: Pick<Site, 'name' | 'timeZone'>
  microsite: Microsite | null
  pages: SectionPage[]
  blocks: SectionPage[]
  now: Date
}

/** Spec: PUB-7.8, PUB-2.69. */
export function micrositeTop(
  { site, microsite, pages, blocks, now }: MicrositeAsked,
  locale: Locale,
): z.infer<typeof micrositeResponse> {
  if (!microsite) return success(0, { microsite: null })
  const days = daysUntilOpen(microsite, campusDateAt(now, site.timeZone))
  const rows = (sections: SectionPage[]) => sections.map((page) => wholeSectionRow(page, site.timeZone, locale))
  return success(1, {
    microsite: {
      id: microsite.id,
      name: site.name[locale],
      tagline: textIn(microsite.tagline, locale),
      image: microsite.picture && pictureRow(microsite.picture, locale),
      opens_on: microsite.opensOn,
      days_until_open: days,
      stats: microsite.stats.map((stat) => ({ id: stat.id, title: stat.title[locale], days: stat.days ?? days })),
      sections: rows(pages),
      landing_sections: rows(blocks),
    },
  })
}
