import { Gutter, SetDocumentStepNav } from '@payloadcms/ui'
import { getTranslation } from '@payloadcms/translations'
import type { CollectionSlug, DocumentViewServerProps } from 'payload'
import { formatSavedBy } from '@/domain/saved-by'
import { VersionsTable, type VersionRow } from './versions-table'

type Stored = { id: string | number; updatedAt: string; version: { _status?: string; savedBy?: unknown } }

/** What each version is, newest first: the one that visitors see, the newest draft after it, or an earlier one. */
function labelVersions(versions: Stored[], isPublished: boolean): VersionRow['state'][] {
  const current = isPublished ? versions.findIndex(({ version }) => version._status === 'published') : -1
  return versions.map(({ version }, at) => {
    if (version._status === undefined) return at === 0 ? 'current' : 'earlier'
    if (version._status === 'published') return at === current ? 'published' : 'publishedBefore'
    return at === 0 ? 'currentDraft' : 'draft'
  })
}

/** The versions of a document with their time, author and state. Collections keep at most 20, so that one page has them all. */
export async function VersionsView({ hasPublishedDoc, initPageResult }: DocumentViewServerProps) {
  const { collectionConfig, docID, req } = initPageResult
  if (!collectionConfig || docID === undefined) return null
  const hasDrafts = Boolean(collectionConfig.versions?.drafts)
  const { docs } = await req.payload.findVersions({
    collection: collectionConfig.slug as CollectionSlug,
    where: {
      and: [{ parent: { equals: docID } }, ...(hasDrafts ? [{ snapshot: { not_equals: true } }] : [])],
    },
    sort: '-updatedAt',
    depth: 0,
    pagination: false,
    overrideAccess: false,
    user: req.user,
    select: { updatedAt: true, version: { savedBy: true, ...(hasDrafts ? { _status: true } : {}) } },
  })
  const versions = docs as unknown as Stored[]
  const states = labelVersions(versions, Boolean(hasPublishedDoc))
  const language = req.i18n.language === 'fr' ? 'fr' : 'en'
  const rows = versions.map(({ id, updatedAt, version }, at) => ({
    id: String(id),
    updatedAt,
    author: formatSavedBy(version.savedBy, language),
    state: states[at] ?? 'earlier',
  }))
  return (
    <>
      <SetDocumentStepNav
        collectionSlug={collectionConfig.slug}
        id={docID}
        pluralLabel={getTranslation(collectionConfig.labels.plural, req.i18n)}
        useAsTitle={collectionConfig.admin.useAsTitle}
        view={req.t('version:versions')}
      />
      <main className="versions">
        <Gutter className="versions__wrap">
          <VersionsTable collection={collectionConfig.slug} document={String(docID)} rows={rows} />
        </Gutter>
      </main>
    </>
  )
}
