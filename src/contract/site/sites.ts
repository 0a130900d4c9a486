import { z } from 'zod'
import { successSchema } from '@/contract/envelope'
import { id, textParameter } from '@/contract/field-types'
import { siteShape } from './site'

/** `sector` lists the sites of one sector only. Spec: PUB-2.3, PUB-7.5. */
export const sitesQuery = z.object({ sector: textParameter })
/** The slug is case-insensitive. It can be one that the site had before. Spec: PUB-7.4. */
export const siteInfoQuery = z.object({ slug: textParameter })

export const listedSite = z.strictObject({
  id,
  name: z.string(),
  slug: z.string(),
  unit_id: z.string(),
  active: z.boolean(),
  live: z.boolean(),
  customer_login: z.boolean(),
})

export const sitesResponse = successSchema({ sites: z.array(listedSite) })

/** `perform_redirect`: the site has another slug now, which `site` names; pages open under that one. Spec: PUB-4.1. */
export const siteInfoResponse = successSchema({
  logo_exists: z.boolean(),
  perform_redirect: z.boolean(),
  site: siteShape,
})
