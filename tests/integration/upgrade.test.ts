import { sql, type MigrateUpArgs, type SQLiteAdapter } from '@payloadcms/db-sqlite'
import { createLocalReq } from 'payload'
import { readSite } from '@/features/content/read'
import { adoptRows } from '@/server/adopt-rows'
import { rowsOf } from '@/server/stored'
import { migrations } from '../../migrations'
import { closePayload, onMongo, openPayload } from '../support/payload'

const payload = await openPayload()
afterAll(closePayload)

/** The migrations after the first release, each asked to run on the open database. */
const since = migrations.slice(1)
async function asked(): Promise<MigrateUpArgs> {
  const { drizzle } = payload.db as unknown as SQLiteAdapter
  return { db: drizzle, payload, req: await createLocalReq({}, payload) } as unknown as MigrateUpArgs
}

const ofSqlite = onMongo ? test.skip : test

describe('[PUB-3.2] an embedded database of the first release', () => {
  ofSqlite('keeps its sections with their names, pages and links, all of them shown, and staff find them', async () => {
    const args = await asked()
    for (const { down } of since.toReversed()) await down(args)
    for (const statement of [
      sql`INSERT INTO sites (id, slug, published, time_zone, default_locale, country) VALUES ('a1', 'northgate', 1, 'America/Toronto', 'en', 'ca')`,
      sql`INSERT INTO sites_locales (name, _locale, _parent_id) VALUES ('Northgate', 'en', 'a1')`,
      sql`INSERT INTO sections (id, site_id, slug, master_slug, published, show_header, sort_order) VALUES ('b1', 'a1', 'about', 'staff', 1, 1, 2)`,
      sql`INSERT INTO sections (id, site_id, slug, published, show_header, sort_order) VALUES ('b2', 'a1', 'lab', 0, 1, 1)`,
      sql`INSERT INTO sections_locales (name, body, _locale, _parent_id) VALUES ('About', '<p>Us</p>', 'en', 'b1')`,
      sql`INSERT INTO sections_locales (name, _locale, _parent_id) VALUES ('À propos', 'fr', 'b1')`,
      sql`INSERT INTO sections_locales (name, _locale, _parent_id) VALUES ('Lab', 'en', 'b2')`,
      sql`INSERT INTO sections_nodes (_order, _parent_id, id, slug, url, published) VALUES (1, 'b1', 'c1', 'map', 'https://example.edu/map', 1)`,
      sql`INSERT INTO sections_nodes_locales (name, _locale, _parent_id) VALUES ('Map', 'en', 'c1')`,
    ])
      await args.db.run(statement)
    for (const { up } of since) await up(args)
    expect(await adoptRows(payload)).toBe(2)

    const none = { showFrom: null, showUntil: null, banner: null, useScript: false, scriptUrl: null }
    expect((await readSite('a1'))?.sections).toMatchObject([
      { id: 'b2', slug: 'lab', published: false, name: { en: 'Lab' }, nodes: [], ...none },
      {
        id: 'b1',
        slug: 'about',
        masterSlug: 'staff',
        published: true,
        name: { en: 'About', fr: 'À propos' },
        body: { en: '<p>Us</p>' },
        nodes: [{ id: 'c1', slug: 'map', name: { en: 'Map' }, masterSlug: null, url: 'https://example.edu/map' }],
        ...none,
      },
    ])
    const list = await payload.find({ collection: 'sections', draft: true, sort: 'slug', overrideAccess: true })
    expect(rowsOf(list.docs)).toMatchObject([
      { id: 'b1', name: 'About', _status: 'published', nodes: [{ name: 'Map' }] },
      { id: 'b2', name: 'Lab', _status: 'published' },
    ])
  })
})
