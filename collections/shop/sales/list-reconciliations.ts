import type { PayloadRequest } from 'payload'
import { addDays } from '@/domain/time/calendar'
import { campusDateAt, minuteOfDayAt } from '@/domain/time/campus-time'
import { clock } from '@/server/clock'
import { readReconciliations } from '@/server/database/shop/reconciliation-rows'
import { requireSite } from '@collections/access/require-site'

const days = 31

/** The comparisons of the last days of one of the person's sites, the newest first. `yesterday` is the latest whole campus day. */
export async function listReconciliations(req: PayloadRequest) {
  const { site } = await requireSite(req, 'sales')
  if (!site) return { site: null, yesterday: null, days: [] }
  const { id, timeZone } = site
  const stored = await readReconciliations(req.payload, id, days)
  return {
    site: id,
    yesterday: addDays(campusDateAt(clock.now(), timeZone), -1),
    days: stored.map(({ comparedAt, ...day }) => ({
      ...day,
      compared: comparedAt && {
        date: campusDateAt(comparedAt, timeZone),
        minute: minuteOfDayAt(comparedAt, timeZone),
      },
    })),
  }
}
