import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { en } from '@payloadcms/translations/languages/en'
import { fr } from '@payloadcms/translations/languages/fr'
import { buildConfig, type Config } from 'payload'
import sharp from 'sharp'
import { areaAccess } from '@collections/access/area-access'
import { sharedCollections, siteCollections } from '@collections/collection-order'
import { bothLanguages } from '@collections/plugins/both-languages/both-languages'
import { reservationBookEndpoints } from '@collections/reservations/book/book-endpoints'
import { releaseAfterwards } from '@collections/reservations/release-afterwards'
import { orderMoneyEndpoints } from '@collections/shop/sales/order-money-endpoints'
import { dropNullGroups } from '@collections/plugins/drop-null-groups'
import { fileStorage } from '@collections/plugins/file-storage'
import { menuImportEndpoint } from '@collections/menu/import/import-endpoint'
import { hideFileColumns } from '@collections/plugins/hide-file-columns'
import { labelInBothLanguages } from '@collections/plugins/label-in-both-languages'
import { hideSessions } from '@collections/plugins/hide-sessions'
import { builtInPages } from '@collections/site/built-in-page'
import { copiesToSites } from '@collections/site/copy-to-site'
import { exportLists } from '@collections/plugins/list-export/export-lists'
import { keepNamed } from '@collections/plugins/keep-named'
import { keepUsed } from '@collections/plugins/keep-used'
import { answerWithoutFallback } from '@collections/plugins/answer-without-fallback'
import { keepAutosaveLocks } from '@collections/plugins/keep-autosave-locks'
import { publishOneLanguage } from '@collections/plugins/publish-one-language'
import { recordAuthors } from '@collections/plugins/history/record-authors'
import { readableVersions } from '@collections/plugins/history/readable-versions'
import { restoreAsDraft } from '@collections/plugins/history/restore-as-draft'
import { restoreOneLanguage } from '@collections/plugins/history/restore-one-language'
import { malformedValues } from '@collections/plugins/refuse-malformed-values'
import { recordChanges } from '@collections/system/change-log/record-changes'
import { moveToTrash } from '@collections/system/trash/move-to-trash'
import { previews } from '@collections/plugins/previews'
import { rejectStaleSaves } from '@collections/plugins/reject-stale-saves'
import { restrictDocumentLocks } from '@collections/plugins/restrict-document-locks'
import { databaseErrors } from '@collections/plugins/database-errors'
import { conflictErrors } from '@collections/plugins/conflict-errors'
import { sameSite } from '@collections/plugins/same-site'
import { sessionWrites } from '@collections/plugins/session-writes'
import { studioViews } from '@collections/plugins/studio-views'
import { siteTenancy } from '@collections/plugins/site-tenancy'
import { uniqueErrors } from '@collections/plugins/unique-errors'
import { limitQueries } from '@collections/plugins/query-limits/limit-queries'
import { queryErrors } from '@collections/plugins/query-limits/query-errors'
import { malformedBodyErrors } from '@collections/plugins/malformed-body-errors'
import { queryLimits } from '@/domain/http/studio-query'
import { isSqlite, openDatabase } from '@/server/database/open-database'
import { hexIds } from '@/server/database/hex-ids'
import { payloadLogger } from '@/server/logging/payload-logger'
import { scrubDatabaseErrors } from '@/server/logging/scrub-database-errors'
import { chooseMailAdapter } from '@/server/mail/choose-mail-adapter'
import { readSettings } from '@/server/settings'
import { bookPath } from '@/studio/reservations/book-path'
import { importPath } from '@/studio/menu/import/import-path'
import { setUpPath } from '@/studio/sites/set-up/set-up-path'
import { weekPath } from '@/studio/menu/week/week-path'
import { salesPath } from '@/studio/sales/sales-path'
import { toQuebecFrench } from '@/studio/wording/quebec-french'
import { toSentenceCase } from '@/studio/wording/sentence-case'
import { payloadWording } from '@/studio/wording/payload-wording'
import { migrations as embedded } from './migrations'
import { migrations as mongo } from './migrations/mongo'

const root = path.dirname(fileURLToPath(import.meta.url))
const settings = readSettings(process.env)
/** The collections that visitors may read are a type, so that a read of another one does not compile. */
const definePublicCollections: NonNullable<NonNullable<Config['typescript']>['schema']>[number] = ({
  config,
  jsonSchema,
}) => ({
  ...jsonSchema,
  definitions: {
    ...jsonSchema.definitions,
    PublicCollection: {
      type: 'string',
      enum: config.collections.flatMap(({ custom, slug }) => (custom.public ? slug : [])).sort(),
    },
  },
})
/** Jobs run only in the server (`src/server/jobs/run-jobs.ts`), never through the API. */
const denyAll = () => false

