'use client'
import { Link, useConfig, useTranslation } from '@payloadcms/ui'
import { formatDate } from '@payloadcms/ui/shared'
import { formatAdminURL } from 'payload/shared'
import './history.css'

export type VersionRow = {
  id: string
  /** An ISO instant. */
  updatedAt: string
  /** Null when it was not recorded. */
  author: string | null
  state: 'current' | 'earlier' | 'published' | 'publishedBefore' | 'currentDraft' | 'draft'
}
type Props = { collection: string; document: string; rows: VersionRow[] }

const messages = {
  en: {
    caption: 'Versions, newest first',
    saved: 'Saved',
    by: 'Saved by',
    state: 'Status',
    none: 'No version has been saved yet.',
    notRecorded: 'Not recorded',
    states: {
      current: 'Current',
      earlier: 'Earlier',
      published: 'Published now',
      publishedBefore: 'Published before',
      currentDraft: 'Current draft',
      draft: 'Draft',
    },
  },
  fr: {
    caption: 'Versions, de la plus récente à la plus ancienne',
    saved: 'Enregistrée',
    by: 'Enregistrée par',
    state: 'État',
    none: 'Aucune version n’a encore été enregistrée.',
    notRecorded: 'Non consigné',
    states: {
      current: 'Actuelle',
      earlier: 'Antérieure',
      published: 'Publiée actuellement',
      publishedBefore: 'Publiée auparavant',
      currentDraft: 'Brouillon actuel',
      draft: 'Brouillon',
    },
  },
}

/** The versions of a document as a table; a version's time links to what it changed. */
export function VersionsTable({ collection, document, rows }: Props) {
  const { config } = useConfig()
  const { i18n } = useTranslation()
  const t = messages[i18n.language === 'fr' ? 'fr' : 'en']
  if (rows.length === 0) return <p>{t.none}</p>
  const addressOf = (id: string) =>
    formatAdminURL({ adminRoute: config.routes.admin, path: `/collections/${collection}/${document}/versions/${id}` })
  return (
    <div className="table versions-table">
      <table aria-label={t.caption}>
        <thead>
          <tr>
            <th scope="col">{t.saved}</th>
            <th scope="col">{t.by}</th>
            <th scope="col">{t.state}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, updatedAt, author, state }) => (
            <tr key={id}>
              <td>
                <Link href={addressOf(id)} prefetch={false}>
                  {formatDate({ date: updatedAt, i18n, pattern: config.admin.dateFormat })}
                </Link>
              </td>
              <td>{author ?? t.notRecorded}</td>
              <td>{t.states[state]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
