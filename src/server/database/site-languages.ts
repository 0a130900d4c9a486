import type { Payload, PayloadRequest } from 'payload'
import { parseSiteLanguages, type SiteLanguages } from '@/domain/site/site-languages'
import { fieldsOf, idOf } from './stored-values'

/**
 * The languages of a site, from its relation or id, as the transaction of `req` sees them, if there is one. Both for none and for an
 * unknown one. It bypasses access control: pages show them.
 */
export async function readSiteLanguages(payload: Payload, site: unknown, req?: PayloadRequest): Promise<SiteLanguages> {
  const id = idOf(site)
  const found =
    id &&
    (await payload.db.findOne({
      collection: 'sites',
      where: { id: { equals: id } },
      select: { languages: true },
      req,
    }))
  return parseSiteLanguages(fieldsOf(found).languages)
}
