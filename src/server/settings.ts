import path from 'node:path'
import { z } from 'zod'

const databaseUrl = z.string().regex(/^(file:|mongodb:\/\/|mongodb\+srv:\/\/)/, {
  error: (issue) =>
    `DATABASE_URL must start with file: (SQLite) or mongodb:// (MongoDB); it starts with "${String(issue.input).slice(0, 12)}"`,
})

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
  SMTP_URL: z.string().optional(),
  MAIL_FROM: z.string().default('no-reply@example.com'),
  MONGODB_COMPATIBILITY: z.enum(['documentdb', 'none']).default('none'),
  RUN_JOBS: z.enum(['on', 'off'], { error: 'RUN_JOBS must be on or off' }).default('on'),
})

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
    smtpUrl: it.SMTP_URL,
    mailFrom: it.MAIL_FROM,
    mongoCompatibility: it.MONGODB_COMPATIBILITY,
    runJobs: it.RUN_JOBS === 'on',
  }
}
