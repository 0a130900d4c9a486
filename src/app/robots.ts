import type { MetadataRoute } from 'next'
import { getServerUrl } from '@/server/http/server-url'

export const dynamic = 'force-dynamic'

/** Search engines may read sites, files, feeds and the API documentation, but not the studio and the API itself. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: {
      userAgent: '*',
      allow: ['/', '/v1/docs'],
      disallow: ['/admin/', '/admin$', '/api/', '/v1/', '/language$', '/preview/'],
    },
    sitemap: `${getServerUrl()}/sitemap.xml`,
  }
}