export default buildConfig({
  secret: settings.secret,
  serverURL: settings.serverUrl,
  csrf: [settings.serverUrl],
  db: openDatabase(settings, { embedded, mongo }),
  collections: [...siteCollections, ...sharedCollections],
  // In this order: collections/plugins/README.md describes the save pipeline that results.
  plugins: [
    areaAccess, // adds the access rules of each collection's area; before the plug-ins that read or wrap them
    bothLanguages, // adds the texts of the other language; before the plug-ins that look at fields
    previews, // adds the preview of drafts; before the tenancy plug-in, which keeps what it adds
    studioViews, // before the next: reads the rights of each role from the collections
    siteTenancy(siteCollections), // adds the field `site`, its access rules and a check of the person's sites
    sameSite(siteCollections.map(({ slug }) => slug)), // refuses relationships to documents of another site
    keepUsed, // refuses to delete documents that others require; needs the field `site` of the first plug-in
    keepNamed, // refuses to delete what others name inside JSON: dishes of menus, pictures of texts
    answerWithoutFallback, // a missing French text is not answered in English, which the next save would store
    publishOneLanguage, // refuses to publish one language where Payload would lose the other one
    keepAutosaveLocks, // autosave ends no lock on a document
    recordAuthors, // adds who saved each version, and overwrites what a request says about it
    readableVersions, // shows names instead of ids and JSON where versions are compared
    restoreAsDraft, // a restored draft stays a draft
    restoreOneLanguage, // a restored version may have its required texts in French only; after bothLanguages, which passes over hooks
    moveToTrash, // stores what staff delete; after keepUsed, which refuses deletions
    recordChanges, // writes the change log; after the plug-ins that refuse
    orderMoneyEndpoints(() => import('@/features/shop/checkout/orders/studio-refunds')), // use cases, which collections may not import
    reservationBookEndpoints(() => import('@/features/reservations/book/studio-book')),
    menuImportEndpoint(() => import('@/features/menu/import/studio-import')),
    releaseAfterwards(() => import('@/features/reservations/release-ended')),
    copiesToSites, // offers to copy what several sites use
    exportLists, // adds the export as CSV to the menu of each list
    dropNullGroups, // ignores groups that are sent as null
    malformedValues, // refuses what is no text or no id; after dropNullGroups, so that it comes first
    rejectStaleSaves, // refuses to save over a newer version
    fileStorage(settings.bucket), // after sameSite, so that a refused document leaves no file
    uniqueErrors, // wraps the database adapter to translate errors of unique indexes
    sessionWrites, // wraps the database adapter, so that saves and session changes of an account do not undo each other
    hexIds(isSqlite(settings.databaseUrl)), // adds ids of 24 hexadecimal characters on SQLite
    scrubDatabaseErrors, // last: removes the values of a failed statement from its error
  ],
  maxDepth: queryLimits.depth,
  logger: payloadLogger,
  hooks: { afterError: [conflictErrors, malformedBodyErrors, queryErrors, databaseErrors] },
  jobs: { access: { run: denyAll, queue: denyAll, cancel: denyAll } },
  localization: {
    locales: [
      { code: 'en', label: 'English' },
      { code: 'fr', label: 'Français' },
    ],
    defaultLocale: 'en',
    fallback: true,
  },
  i18n: {
    supportedLanguages: { en: toSentenceCase(en), fr: toQuebecFrench(fr) },
    fallbackLanguage: 'en',
    translations: payloadWording,
  },
  admin: {
    user: 'staff',
    avatar: 'default',
    dateFormat: 'yyyy-MM-dd HH:mm', // reads the same in both languages
    importMap: { baseDir: root },
    meta: { titleSuffix: ' · Refectory', icons: [{ url: '/icon.svg' }] },
    components: {
      graphics: { Icon: '@/studio/brand-logos#Icon', Logo: '@/studio/brand-logos#Logo' },
      providers: [
        '@/studio/scheduling/schedule-errors#ScheduleErrors',
        '@/studio/wording/panel-controls#PanelControls',
        '@/studio/document-notices/unsaved-text/unsaved-texts#UnsavedTexts',
      ],
      Nav: '@/studio/navigation/studio-nav#StudioNav',
      beforeNavLinks: ['@/studio/navigation/work-links#WorkLinks'],
      views: {
        dashboard: { Component: '@/studio/today/today-view#TodayView' },
        login: {
          Component: {
            path: '@/studio/sign-in/sign-in-view#SignInView',
            serverProps: { campusName: settings.signOn.staff?.name ?? null },
          },
        },
        sales: {
          Component: '@/studio/sales/sales-view#SalesView',
          path: salesPath,
          exact: true,
        },
        week: {
          Component: '@/studio/menu/week/week-view#WeekView',
          path: weekPath,
          exact: true,
          meta: { title: 'Menus of a week · Menus d’une semaine' },
        },
        import: {
          Component: '@/studio/menu/import/import-view#ImportView',
          path: importPath,
          exact: true,
          meta: { title: 'Import menus · Importer des menus' },
        },
        newSite: {
          Component: {
            path: '@/studio/sites/set-up/set-up-view#SetUpView',
            serverProps: { pages: builtInPages },
          },
          path: setUpPath,
          exact: true,
          meta: { title: 'New site · Nouveau site' },
        },
        reservations: {
          Component: '@/studio/reservations/book-view#BookView',
          path: bookPath,
          exact: true,
          meta: { title: 'Reservations by day · Réservations par jour' },
        },
      },
    },
  },
  email: chooseMailAdapter(settings, process.env.NODE_ENV),
  graphQL: { disable: true },
  telemetry: false,
  sharp,
  upload: {
    // Above the limit of every kind of file. Those limits are checked later and give a message at the field. Beyond this
    // limit the connection is closed, and the message may not arrive.
    // A form is one field of the request: the second limit has room for long texts in both languages.
    limits: { fileSize: 48 * 1024 * 1024, fieldSize: 4 * 1024 * 1024 },
    abortOnLimit: true,
    responseOnLimit: 'The file is larger than 20 MB. / Le fichier dépasse 20 Mo.',
  },
  typescript: {
    outputFile: path.resolve(root, 'src/payload-types.ts'),
    autoGenerate: false,
    schema: [definePublicCollections],
  },
})
  .then(restrictDocumentLocks) // not a plug-in: see restrict-document-locks.ts
  .then(hideSessions) // not a plug-in: see hide-sessions.ts
  .then(labelInBothLanguages) // not a plug-in: see label-in-both-languages.ts
  .then(hideFileColumns) // not a plug-in: see hide-file-columns.ts
  .then(limitQueries) // not a plug-in: see limit-queries.ts
