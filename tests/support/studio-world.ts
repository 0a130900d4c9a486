import {
  createLocalReq,
  type CollectionSlug,
  type Payload,
  type PayloadRequest,
  type SanitizedCollectionConfig,
} from 'payload'
import { fieldsOf, idOf, rowsOf } from '@/server/stored'
import { sampleOf, type Sample } from './sample-of'
import { changes } from './sample-rules'

/** The three sites of the matrix: two of our people's, and another. `annex` is empty until somebody writes there. */
export const siteKeys = ['north', 'annex', 'south'] as const
export type SiteKey = (typeof siteKeys)[number]

export type Row = Record<string, unknown>
/** Everything stored in a collection, versions included, as text by id. */
export type Stored = Map<string, string>

export const markOf = (slug: string, site: SiteKey, serial: number) => `mark-${slug}-${site}-${serial}`
const marks = /mark-([a-z0-9-]+?)-(north|annex|south)-\d+/gi
/** Which documents an answer shows: their collection and site, by the marks in it. */
export const marksIn = (text: string): { slug: string; site: SiteKey }[] =>
  [...text.matchAll(marks)].map(([, slug = '', site = '']) => ({
    slug: slug.toLowerCase(),
    site: site.toLowerCase() as SiteKey,
  }))

/** Texts that Payload keeps, or that addresses are made of. */
const unsearched = new Set(['id', 'filename', 'mimeType', 'url', 'thumbnailURL', 'slug', 'key', 'email'])

type Local = Record<'create', (options: object) => Promise<Row>>

/** Documents of every collection at each site, made when they are asked for. */
export class StudioWorld {
  readonly sites: Record<SiteKey, string> = { north: '', annex: '', south: '' }
  private readonly made = new Map<string, string>()
  private readonly texts = new Map<string, string>()
  private readonly underway = new Set<string>()
  private readonly req: Promise<PayloadRequest>
  private serial = 0
  readonly payload: Payload

  constructor(payload: Payload) {
    this.payload = payload
    this.req = createLocalReq({}, payload)
  }

  async begin() {
    for (const key of siteKeys) this.sites[key] = await this.make('sites', key)
    for (const key of siteKeys) this.made.set(`sites ${key}`, this.sites[key])
    this.noteText('sites', await this.row('sites', this.sites.north))
  }

  config(slug: string): SanitizedCollectionConfig {
    const found = this.payload.collections[slug as CollectionSlug]
    if (!found) throw new Error(`There is no collection ${slug}`)
    return found.config
  }

  /** What somebody might send to make a document at a site. */
  async sample(slug: string, key: SiteKey): Promise<Sample> {
    this.serial += 1
    const { data, file } = await sampleOf(this.config(slug), {
      payload: this.payload,
      req: await this.req,
      mark: markOf(slug, key, this.serial),
      serial: this.serial,
      site: this.sites[key],
      related: async (other, how) => {
        if (slug === 'sites' || this.underway.has(`${other} ${key}`)) return null // a new site owns nothing yet
        const at = this.hasSite(other) || other === 'staff' ? key : 'north' // what all sites share is one
        return how === 'fresh' ? this.make(other, key) : this.one(other, at)
      },
    })
    return { data: this.hasSite(slug) ? { ...data, site: this.sites[key] } : data, file }
  }

  /** A new document, made by the operator. */
  async make(slug: string, key: SiteKey): Promise<string> {
    this.underway.add(`${slug} ${key}`)
    try {
      const { data, file } = await this.sample(slug, key)
      const created = await (this.payload as unknown as Local).create({
        collection: slug,
        data,
        ...(file ? { file: { ...file, size: file.data.length } } : {}),
        depth: 0,
        overrideAccess: true, // the operator's: what others may do with it is the question
      })
      return String(created.id)
    } catch (error) {
      const detail = JSON.stringify(fieldsOf(fieldsOf(error).data).errors ?? String(error))
      throw new Error(`No sample of ${slug}: say what it needs in sample-rules.ts. ${detail}`, { cause: error })
    } finally {
      this.underway.delete(`${slug} ${key}`)
    }
  }

  /** The document of this collection that stays at a site. */
  async one(slug: string, key: SiteKey): Promise<string> {
    const known = this.made.get(`${slug} ${key}`)
    if (known) return known
    const id = await this.make(slug, key)
    this.made.set(`${slug} ${key}`, id)
    this.noteText(slug, await this.row(slug, id))
    return id
  }

  /** Forgets documents that somebody took away after all, so that they are made again. */
  async forgetMissing(slug: string) {
    const there = new Set((await this.rows(slug)).map(({ id }) => id))
    for (const key of siteKeys) if (!there.has(this.made.get(`${slug} ${key}`))) this.made.delete(`${slug} ${key}`)
  }

  async row(slug: string, id: string): Promise<Row | null> {
    return (await this.rows(slug, id))[0] ?? null
  }

