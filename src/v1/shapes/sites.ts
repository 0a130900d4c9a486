import type { z } from 'zod'
import type { sitesResponse } from '@/contract/sites'
import type { SiteSummary } from '@/domain/campus'
import type { Locale } from '@/domain/locale'
import { success } from '@/v1/envelope'

/** A list of sites by name in the asked language; `records` counts them. Spec: PUB-7.5. */
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
