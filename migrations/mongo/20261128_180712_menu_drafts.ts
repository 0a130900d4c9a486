import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-mongodb'

const published = { $set: { 'version._status': 'published' } }

/**
 * Menus get drafts. Every menu and every version of it was public, and is published. The newest version is the menu that visitors see,
 * with its marks of sold-out dishes. A menu that is restored from the trash is published, as it was.
 */
export async function up({ payload }: MigrateUpArgs): Promise<void> {
  const { collections, versions } = payload.db
  const menus = collections.menus?.collection
  const history = versions.menus?.collection
  const trash = collections['deleted-documents']?.collection
  await menus?.updateMany({}, { $set: { _status: 'published' } })
  await history?.updateMany({}, published)
  for await (const { _id, __v: _, ...version } of menus?.find() ?? []) {
    const newest = await history?.findOne({ parent: _id }, { sort: { updatedAt: -1, _id: -1 } })
    const { updatedAt } = version
    if (newest) await history?.updateOne({ _id: newest._id }, { $set: { version, latest: true } })
    else await history?.insertOne({ parent: _id, version, createdAt: updatedAt, updatedAt, latest: true })
  }
  for await (const { _id, content } of trash?.find({ kind: 'menus' }) ?? []) {
    const stored = JSON.parse(String(content)) as { document: object; versions: { version: object }[] }
    const withStatus = (document: object) => ({ ...document, _status: 'published' })
    const restored = {
      document: withStatus(stored.document),
      versions: stored.versions.map((each) => ({ ...each, version: withStatus(each.version) })),
    }
    await trash?.updateOne({ _id }, { $set: { content: JSON.stringify(restored) } })
  }
}

export async function down(_: MigrateDownArgs): Promise<void> {}
