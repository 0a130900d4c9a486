import { z } from 'zod'
import { successSchema } from '@/contract/envelope'
import { id, textParameter } from '@/contract/field-types'
import { siteShape } from './site'

/** Spec: PUB-7.5. */
export const sitesQuery = z.object({})
/** The slug is case-insensitive. Spec: PUB-7.4. */
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

export const siteInfoResponse = successSchema({
  logo_exists: z.boolean(),
  perform_redirect: z.boolean(),
  site: siteShape,
})
