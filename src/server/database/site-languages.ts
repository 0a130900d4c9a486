import type { Payload } from 'payload'
import { parseSiteLanguages, type SiteLanguages } from '@/domain/site/site-languages'
import { fieldsOf, idOf } from './stored-values'

/** The languages of a site, from its relation or id. Both for none and for an unknown one. It bypasses access control: pages show them. */
export async function readSiteLanguages(payload: Payload, site: unknown): Promise<SiteLanguages> {
  const id = idOf(site)
  const found =
    id &&
    (await payload.db.findOne({ collection: 'sites', where: { id: { equals: id } }, select: { languages: true } }))
  return parseSiteLanguages(fieldsOf(found).languages)
}
