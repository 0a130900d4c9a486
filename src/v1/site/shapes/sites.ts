import type { z } from 'zod'
import type { sitesResponse } from '@/contract/site/sites'
import type { SiteSummary } from '@/domain/site/site'
import type { Locale } from '@/domain/locale'
import { success } from '@/v1/engine/envelope'

/** Sites by their name in the requested language. `records` counts them. Spec: PUB-7.5, V1-9. */
export function sites(listed: SiteSummary[], locale: Locale): z.infer<typeof sitesResponse> {
  const byName = new Intl.Collator(locale).compare
  const rows = listed.map(({ id, name, slug, unitId, active, published, customerLogin }) => ({
    id,
    name: name[locale],
    slug,
    unit_id: unitId,
    active,
    live: published,
    customer_login: customerLogin,
  }))
  return success(rows.length, { sites: rows.toSorted((a, b) => byName(a.name, b.name) || (a.id < b.id ? -1 : 1)) })
}
