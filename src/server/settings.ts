import { existsSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import type { RateLimit } from '@/domain/http/rate-limit'
import type { MobileApp } from '@/domain/site/mobile-app'
import { parseHostNames, parseOrigins } from '@/domain/http/host-names'
import { defaultDirectionsTemplate, isDirectionsTemplate } from '@/domain/places/near/directions'
import { parseProxyList } from './http/client-address'
import { paymentSettingsOf } from './payments/payment-settings'
import { signOnSettingsOf } from './sign-on/sign-on-settings'
import { textSettingsOf } from './text-messages/text-settings'
import { walletSettingsOf } from './wallet/wallet-settings'

const databaseUrl = z.string().regex(/^(file:|mongodb:\/\/|mongodb\+srv:\/\/)/, {
  error: (issue) =>
    `DATABASE_URL must start with file: (SQLite) or mongodb:// (MongoDB); it starts with "${String(issue.input).slice(0, 12)}"`,
})

/** An optional setting; an empty one counts as absent, as in `.env.example`. */
const optional = z
  .string()
  .optional()
  .transform((value) => value?.trim() || undefined)

/** Requests per second for one network; empty means the default, 0 means no limit. */
const perSecond = (name: string, byDefault: number) =>
  optional
    .refine((value) => !value || /^\d{1,6}(?:\.\d{1,3})?$/.test(value), {
      error: `${name} must be a number such as ${byDefault}, or 0 for no limit`,
    })
    .transform((value) => (value === undefined ? byDefault : Number(value)))

/** A URL template for map tiles, on another host or on this one. */
const isTileAddress = (url: string) =>
  /^(?:https?:\/\/[^/{}]+)?\/(?!\/)/i.test(url) && ['{z}', '{x}', '{y}'].every((part) => url.includes(part))
/** URL schemes that run code or show content of their own. */
const scriptable = /^\s*(?:javascript|data|vbscript|blob|file):/i

const settingsSchema = z.object({
  DATABASE_URL: databaseUrl.default('file:./data/refectory.db'),
  PAYLOAD_SECRET: z
    .string({ error: 'PAYLOAD_SECRET is missing: set a long random text' })
    .min(16, { error: 'PAYLOAD_SECRET is too short: at least 16 characters' }),
  SERVER_URL: z
    .url({ error: 'SERVER_URL must be an address such as https://dining.example.edu' })
    .default('http://localhost:3000'),
  HOSTNAME_BIND: optional,
  MEDIA_DIR: optional,
  FRENCH_HOSTS: z.string().default(''),
  SCRIPT_HOSTS: z
    .string()
    .default('')
    .refine((list) => parseHostNames(list) !== null, {
      error: 'SCRIPT_HOSTS must be host names with commas between them, such as cdn.example.com',
    }),
  IMAGE_HOSTS: z
    .string()
    .default('')
    .refine((list) => parseHostNames(list) !== null, {
      error: 'IMAGE_HOSTS must be host names with commas between them, such as photos.example.com',
    }),
  V1_ORIGINS: z
    .string()
    .default('')
    .refine((list) => parseOrigins(list) !== null, {
      error:
        'V1_ORIGINS must be origins with commas between them, such as https://app.example.edu (http: for localhost only)',
    }),
  V1_SIGN_IN_BY_GET: optional.pipe(z.enum(['on', 'off'], { error: 'V1_SIGN_IN_BY_GET must be on or off' }).optional()),
  MAP_TILES_URL: optional.refine((url) => !url || isTileAddress(url), {
    error:
      'MAP_TILES_URL must be an address with {z}, {x} and {y} in it, such as https://tiles.example.org/{z}/{x}/{y}.png',
  }),
  MAP_TILES_ATTRIBUTION: optional,
  DIRECTIONS_URL: optional.refine((template) => !template || isDirectionsTemplate(template), {
    error: 'DIRECTIONS_URL must be an address with {lat} and {lon} in it, such as geo:{lat},{lon}',
  }),
  PRIVACY_NOTICE_URL: optional.refine((value) => !value || (/^https?:\/\/[^/]/.test(value) && URL.canParse(value)), {
    error: 'PRIVACY_NOTICE_URL must be an address such as https://privacy.example.org/notices.json',
  }),
  MOBILE_APP_LINK: optional.refine((value) => !value || (URL.canParse(value) && !scriptable.test(value)), {
    error: 'MOBILE_APP_LINK must be an address such as https://app.example.org/{site} or exampledining://{site}',
  }),
  MOBILE_APP_AGENTS: z.string().default(''),
  SMTP_URL: z.string().optional(),
  MAIL_FROM: z.string().default('no-reply@example.com'),
  MONGODB_COMPATIBILITY: z.enum(['documentdb', 'none']).default('none'),
  DEMO_MAILBOX: optional.pipe(z.enum(['on', 'off'], { error: 'DEMO_MAILBOX must be on or off' }).optional()),
  RUN_JOBS: z.enum(['on', 'off'], { error: 'RUN_JOBS must be on or off' }).default('on'),
  TRUSTED_PROXIES: optional.refine((list) => !list || parseProxyList(list) !== null, {
    error: 'TRUSTED_PROXIES must be addresses or networks with commas between them, such as 10.0.0.0/8, ::1',
  }),
  RATE_LIMIT_READS: perSecond('RATE_LIMIT_READS', 100),
  RATE_LIMIT_VOTES: perSecond('RATE_LIMIT_VOTES', 2),
  RATE_LIMIT_FORMS: perSecond('RATE_LIMIT_FORMS', 1),
  S3_BUCKET: optional,
  S3_REGION: optional,
  S3_ENDPOINT: optional.refine((value) => !value || /^https?:\/\/[^/]+/.test(value), {
    error: 'S3_ENDPOINT must be an address such as https://s3.example.org',
  }),
  S3_ACCESS_KEY_ID: optional,
  S3_SECRET_ACCESS_KEY: optional,
  S3_FORCE_PATH_STYLE: optional.refine((value) => !value || value === 'true' || value === 'false', {
    error: 'S3_FORCE_PATH_STYLE must be true or false',
  }),
  PAYMENT_PROVIDER: optional.pipe(
    z.enum(['sandbox', 'stripe'], { error: 'PAYMENT_PROVIDER must be sandbox or stripe' }).optional(),
  ),
  PAYMENT_SANDBOX: optional.pipe(z.literal('allow', { error: 'PAYMENT_SANDBOX must be allow or empty' }).optional()),
  STRIPE_SECRET_KEY: optional.refine((value) => !value || /^[sr]k_/.test(value), {
    error: 'STRIPE_SECRET_KEY must start with sk_ or rk_',
  }),
  STRIPE_PUBLISHABLE_KEY: optional.refine((value) => !value || value.startsWith('pk_'), {
    error: 'STRIPE_PUBLISHABLE_KEY must start with pk_',
  }),
  STRIPE_WEBHOOK_SECRET: optional.refine((value) => !value || value.startsWith('whsec_'), {
    error: 'STRIPE_WEBHOOK_SECRET must start with whsec_',
  }),
  SIGN_ON_CUSTOMERS: optional,
  SIGN_ON_STAFF: optional,
  STRIPE_API_URL: optional.refine((value) => !value || /^https?:\/\/[^/]+$/.test(value), {
    error: 'STRIPE_API_URL must be an address such as http://127.0.0.1:12111',
  }),
  TEXT_PROVIDER: optional.pipe(z.literal('twilio', { error: 'TEXT_PROVIDER must be twilio or empty' }).optional()),
  TWILIO_ACCOUNT_SID: optional.refine((value) => !value || /^AC[0-9a-f]{32}$/.test(value), {
    error: 'TWILIO_ACCOUNT_SID must be AC and 32 hexadecimal digits',
  }),
  TWILIO_AUTH_TOKEN: optional,
  TWILIO_FROM: optional.refine((value) => !value || /^(?:\+[1-9]\d{6,14}|\d{5,6})$/.test(value), {
    error: 'TWILIO_FROM must be a phone number such as +14185550100, or a short code',
  }),
  TWILIO_MESSAGING_SERVICE_SID: optional.refine((value) => !value || /^MG[0-9a-f]{32}$/.test(value), {
    error: 'TWILIO_MESSAGING_SERVICE_SID must be MG and 32 hexadecimal digits',
  }),
  TWILIO_API_URL: optional.refine((value) => !value || /^https?:\/\/[^/]+$/.test(value), {
    error: 'TWILIO_API_URL must be an address such as http://127.0.0.1:12112',
  }),
  WALLET_PASS_TYPE: optional,
  WALLET_TEAM: optional,
  WALLET_CERTIFICATE: optional,
  WALLET_KEY: optional,
  WALLET_KEY_PASSPHRASE: optional,
  WALLET_WWDR: optional,
})

/** The S3 bucket that stores uploads instead of a folder. Without keys the SDK uses its own sources, such as a machine's role. */
export type BucketSettings = {
  bucket: string
  region: string
  endpoint?: string
  keys?: { accessKeyId: string; secretAccessKey: string }
  forcePathStyle: boolean
}

function bucketOf(it: z.infer<typeof settingsSchema>): BucketSettings | null {
  if (!it.S3_BUCKET) return null
  if (!it.S3_ACCESS_KEY_ID !== !it.S3_SECRET_ACCESS_KEY)
    throw new Error('Refectory cannot start: S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY are set together or not at all')
  return {
    bucket: it.S3_BUCKET,
    region: it.S3_REGION ?? 'us-east-1',
    ...(it.S3_ENDPOINT ? { endpoint: it.S3_ENDPOINT } : {}),
    ...(it.S3_ACCESS_KEY_ID && it.S3_SECRET_ACCESS_KEY
      ? { keys: { accessKeyId: it.S3_ACCESS_KEY_ID, secretAccessKey: it.S3_SECRET_ACCESS_KEY } }
      : {}),
    forcePathStyle: it.S3_FORCE_PATH_STYLE === 'true',
  }
}

/** The address of map tiles and their attribution as HTML, which tile providers require; null without tiles. */
function mapTilesOf({ MAP_TILES_URL: url, MAP_TILES_ATTRIBUTION: attribution }: z.infer<typeof settingsSchema>) {
  if (!url) return null
  if (!attribution)
    throw new Error(
      'Refectory cannot start: MAP_TILES_URL needs MAP_TILES_ATTRIBUTION, which names the source of the tiles',
    )
  return { url, attribution }
}

function mobileAppOf(it: z.infer<typeof settingsSchema>): MobileApp | null {
  const agents = it.MOBILE_APP_AGENTS.split(',').flatMap((agent) => agent.trim() || [])
  if (!it.MOBILE_APP_LINK !== (agents.length === 0))
    throw new Error('Refectory cannot start: MOBILE_APP_LINK and MOBILE_APP_AGENTS are set together or not at all')
  return it.MOBILE_APP_LINK ? { link: it.MOBILE_APP_LINK, agents } : null
}

/** `burstSeconds`: how many seconds' worth of requests a network may send at once. */
const limitOf = (perSecond: number, burstSeconds: number): RateLimit | null =>
  perSecond === 0 ? null : { perSecond, burst: Math.max(1, Math.round(perSecond * burstSeconds)) }

/** The operator's settings from environment variables. Throws an error of one sentence that names the invalid setting. */
export function readSettings(environment: Record<string, string | undefined>) {
  const parsed = settingsSchema.safeParse(environment)
  if (!parsed.success) throw new Error(`Refectory cannot start: ${parsed.error.issues[0]?.message}`)
  const it = parsed.data
  const demoMailbox = (it.DEMO_MAILBOX ?? (environment.NODE_ENV === 'development' ? 'on' : 'off')) === 'on'
  return {
    databaseUrl: it.DATABASE_URL,
    secret: it.PAYLOAD_SECRET,
    serverUrl: it.SERVER_URL.replace(/\/$/, ''),
    bindAddress: it.HOSTNAME_BIND ?? null,
    mediaDir: path.resolve(it.MEDIA_DIR ?? 'media'),
    scriptHosts: parseHostNames(it.SCRIPT_HOSTS) ?? [],
    imageHosts: parseHostNames(it.IMAGE_HOSTS) ?? [],
    ownHosts: it.FRENCH_HOSTS.split(',').flatMap((host) => parseHostNames(host) ?? []),
    mapTiles: mapTilesOf(it),
    directionsTemplate: it.DIRECTIONS_URL ?? defaultDirectionsTemplate,
    privacyNoticeUrl: it.PRIVACY_NOTICE_URL ?? null,
    mobileApp: mobileAppOf(it),
    smtpUrl: it.SMTP_URL,
    mailFrom: it.MAIL_FROM,
    mongoCompatibility: it.MONGODB_COMPATIBILITY,
    demoMailbox,
    runJobs: it.RUN_JOBS === 'on',
    bucket: bucketOf(it),
    payments: paymentSettingsOf(it, environment.NODE_ENV === 'production'),
    signOn: signOnSettingsOf(it),
    texts: textSettingsOf(it, demoMailbox),
    wallet: walletSettingsOf(it, existsSync),
    trustedProxies: it.TRUSTED_PROXIES ? parseProxyList(it.TRUSTED_PROXIES) : null,
    rateLimits: {
      reads: limitOf(it.RATE_LIMIT_READS, 10),
      votes: limitOf(it.RATE_LIMIT_VOTES, 150), // a residence behind one address votes when a poll opens
      forms: limitOf(it.RATE_LIMIT_FORMS, 30),
    },
  }
}