  async rows(slug: string, id?: string): Promise<Row[]> {
    const { docs } = await this.payload.db.find<Row>({
      collection: slug as CollectionSlug,
      ...(id ? { where: { id: { equals: id } } } : {}),
      pagination: false,
      limit: 0,
    })
    return docs
  }

  async versions(slug: string, parent?: string): Promise<Row[]> {
    if (!this.config(slug).versions) return []
    const { docs } = await this.payload.db.findVersions<Row>({
      collection: slug as CollectionSlug,
      ...(parent ? { where: { parent: { equals: parent } } } : {}),
      pagination: false,
      limit: 0,
    })
    return docs as unknown as Row[]
  }

  async stored(slug: string): Promise<Stored> {
    const all = [...(await this.rows(slug)), ...(await this.versions(slug))]
    return new Map(all.map((row) => [String(row.id), JSON.stringify(row)]))
  }

  async remove(slug: string, ids: string[]) {
    if (ids.length === 0) return
    const collection = slug as CollectionSlug
    if (this.config(slug).versions) await this.payload.db.deleteVersions({ collection, where: { parent: { in: ids } } })
    await this.payload.db.deleteMany({ collection, where: { id: { in: ids } } })
  }

  /**
   * A document of north whose relationships lead to documents of south, written past every rule, as a fault of ours or
   * an older version might have left it. Null where a collection has none.
   */
  async crossed(slug: string): Promise<string | null> {
    const relations = this.relations(slug).filter(({ to }) => this.hasSite(to))
    if (relations.length === 0) return null
    const id = slug === 'sites' ? this.sites.annex : await this.make(slug, this.isOnePerSite(slug) ? 'annex' : 'north')
    const data: Row = {}
    for (const { name, hasMany, to } of relations) {
      const foreign = await this.one(to, 'south')
      data[name] = hasMany ? [foreign] : foreign
    }
    await this.payload.db.updateOne({ collection: slug as CollectionSlug, id, data })
    return id
  }

  hasSite(slug: string): boolean {
    return this.config(slug).flattenedFields.some(({ name }) => name === 'site')
  }

  /** The site that stored fields belong to; null for what belongs to none. */
  siteOf(slug: string, row: Row): SiteKey[] {
    const ids =
      slug === 'sites'
        ? [String(row.id)]
        : slug === 'staff'
          ? rowsOf(row.sites).map(({ site }) => idOf(site))
          : [idOf(row.site)]
    return siteKeys.filter((key) => ids.includes(this.sites[key]))
  }

  /** One per site, so that another can be made at the annex alone. */
  isOnePerSite(slug: string): boolean {
    return this.config(slug).custom.onePerSite === true
  }

  /** Fields of a collection's own level that point to other collections with a text that can be searched. */
  relations(slug: string): { name: string; hasMany: boolean; to: string; text: string | null }[] {
    return this.config(slug).flattenedFields.flatMap((field) => {
      if ((field.type !== 'relationship' && field.type !== 'upload') || typeof field.relationTo !== 'string') return []
      if (field.name === 'site' || ('hidden' in field && field.hidden)) return []
      return [
        {
          name: field.name,
          hasMany: Boolean(field.hasMany),
          to: field.relationTo,
          text: this.markedText(field.relationTo),
        },
      ]
    })
  }

  /** A text of a collection's own level that carries the mark, and can be searched and changed. */
  markedText(slug: string): string | null {
    return this.texts.get(slug) ?? null
  }

  private noteText(slug: string, row: Row | null) {
    const name = this.config(slug).flattenedFields.find((field) => {
      if (field.type !== 'text' && field.type !== 'textarea') return false
      if (field.hidden || field.access?.read || unsearched.has(field.name)) return false
      return JSON.stringify(row?.[field.name] ?? null)
        .toLowerCase()
        .includes('mark-')
    })?.name
    if (name) this.texts.set(slug, name)
  }

  /** A change that the collection takes, another at each call, with the mark of the site. */
  change(slug: string, key: SiteKey): Record<string, unknown> {
    this.serial += 1
    const mark = markOf(slug, key, this.serial)
    const text = this.markedText(slug)
    const alt = this.config(slug).upload && this.config(slug).fields.some((it) => 'name' in it && it.name === 'alt')
    return changes[slug]?.(mark, this.serial) ?? (text ? { [text]: mark } : alt ? { alt: { en: mark, fr: mark } } : {})
  }

  /** What nobody may read from stored rows: the values of hidden texts, such as hashes of passwords. */
  secretsOf(slug: string, rows: Row[]): string[] {
    const hidden = this.config(slug).flattenedFields.filter(
      (field) => 'hidden' in field && field.hidden && field.type === 'text' && field.name !== 'id',
    )
    return rows.flatMap((row) =>
      hidden.flatMap(({ name }) => {
        const value = row[name]
        return typeof value === 'string' && value.length >= 8 ? [value] : []
      }),
    )
  }
}
