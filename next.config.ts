import { withPayload } from '@payloadcms/next/withPayload'
import type { NextConfig } from 'next'
import createNextIntlPlugin from 'next-intl/plugin'

const everywhere = [
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
  // Payload stays outside the bundles: it names its errors after their classes and says "an unknown error" where minifying
  // has taken the name; and each bundle would hold a copy of it.
  serverExternalPackages: [
    'payload',
    '@payloadcms/db-mongodb',
    '@payloadcms/db-sqlite',
    '@payloadcms/email-nodemailer',
    '@payloadcms/storage-s3',
    '@aws-sdk/client-s3',
    'moment-timezone',
    'sanitize-html',
  ],
  experimental: { preloadEntriesOnStart: false },
  typescript: { ignoreBuildErrors: true }, // `npm run verify` checks types once, tests and scripts included
}

const studio = withPayload(createNextIntlPlugin('./src/i18n/request.ts')(config), { devBundleServerPackages: false })

export default {
  ...studio,
  // Payload asks browsers for their colour scheme on every page, at the price of a second request for a visitor's first
  // page; only the studio has a use for it.
  headers: async () => [
    { source: '/:path*', headers: everywhere },
    ...((await studio.headers?.()) ?? []).map((rule) => ({ ...rule, source: '/admin/:path*' })),
  ],
} satisfies NextConfig
