import type { MetadataRoute } from 'next'
import { ownAddress } from '@/server/own-address'

export const dynamic = 'force-dynamic'

/** What search engines may read: the sites, their files and feeds; not the studio, and of what
 * programs ask only its documentation. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: {
      userAgent: '*',
      allow: ['/', '/v1/docs'],
      disallow: ['/admin/', '/admin$', '/api/', '/v1/', '/language$'],
    },
    sitemap: `${ownAddress()}/sitemap.xml`,
  }
}
