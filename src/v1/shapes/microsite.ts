import type { z } from 'zod'
import type { micrositeResponse } from '@/contract/sections'
import { campusDateAt } from '@/domain/campus-time'
import type { Site } from '@/domain/campus'
import { textIn, type Locale } from '@/domain/locale'
import { daysOnCard, type Microsite } from '@/domain/microsite'
import type { WrittenSection } from '@/features/content/written-section'
import { success } from '@/v1/envelope'
import { pictureRow } from './picture'
import { sectionRow } from './sections'

export type MicrositeAsked = {
  site: Pick<Site, 'name' | 'timeZone'>
  microsite: Microsite | null
  /** Of its sections, those that are no blocks of its page. */
  bar: WrittenSection[]
  now: Date
}

/** A site without a microsite has null. Spec: PUB-7.8, PUB-2.69. */
export function microsite(
  { site, microsite: it, bar, now }: MicrositeAsked,
  locale: Locale,
): z.infer<typeof micrositeResponse> {
  if (!it) return success(0, { microsite: null })
  const today = campusDateAt(now, site.timeZone)
  return success(1, {
    microsite: {
      id: it.id,
      name: site.name[locale],
      tagline: textIn(it.tagline, locale),
      image: it.image && pictureRow(it.image, locale),
      opens_on: it.opensOn,
      stats: it.stats.map((stat) => ({
        id: stat.id,
        title: stat.title[locale],
        days: daysOnCard(stat, it.opensOn, today),
      })),
      section_list: bar.map((each) => sectionRow(each, locale)),
    },
  })
}
