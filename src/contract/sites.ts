import { z } from 'zod'
import { success } from './envelope'
import { id, parameter } from './words'
import { siteShape } from './site'

/** Spec: PUB-7.5. */
export const sitesQuery = z.object({})
/** The slug is compared without regard to capitals. Spec: PUB-7.4. */
export const siteInfoQuery = z.object({ slug: parameter })

export const sitesResponse = success({
  sites: z.array(
    z.strictObject({
      id,
      name: z.string(),
      slug: z.string(),
      unit_id: z.string(),
      active: z.boolean(),
      live: z.boolean(),
      customer_login: z.boolean(),
    }),
  ),
})

export const siteInfoResponse = success({
  logo_exists: z.boolean(),
  perform_redirect: z.boolean(),
  site: siteShape,
})
