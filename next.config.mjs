import { PHASE_PRODUCTION_SERVER } from 'next/constants.js'

/** @type {import('next').NextConfig} */
const config = {
  poweredByHeader: false,
  skipTrailingSlashRedirect: true,
  reactStrictMode: true,
  images: { unoptimized: true },
  // Puts titles and metadata into the head of every page instead of streaming them later, so that they work without JavaScript.
  htmlLimitedBots: /.*/,
  // Payload stays outside the bundles: it identifies errors by class name, which minification changes, and each bundle would
  // contain a copy.
  serverExternalPackages: [
    'payload',
    '@payloadcms/db-mongodb',
    '@payloadcms/db-sqlite',
    '@payloadcms/email-nodemailer',
    '@payloadcms/storage-s3',
    '@aws-sdk/client-s3',
    'moment-timezone',
    'passkit-generator',
    'sanitize-html',
  ],
  experimental: {
    preloadEntriesOnStart: false,
    serverActions: { bodySizeLimit: '4mb' }, // the studio checks a form with long texts in both languages
    // Each of these costs a build more than it gives (docs/benchmarks.md).
    turbopackFileSystemCacheForBuild: false,
    turbopackSourceMaps: false,
  },
  typescript: { ignoreBuildErrors: true }, // `npm run verify` checks types once, tests and scripts included
}

/** The configuration of a build and of development, with plugins that load compilers, which a server would keep in memory. */
async function configureCompiler() {
  const { withPayload } = await import('@payloadcms/next/withPayload')
  const { default: createNextIntlPlugin } = await import('next-intl/plugin')
  const studio = withPayload(createNextIntlPlugin('./src/i18n/request.ts')(config), { devBundleServerPackages: false })
  return {
    ...studio,
    headers: async () => [
      // Payload requests the browser's colour scheme on every page, which costs a visitor's first page a second request. Only the
      // studio uses it.
      ...((await studio.headers?.()) ?? []).map((rule) => ({ ...rule, source: '/admin/:path*' })),
      { source: '/static/:file*', headers: [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }] },
    ],
  }
}

/** @param {string} phase what Next loads the configuration for */
const configure = async (phase) => (phase === PHASE_PRODUCTION_SERVER ? config : configureCompiler())

export default configure
