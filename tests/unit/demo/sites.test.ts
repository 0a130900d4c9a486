import { addDays } from '@/domain/calendar'
import { contrastRefusal, papers } from '@/domain/brand-colour'
import { overlapOf } from '@/domain/schedule-overlap'
import { scheduleRefusals } from '@/domain/schedules'
import { scheduleOf } from '@/server/stored-schedule'
import { northgate } from '../../../demo/northgate/site'
import { saintCyrille } from '../../../demo/universite-saint-cyrille/site'

const dayOfSeeding = '2026-11-20'
const sites = [northgate, saintCyrille]

test.each(sites)('[PUB-3.1] the colours of $slug can be read, so that the studio takes them', (site) => {
  const pairs = [
    [site.brandColor, site.textColor],
    [site.buttonColor, site.buttonTextColor],
    [site.buttonColor, site.buttonTextHoverColor],
    [papers.light, site.alternateClosedColor],
  ] as const
  for (const [background, text] of pairs) expect(contrastRefusal(background, text)).toBeNull()
})

test.each(sites.flatMap(({ locations }) => locations))('[PUB-3.5] no hours of $key overlap', ({ schedules }) => {
  const dateOf = (offset: number | null) => (offset === null ? null : addDays(dayOfSeeding, offset))
  const rows = schedules.map((each) =>
    scheduleOf({ ...each, start: dateOf(each.startOffsetDays), end: dateOf(each.endOffsetDays) }),
  )
  expect(rows.flatMap(scheduleRefusals)).toEqual([])
  for (const [index, row] of rows.entries()) expect(overlapOf(row, rows.slice(index + 1))).toBeNull()
})
