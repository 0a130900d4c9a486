import {
  createLocalReq,
  type CollectionSlug,
  type Payload,
  type PayloadRequest,
  type SanitizedCollectionConfig,
} from 'payload'
import { fieldsOf, idOf, rowsOf } from '@/server/database/stored-values'
import { makeSample, type Sample } from '../data/make-sample'
import { sampleChanges } from '../data/sample-rules'
import { CommitWatch } from './commit-watch'

/** The three sites of the matrix: two of the tested staff, and another one. `annex` is empty until a test writes there. */
const siteKeys = ['north', 'annex', 'south'] as const
export type SiteKey = (typeof siteKeys)[number]

export type Row = Record<string, unknown>
/** All stored documents and versions of a collection, as JSON by id. */
export type Stored = Map<string, string>

export const createMark = (slug: string, site: SiteKey, serial: number) => `mark-${slug}-${site}-${serial}`
const marks = /mark-([a-z0-9-]+?)-(north|annex|south)-\d+/gi
/** Returns the collection and site of each document whose mark is in a response. */
export const findMarks = (text: string): { slug: string; site: SiteKey }[] =>
  [...text.matchAll(marks)].map(([, slug = '', site = '']) => ({
    slug: slug.toLowerCase(),
    site: site.toLowerCase() as SiteKey,
  }))

/** Text fields that Payload maintains or that are part of addresses. */
const unsearched = new Set(['id', 'filename', 'mimeType', 'url', 'thumbnailURL', 'slug', 'key', 'email'])

type Local = Record<'create', (options: object) => Promise<Row>>

/** Creates documents of every collection at each site, on demand. */
export class StudioWorld {
  readonly sites: Record<SiteKey, string> = { north: '', annex: '', south: '' }
  private readonly made = new Map<string, string>()
  private readonly texts = new Map<string, string>()
  private readonly underway = new Set<string>()
  private readonly stored = new Map<string, { revision: number | null; rows: Stored }>()
  private readonly commits = new CommitWatch()
  private readonly req: Promise<PayloadRequest>
  private serial = 0
  readonly payload: Payload
  private readonly publishes: boolean

  constructor(payload: Payload, publishes = false) {
    this.publishes = publishes
    this.payload = payload
    this.req = createLocalReq({}, payload)
  }

  async createSites() {
    for (const key of siteKeys) this.sites[key] = await this.createDocument('sites', key)
    for (const key of siteKeys) this.made.set(`sites ${key}`, this.sites[key])
    this.noteText('sites', await this.row('sites', this.sites.north))
  }

  config(slug: string): SanitizedCollectionConfig {
    const collection = this.payload.collections[slug as CollectionSlug]
    if (!collection) throw new Error(`There is no collection ${slug}`)
    return collection.config
  }

  /** Returns the data and file of a valid new document at a site. */
  async sample(slug: string, key: SiteKey): Promise<Sample> {
    this.serial += 1
    const { data, file } = await makeSample(this.config(slug), {
      payload: this.payload,
      req: await this.req,
      mark: createMark(slug, key, this.serial),
      serial: this.serial,
      site: this.sites[key],
      related: async (other, how) => {
        if (slug === 'sites' || this.underway.has(`${other} ${key}`)) return null // a new site has no documents yet
        const at = this.hasSite(other) || other === 'staff' ? key : 'north' // shared documents have no site
        return how === 'fresh' ? this.createDocument(other, key) : this.getDocument(other, at)
      },
    })
    if (this.publishes && this.config(slug).versions?.drafts) data._status = 'published'
    return { data: this.hasSite(slug) ? { ...data, site: this.sites[key] } : data, file }
  }

  /** Creates a document without access control and returns its id. */
  async createDocument(slug: string, key: SiteKey): Promise<string> {
    this.underway.add(`${slug} ${key}`)
    try {
      const { data, file } = await this.sample(slug, key)
      const created = await (this.payload as unknown as Local).create({
        collection: slug,
        data,
        ...(file ? { file: { ...file, size: file.data.length } } : {}),
        depth: 0,
        overrideAccess: true, // the test sets up documents for others to try
      })
      return String(created.id)
    } catch (error) {
      const detail = JSON.stringify(fieldsOf(fieldsOf(error).data).errors ?? String(error))
      throw new Error(`The sample of ${slug} is invalid: add its rule to sample-rules.ts. ${detail}`, { cause: error })
    } finally {
      this.underway.delete(`${slug} ${key}`)
    }
  }

