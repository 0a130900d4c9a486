import path from 'node:path'
import { z } from 'zod'
import type { RateLimit } from '@/domain/rate-limit'
import type { MobileApp } from '@/domain/mobile-app'
import { scriptHostsOf } from '@/domain/section-script'
import { proxyListOf } from './visitors'

const databaseUrl = z.string().regex(/^(file:|mongodb:\/\/|mongodb\+srv:\/\/)/, {
  error: (issue) =>
    `DATABASE_URL must start with file: (SQLite) or mongodb:// (MongoDB); it starts with "${String(issue.input).slice(0, 12)}"`,
})

/** A setting that is absent or empty, as `.env.example` writes what is not used. */
const maybe = z
  .string()
  .optional()
  .transform((value) => value?.trim() || undefined)

/** How often per second one network may ask; empty is the usual, 0 is without limit. */
const perSecond = (name: string, usual: number) =>
  maybe
    .refine((value) => !value || /^\d{1,6}(?:\.\d{1,3})?$/.test(value), {
      error: `${name} must be a number such as ${usual}, or 0 for no limit`,
    })
    .transform((value) => (value === undefined ? usual : Number(value)))

/** Where tiles are had: elsewhere, or on this host. */
const isTileAddress = (url: string) =>
  /^(?:https?:\/\/[^/{}]+)?\/(?!\/)/i.test(url) && ['{z}', '{x}', '{y}'].every((part) => url.includes(part))
/** Addresses that are a program or a page of their own. */
const scriptable = /^\s*(?:javascript|data|vbscript|blob|file):/i

const settingsSchema = z.object({
  DATABASE_URL: databaseUrl.default('file:./data/refectory.db'),
  PAYLOAD_SECRET: z
    .string({ error: 'PAYLOAD_SECRET is missing: set a long random text' })
    .min(16, { error: 'PAYLOAD_SECRET is too short: at least 16 characters' }),
  SERVER_URL: z
    .url({ error: 'SERVER_URL must be an address such as https://dining.example.edu' })
    .default('http://localhost:3000'),
  MEDIA_DIR: z.string().default('./data/media'),
  FRENCH_HOSTS: z.string().default(''),
  SCRIPT_HOSTS: z
    .string()
    .default('')
    .refine((list) => scriptHostsOf(list) !== null, {
      error: 'SCRIPT_HOSTS must be host names with commas between them, such as cdn.example.com',
    }),
  MAP_TILES_URL: maybe.refine((url) => !url || isTileAddress(url), {
    error:
      'MAP_TILES_URL must be an address with {z}, {x} and {y} in it, such as https://tiles.example.org/{z}/{x}/{y}.png',
  }),
  MAP_TILES_ATTRIBUTION: maybe,
  PRIVACY_NOTICE_URL: maybe.refine((value) => !value || (/^https?:\/\/[^/]/.test(value) && URL.canParse(value)), {
    error: 'PRIVACY_NOTICE_URL must be an address such as https://privacy.example.org/notices.json',
  }),
  MOBILE_APP_LINK: maybe.refine((value) => !value || (URL.canParse(value) && !scriptable.test(value)), {
    error: 'MOBILE_APP_LINK must be an address such as https://app.example.org/{site} or exampledining://{site}',
  }),
  MOBILE_APP_AGENTS: z.string().default(''),
  SMTP_URL: z.string().optional(),
  MAIL_FROM: z.string().default('no-reply@example.com'),
  MONGODB_COMPATIBILITY: z.enum(['documentdb', 'none']).default('none'),
  RUN_JOBS: z.enum(['on', 'off'], { error: 'RUN_JOBS must be on or off' }).default('on'),
  TRUSTED_PROXIES: maybe.refine((list) => !list || proxyListOf(list) !== null, {
    error: 'TRUSTED_PROXIES must be addresses or networks with commas between them, such as 10.0.0.0/8, ::1',
  }),
  RATE_LIMIT_READS: perSecond('RATE_LIMIT_READS', 100),
  RATE_LIMIT_VOTES: perSecond('RATE_LIMIT_VOTES', 2),
  RATE_LIMIT_FORMS: perSecond('RATE_LIMIT_FORMS', 1),
  S3_BUCKET: maybe,
  S3_REGION: maybe,
  S3_ENDPOINT: maybe.refine((value) => !value || /^https?:\/\/[^/]+/.test(value), {
    error: 'S3_ENDPOINT must be an address such as https://s3.example.org',
  }),
  S3_ACCESS_KEY_ID: maybe,
  S3_SECRET_ACCESS_KEY: maybe,
  S3_FORCE_PATH_STYLE: maybe.refine((value) => !value || value === 'true' || value === 'false', {
    error: 'S3_FORCE_PATH_STYLE must be true or false',
  }),
})

/** The bucket that uploads live in instead of a folder. Without keys the SDK finds its own, as on a machine with a role. */
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

/** Whose map tiles are shown, and the sentence that names them, as HTML; every maker of tiles asks for one. */
function mapTilesOf({ MAP_TILES_URL: url, MAP_TILES_ATTRIBUTION: attribution }: z.infer<typeof settingsSchema>) {
  if (!url) return null
  if (!attribution)
    throw new Error(
      'Refectory cannot start: MAP_TILES_URL needs MAP_TILES_ATTRIBUTION, which says whose tiles they are',
    )
  return { url, attribution }
}

function mobileAppOf(it: z.infer<typeof settingsSchema>): MobileApp | null {
  const agents = it.MOBILE_APP_AGENTS.split(',').flatMap((agent) => agent.trim() || [])
  if (!it.MOBILE_APP_LINK !== (agents.length === 0))
    throw new Error('Refectory cannot start: MOBILE_APP_LINK and MOBILE_APP_AGENTS are set together or not at all')
  return it.MOBILE_APP_LINK ? { link: it.MOBILE_APP_LINK, agents } : null
}

/** At once a network may ask for ten seconds' worth of reads; a dormitory behind one address votes when the poll comes up. */
const limitOf = (perSecond: number, secondsAtOnce: number): RateLimit | null =>
  perSecond === 0 ? null : { perSecond, burst: Math.max(1, Math.round(perSecond * secondsAtOnce)) }

/** What the operator configured. Throws one sentence that names the setting at fault. */
export function readSettings(environment: Record<string, string | undefined>) {
  const parsed = settingsSchema.safeParse(environment)
  if (!parsed.success) throw new Error(`Refectory cannot start: ${parsed.error.issues[0]?.message}`)
  const it = parsed.data
  return {
    databaseUrl: it.DATABASE_URL,
    secret: it.PAYLOAD_SECRET,
    serverUrl: it.SERVER_URL.replace(/\/$/, ''),
    mediaDir: path.resolve(it.MEDIA_DIR),
    scriptHosts: scriptHostsOf(it.SCRIPT_HOSTS) ?? [],
    mapTiles: mapTilesOf(it),
    privacyNoticeUrl: it.PRIVACY_NOTICE_URL ?? null,
    mobileApp: mobileAppOf(it),
    smtpUrl: it.SMTP_URL,
    mailFrom: it.MAIL_FROM,
    mongoCompatibility: it.MONGODB_COMPATIBILITY,
    runJobs: it.RUN_JOBS === 'on',
    bucket: bucketOf(it),
    trustedProxies: it.TRUSTED_PROXIES ? proxyListOf(it.TRUSTED_PROXIES) : null,
    rateLimits: {
      reads: limitOf(it.RATE_LIMIT_READS, 10),
      votes: limitOf(it.RATE_LIMIT_VOTES, 150),
      forms: limitOf(it.RATE_LIMIT_FORMS, 30),
    },
  }
}
