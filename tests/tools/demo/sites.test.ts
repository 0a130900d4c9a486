import { addDays } from '@/domain/time/calendar'
import { checkContrast, pageBackgrounds } from '@/domain/site/brand-colour'
import { findOverlap } from '@/domain/places/hours/schedule-overlap'
import { validateSchedule } from '@/domain/places/hours/schedules'
import { scheduleOf } from '@/server/database/menu/stored-schedule'
import { northgate } from '../../../demo/northgate/site'
import { saintCyrille } from '../../../demo/universite-saint-cyrille/site'

const dayOfSeeding = '2026-11-20'
const sites = [northgate, saintCyrille]

test.each(sites)('the colours of $slug have enough contrast for the studio’s validation', (site) => {
  const pairs = [
    [site.brandColor, site.textColor],
    [site.buttonColor, site.buttonTextColor],
    [site.buttonColor, site.buttonTextHoverColor],
    [pageBackgrounds.light, site.alternateClosedColor],
  ] as const
  for (const [background, text] of pairs) expect(checkContrast(background, text)).toBeNull()
})

test.each(sites.flatMap(({ locations }) => locations))('the schedules of $key do not overlap', ({ schedules }) => {
  const dateOf = (offset: number | null) => (offset === null ? null : addDays(dayOfSeeding, offset))
  const rows = schedules.map((each) =>
    scheduleOf({ ...each, start: dateOf(each.startOffsetDays), end: dateOf(each.endOffsetDays) }),
  )
  expect(rows.flatMap(validateSchedule)).toEqual([])
  for (const [index, row] of rows.entries()) expect(findOverlap(row, rows.slice(index + 1))).toBeNull()
})