  /** Returns the id of the permanent document of a collection at a site. Creates it on first use. */
  async getDocument(slug: string, key: SiteKey): Promise<string> {
    const known = this.made.get(`${slug} ${key}`)
    if (known) return known
    const id = await this.createDocument(slug, key)
    this.made.set(`${slug} ${key}`, id)
    this.noteText(slug, await this.row(slug, id))
    return id
  }

  /** Discards permanent documents that were deleted, so that they are created again. */
  async discardMissing(slug: string) {
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

  /** Reads everything stored in a collection, unless nothing has been committed to the database since it was last read. */
  async readStored(slug: string): Promise<Stored> {
    const revision = await this.commits.readRevision()
    const known = this.stored.get(slug)
    if (known && revision !== null && known.revision === revision) return known.rows
    const all = [...(await this.rows(slug)), ...(await this.versions(slug))]
    const rows: Stored = new Map(all.map((row) => [String(row.id), JSON.stringify(row)]))
    this.stored.set(slug, { revision, rows })
    return rows
  }

  async remove(slug: string, ids: string[]) {
    if (ids.length === 0) return
    const collection = slug as CollectionSlug
    if (this.config(slug).versions) await this.payload.db.deleteVersions({ collection, where: { parent: { in: ids } } })
    await this.payload.db.deleteMany({ collection, where: { id: { in: ids } } })
  }

  /**
   * Creates a document of north whose relationships lead to documents of south, without validation, as a bug or an older
   * version could have left it. Returns null for collections without relationships between sites.
   */
  async createCrossed(slug: string): Promise<string | null> {
    const relations = this.relations(slug).filter(({ to }) => this.hasSite(to))
    if (relations.length === 0) return null
    const id =
      slug === 'sites' ? this.sites.annex : await this.createDocument(slug, this.isOnePerSite(slug) ? 'annex' : 'north')
    const data: Row = {}
    for (const { name, hasMany, to } of relations) {
      const foreign = await this.getDocument(to, 'south')
      data[name] = hasMany ? [foreign] : foreign
    }
    await this.payload.db.updateOne({ collection: slug as CollectionSlug, id, data })
    return id
  }

  hasSite(slug: string): boolean {
    return this.config(slug).flattenedFields.some(({ name }) => name === 'site')
  }

  /** The sites of a stored document; empty for shared documents. */
  listSites(slug: string, row: Row): SiteKey[] {
    const ids =
      slug === 'sites'
        ? [String(row.id)]
        : slug === 'staff'
          ? rowsOf(row.sites).map(({ site }) => idOf(site))
          : [idOf(row.site)]
    return siteKeys.filter((key) => ids.includes(this.sites[key]))
  }

  /** Whether a site has one document of this collection, so that only the annex has room for another. */
  isOnePerSite(slug: string): boolean {
    return this.config(slug).custom.onePerSite === true
  }

  /** The top-level relationship and upload fields, each with the searchable text field of its target. */
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

  /** The name of a top-level text field that contains the mark and can be searched and changed; null if there is none. */
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

  /** Returns valid new data for a document, different at each call, with the mark of the site. */
  change(slug: string, key: SiteKey): Record<string, unknown> {
    this.serial += 1
    const mark = createMark(slug, key, this.serial)
    const text = this.markedText(slug)
    const alt = this.config(slug).upload && this.config(slug).fields.some((it) => 'name' in it && it.name === 'alt')
    return (
      sampleChanges[slug]?.(mark, this.serial) ?? (text ? { [text]: mark } : alt ? { alt: { en: mark, fr: mark } } : {})
    )
  }

  /** Returns the values of hidden text fields, such as password hashes, which no response may contain. */
  listSecrets(slug: string, rows: Row[]): string[] {
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
