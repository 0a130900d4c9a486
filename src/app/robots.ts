import type { MetadataRoute } from 'next'
import { ownAddress } from '@/server/own-address'

export const dynamic = 'force-dynamic'

/** What search engines may read: the sites, their files and feeds; not the studio, and not what programs ask. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/', disallow: ['/admin/', '/admin$', '/api/', '/v1/', '/language$'] },
    sitemap: `${ownAddress()}/sitemap.xml`,
  }
}
