import type { Role } from '@/domain/roles'
import { areaOf, isAllowed } from '../../support/studio/expected-rights'
import type { SiteKey } from '../../support/studio/studio-world'

export const plantedPassword = 'a-Long-passw0rd!'
export type Owner = 'A' | 'B'

/** What `plant.ts` has added. `owners` are the customers to whom marks belong, and `drafts` marks that nobody has published. */
export type Planted = {
  sites: Record<SiteKey, string>
  siteSlugs: string[]
  documents: Record<string, Record<'north' | 'south', { id: string; version: string | null; file: string | null }>>
  customers: { key: Owner; id: string; email: string }[]
  staff: { role: Role; sites: SiteKey[]; email: string }[]
  owners: Record<string, Owner>
  drafts: string[]
  secrets: string[]
  /** The number of collections of which no document could be published. */
  unpublished: number
}

/** Who sends a request: staff have a role and sites, customers a letter, and a stranger neither. */
export type HostileCaller = {
  name: string
  role: Role | null
  sites: SiteKey[]
  customer: Owner | null
  email: string | null
}

const markPattern = /mark-([a-z0-9-]+?)-(north|annex|south)-\d+/gi
/** The unique texts of planted documents that a text contains. */
export const listMarks = (text: string): string[] => [...text.matchAll(markPattern)].map(([mark]) => mark.toLowerCase())

/** Areas of which no page, feed or v1 answer shows anything, except to the customer whose data it is. */
const privateAreas = new Set([
  'sales',
  'customers',
  'reservations',
  'messages',
  'health',
  'foodOrders',
  'accessLog',
  'staff',
])
const privateCollections = new Set(['promo-codes', 'blocked-student-accounts', 'faculty-emails'])

/** Traces of a program: a stack, a file path or the driver of a database. */
const traces =
  /\n\s+at .{1,200}:\d+:\d+|node_modules\/|\/src\/server|SQLITE_[A-Z]+|MongoServerError|DrizzleQueryError|LibsqlError/

type Watched = { surface: 'public' | 'studio'; path: string; body: string; status: number; text: string }

/** Creates a check that returns what an answer must not contain; null when it is in order. */
export function createWatch(planted: Planted) {
  const drafts = new Set(planted.drafts)
  const isShownTo = (caller: HostileCaller, mark: string): boolean => {
    const [, slug = '', site = ''] = new RegExp(markPattern.source, 'i').exec(mark) ?? []
    if (caller.email?.startsWith(mark)) return true
    if (caller.role !== null && isAllowed(caller, 'read', slug, site as SiteKey)) return true
    if (caller.customer !== null && planted.owners[mark] === caller.customer) return true
    return !privateAreas.has(areaOf[slug] ?? '') && !privateCollections.has(slug) && !drafts.has(mark)
  }
  const isReadable = (caller: HostileCaller, surface: Watched['surface'], mark: string): boolean => {
    if (surface === 'public') return isShownTo(caller, mark)
    const [, slug = '', site = ''] = new RegExp(markPattern.source, 'i').exec(mark) ?? []
    if (caller.email?.startsWith(mark)) return true
    return caller.role !== null && isAllowed(caller, 'read', slug, site as SiteKey)
  }
  return (caller: HostileCaller, { surface, path, body, status, text }: Watched): string | null => {
    if (status >= 500) return `answers ${status} ${text.slice(0, 300)}`
    if (traces.test(text)) return `shows a trace: ${traces.exec(text)?.[0]}`
    const secret = planted.secrets.find((each) => text.includes(each))
    if (secret) return `shows the secret ${secret.slice(0, 8)}…`
    const sent = `${path} ${body}`.toLowerCase()
    const foreign = listMarks(text).find((mark) => !sent.includes(mark) && !isReadable(caller, surface, mark))
    return foreign ? `shows ${foreign}` : null
  }
}
