import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { nodemailerAdapter } from '@payloadcms/email-nodemailer'
import { multiTenantPlugin } from '@payloadcms/plugin-multi-tenant'
import { en } from '@payloadcms/translations/languages/en'
import { fr } from '@payloadcms/translations/languages/fr'
import { buildConfig } from 'payload'
import sharp from 'sharp'
import { administratorsOfOthers } from '@collections/access/not-their-own'
import { onlyAdministrators } from '@collections/access/only-administrators'
import { fileStorage } from '@collections/file-storage'
import { tryAgain } from '@collections/hooks/try-again'
import { unreadableBody } from '@collections/hooks/unreadable-body'
import { ofAllSites, ofASite } from '@collections/in-studio-order'
import { knownVersion } from '@collections/known-version'
import { keepUsed } from '@collections/keep-used'
import { locksOfOwnDocuments } from '@collections/locks-of-own-documents'
import { nullGroups } from '@collections/null-groups'
import { sameSite } from '@collections/same-site'
import { uniqueRefusals } from '@collections/unique-refusals'
import { isEmbedded, openDatabase } from '@/server/database'
import { hexIds } from '@/server/hex-ids'
import { readSettings } from '@/server/settings'
import { migrations as embedded } from './migrations'
import { migrations as mongo } from './migrations/mongo'

const root = path.dirname(fileURLToPath(import.meta.url))
const settings = readSettings(process.env)
/** Jobs are the server's own errands (`src/server/jobs.ts`). */
const nobody = () => false
const siteSlugs = ofASite.map(({ slug }) => slug)

export default buildConfig({
  secret: settings.secret,
  serverURL: settings.serverUrl,
  csrf: [settings.serverUrl],
  db: openDatabase(settings, { embedded, mongo }),
  collections: [...ofASite, ...ofAllSites],
  plugins: [
    multiTenantPlugin({
      tenantsSlug: 'sites',
      cleanupAfterTenantDelete: false, // a site with documents cannot be deleted: see keep-used
      tenantField: { name: 'site', label: { en: 'Site', fr: 'Site' } },
      tenantsArrayField: {
        arrayFieldName: 'sites',
        arrayTenantFieldName: 'site',
        arrayFieldAccess: { create: onlyAdministrators, update: administratorsOfOthers },
        tenantFieldAccess: { create: onlyAdministrators, update: administratorsOfOthers },
      },
      collections: Object.fromEntries(
        ofASite.map(({ slug, custom }) => [slug, { isGlobal: custom?.onePerSite === true }]),
      ),
      userHasAccessToAllTenants: (user) => user.collection === 'staff' && user.role === 'administrator',
    }),
    sameSite(siteSlugs),
    keepUsed,
    nullGroups,
    knownVersion,
    fileStorage(settings.bucket),
    uniqueRefusals,
    hexIds(isEmbedded(settings.databaseUrl)),
  ],
  hooks: { afterError: [tryAgain, unreadableBody] },
  jobs: { access: { run: nobody, queue: nobody, cancel: nobody } },
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
    components: {
      graphics: { Icon: '@/studio/brand-marks#Icon', Logo: '@/studio/brand-marks#Logo' },
      providers: ['@/studio/refused-appointments#RefusedAppointments'],
      views: { login: { Component: '@/studio/sign-in-view#SignInView' } },
    },
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
}).then(locksOfOwnDocuments)
