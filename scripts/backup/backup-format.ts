import { createHash, createHmac } from 'node:crypto'
import { z } from 'zod'
import { parseUploadKind, type UploadKind } from '@/domain/files/upload-kinds'

/**
 * A backup is a tar archive, compressed with gzip. `about.json` comes first; then the documents and versions of each
 * collection as lines of JSON, the uploads, and `manifest.json` with a SHA-256 of every entry. docs/operating.md describes it.
 * The manifest of format 1 also had a checksum of each collection, which is not read.
 */
export const formatVersion = 2
export const aboutName = 'about.json'
export const manifestName = 'manifest.json'

const about = z.object({
  format: z.literal('refectory-backup'),
  formatVersion: z.number().int().positive(),
  /** The version of Refectory that wrote it. */
  program: z.string(),
  begun: z.iso.datetime(),
  database: z.enum(['sqlite', 'mongodb']),
  /** All migrations of that version: those of SQLite change with every change of a collection. */
  migrations: z.object({ sqlite: z.array(z.string()), mongodb: z.array(z.string()) }),
  /** Tells whether PAYLOAD_SECRET is the same, without telling the secret. */
  secretId: z.string(),
})
export type About = z.infer<typeof about>

const manifest = about.extend({
  ended: z.iso.datetime(),
  /** Whether all documents are of one moment. `changed` names the collections that changed while they were read. */
  snapshot: z.boolean(),
  changed: z.array(z.string()),
  stores: z.array(z.object({ name: z.string(), count: z.number().int() })),
  /** Files that documents name and that did not exist. */
  missing: z.array(z.string()),
  entries: z.array(z.object({ name: z.string(), size: z.number().int(), sha256: z.string() })),
})
export type Manifest = z.infer<typeof manifest>
export type BackupEntry = Manifest['entries'][number]

/** Parses `about.json`; null when it is not one. */
export const parseAbout = (bytes: Buffer): About | null => about.safeParse(parseJson(bytes)).data ?? null

/** Parses `manifest.json`; null when it is not one. */
export const parseManifest = (bytes: Buffer): Manifest | null => manifest.safeParse(parseJson(bytes)).data ?? null

function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'))
  } catch {
    return null
  }
}

/** Which entry a name is: part of a store, an upload, or null for anything else. */
export function parseEntryName(name: string): { store: string } | { kind: UploadKind; file: string } | null {
  const [, stored, slug] = /^(documents|versions)\/([a-z0-9-]+)\/\d{6,}\.jsonl$/.exec(name) ?? []
  if (slug) return { store: stored === 'versions' ? `${slug}, versions` : slug }
  const [, folder = '', file = ''] = /^files\/([a-z_]+)\/([^/\\\0]+)$/.exec(name) ?? []
  const kind = parseUploadKind(folder)
  return kind && file !== '.' && file !== '..' ? { kind, file } : null
}

/** The name of the part of a store, counted from 1. */
export function storeEntryName(store: string, part: number): string {
  const [slug, versions] = store.split(', ')
  return `${versions ? 'versions' : 'documents'}/${slug}/${String(part).padStart(6, '0')}.jsonl`
}

/** The name of an upload. */
export const fileEntryName = (kind: UploadKind, name: string) => `files/${kind}/${name}`

/** What the manifest says of an entry. */
export const describeEntry = (name: string, bytes: Uint8Array): BackupEntry => ({
  name,
  size: bytes.length,
  sha256: createHash('sha256').update(bytes).digest('hex'),
})

/** A short text that is the same for the same PAYLOAD_SECRET. */
export const identifySecret = (secret: string) =>
  createHmac('sha256', secret).update('refectory-backup').digest('hex').slice(0, 16)
