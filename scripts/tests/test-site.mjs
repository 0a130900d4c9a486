import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { filesBelow, hashOf, loadDemo, readIfExists, programs, root, sources } from '../steps.mjs'

const folder = (name) => path.join(root, '.test', name)
const template = folder('seeded')

/** The test sites and their ports. Each has its own server and database, so that the tests of one never wait for the other. */
export const testSites = { site: process.env.PORT ?? '3199', studio: process.env.STUDIO_PORT ?? '3200' }

/** Node's arguments for programs on the test site, where password hashes are cheap. */
export const testSiteArguments = ['--import', './tests/support/quick-passwords.mjs', ...programs.typescript]

/** Where the browser test of sign-on starts an identity provider (`tests/support/servers/identity-provider.ts`). */
export const identityProviderPort = Number(testSites.site) + 99
const identityProvider = (name) => ({ issuer: `http://localhost:${identityProviderPort}`, clientId: 'public', name })

/** The environment of a test site (`site`, `studio` or the template `seeded`): the demo campuses at a fixed Friday noon. */
export const settingsOf = (name, port = testSites[name] ?? testSites.site) => ({
  NODE_ENV: 'production',
  PAYMENT_SANDBOX: 'allow',
  NEXT_TELEMETRY_DISABLED: '1',
  PORT: port,
  SERVER_URL: `http://localhost:${port}`,
  FRENCH_HOSTS: 'fr.localhost',
  SCRIPT_HOSTS: 'widgets.example',
  MOBILE_APP_LINK: 'exampledining://open/{site}',
  MOBILE_APP_AGENTS: 'ExampleDining/',
  DEMO_MAILBOX: 'on',
  PAYLOAD_SECRET: 'only-for-tests-only-for-tests-only',
  DATABASE_URL: `file:./.test/${name}/refectory.db`,
  MEDIA_DIR: path.join(folder(name), 'media'),
  SIGN_ON_CUSTOMERS: JSON.stringify({
    northgate: identityProvider({ en: 'Northgate account', fr: 'compte Northgate' }),
  }),
  SIGN_ON_STAFF: JSON.stringify(identityProvider({ en: 'dining account', fr: 'compte du personnel' })),
  RATE_LIMIT_READS: '0', // all tests share one address
  RATE_LIMIT_VOTES: '0',
  RATE_LIMIT_FORMS: '0',
  REFECTORY_CLOCK: process.env.REFECTORY_CLOCK ?? '2026-11-20T12:05:00-05:00',
})

/** Seeds the template of the test sites, unless it was seeded from these sources and settings. */
export async function seedTestSite() {
  const mark = path.join(template, 'loaded')
  const parts = [...sources, 'demo', 'scripts/seed', 'scripts/seed.ts', 'tests/support/quick-passwords.mjs']
  const files = parts.flatMap((name) => filesBelow(path.join(root, name)))
  const settings = settingsOf('seeded')
  const wanted = `${hashOf(files)} ${JSON.stringify(settings)}`
  if (readIfExists(mark) === wanted) return
  rmSync(template, { recursive: true, force: true })
  mkdirSync(template, { recursive: true })
  await loadDemo(settings, testSiteArguments)
  writeFileSync(mark, wanted)
}

/** Replaces a test site by a copy of the template. */
export async function freshTestSite(name) {
  await seedTestSite()
  rmSync(folder(name), { recursive: true, force: true })
  cpSync(template, folder(name), { recursive: true })
}
