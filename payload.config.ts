import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { nodemailerAdapter } from '@payloadcms/email-nodemailer'
import { multiTenantPlugin } from '@payloadcms/plugin-multi-tenant'
import { en } from '@payloadcms/translations/languages/en'
import { fr } from '@payloadcms/translations/languages/fr'
import { buildConfig } from 'payload'
import sharp from 'sharp'
import { onlyAdministrators } from '@collections/access/only-administrators'
import { fileStorage } from '@collections/file-storage'
import { unreadableBody } from '@collections/hooks/unreadable-body'
import { ofAllSites, ofASite } from '@collections/in-studio-order'
import { sameSite } from '@collections/same-site'
import { isEmbedded, openDatabase } from '@/server/database'
import { hexIds } from '@/server/hex-ids'
import { readSettings } from '@/server/settings'
import { migrations } from './migrations'

const root = path.dirname(fileURLToPath(import.meta.url))
const settings = readSettings(process.env)
const siteSlugs = ofASite.map(({ slug }) => slug)

export default buildConfig({
  secret: settings.secret,
  serverURL: settings.serverUrl,
  csrf: [settings.serverUrl],
  db: openDatabase(settings, migrations),
  collections: [...ofASite, ...ofAllSites],
  hooks: { afterError: [unreadableBody] },
  plugins: [
    multiTenantPlugin({
      tenantsSlug: 'sites',
      tenantField: { name: 'site', label: { en: 'Site', fr: 'Site' } },
      tenantsArrayField: {
        arrayFieldName: 'sites',
        arrayTenantFieldName: 'site',
        arrayFieldAccess: { create: onlyAdministrators, update: onlyAdministrators },
        tenantFieldAccess: { create: onlyAdministrators, update: onlyAdministrators },
      },
      collections: Object.fromEntries(siteSlugs.map((slug) => [slug, {}])),
      userHasAccessToAllTenants: (user) => user.role === 'administrator',
    }),
    sameSite(siteSlugs),
    fileStorage(settings.bucket),
    hexIds(isEmbedded(settings.databaseUrl)),
  ],
  localization: {
    locales: [
      { code: 'en', label: 'English' },
      { code: 'fr', label: 'Français' },
    ],
    defaultLocale: 'en',
    fallback: true,
  },
  i18n: { supportedLanguages: { en, fr }, fallbackLanguage: 'en' },
  admin: {
    user: 'staff',
    avatar: 'default',
    importMap: { baseDir: root },
    meta: { titleSuffix: ' · Refectory', icons: [{ url: '/icon.svg' }] },
    components: { graphics: { Icon: '@/studio/brand-marks#Icon', Logo: '@/studio/brand-marks#Logo' } },
  },
  ...(settings.smtpUrl
    ? {
        email: nodemailerAdapter({
          defaultFromAddress: settings.mailFrom,
          defaultFromName: 'Refectory',
          transportOptions: { url: settings.smtpUrl },
          skipVerify: true,
        }),
      }
    : {}),
  graphQL: { disable: true },
  telemetry: false,
  sharp,
  upload: {
    // Far above what any kind takes, so that a file that is too large is refused with a sentence at its field: beyond this
    // the connection breaks off, and the sentence may be lost with it.
    limits: { fileSize: 48 * 1024 * 1024 },
    abortOnLimit: true,
    responseOnLimit: 'The file is larger than 20 MB. / Le fichier dépasse 20 Mo.',
  },
  typescript: { outputFile: path.resolve(root, 'src/payload-types.ts'), autoGenerate: false },
})
