import { Forbidden, type PayloadRequest } from 'payload'
import type { Localized } from '@/domain/locale'
import { getAccessScope, type Area, type Staff } from '@/domain/roles'
import type { SiteLanguages } from '@/domain/site/site-languages'
import type { ZoneName } from '@/domain/time/campus-time'
import { textOf } from '@/server/database/stored-values'
import { findSites } from './find-sites'
import { signedInStaff } from './signed-in-staff'

export type PermittedSite = { id: string; name: Localized; timeZone: ZoneName; languages: SiteLanguages }

/** `site` is null for a person without a site. */
export type SiteReader = { staff: Staff; sites: PermittedSite[]; site: PermittedSite | null }

/**
 * The signed-in person, their sites, and the site that the request names, or else the first one. Who may not read the area, and who
 * names a site that is not theirs, gets 403: the query chooses among the person's sites and grants nothing.
 */
export async function requireSite(req: PayloadRequest, area: Area): Promise<SiteReader> {
  const staff = signedInStaff(req)
  const scope = getAccessScope(staff, 'read', area)
  if (!staff || scope === 'none') throw new Forbidden(req.t)
  const sites = await findSites(req, (id) => scope === 'all' || staff.siteIds.includes(id))
  const asked = textOf(req.query.site)
  const site = asked === null ? sites[0] : sites.find(({ id }) => id === asked)
  if (asked !== null && !site) throw new Forbidden(req.t)
  return { staff, sites, site: site ?? null }
}
