import { withPayload } from '@payloadcms/next/withPayload'
import type { NextConfig } from 'next'
import createNextIntlPlugin from 'next-intl/plugin'

const pageHeaders = [
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  { key: 'X-Frame-Options', value: 'SAMEORIGIN' },
]

const config: NextConfig = {
  poweredByHeader: false,
  skipTrailingSlashRedirect: true,
  reactStrictMode: true,
  images: { unoptimized: true },
  // Titles in the head of every page, not streamed after it: they are read without a script too.
  htmlLimitedBots: /.*/,
  typescript: { ignoreBuildErrors: true }, // `npm run verify` checks types once, tests and scripts included
  headers: async () => [{ source: '/:path*', headers: pageHeaders }],
}

export default withPayload(createNextIntlPlugin('./src/i18n/request.ts')(config), { devBundleServerPackages: false })
