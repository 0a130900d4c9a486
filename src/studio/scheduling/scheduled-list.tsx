'use client'
import { useEffect, useId, useState } from 'react'
import { useConfig, useListQuery, useServerFunctions, useTranslation } from '@payloadcms/ui'
import { schedulingMessages } from './scheduling-messages'
import { ScheduledTime, type Scheduled } from './scheduled-time'

type ScheduledDocument = Scheduled & { id: string; title: string | null }

/** Lists above a collection the documents that will be published or unpublished, the next one first. */
export function ScheduledList({ collectionSlug }: { collectionSlug: string }) {
  const { serverFunction } = useServerFunctions()
  const { i18n, t } = useTranslation()
  const language = i18n.language === 'fr' ? 'fr' : 'en'
  const { admin } = useConfig().config.routes
  const { data } = useListQuery()
  const [documents, setDocuments] = useState<ScheduledDocument[]>([])
  const titleId = useId()
  useEffect(() => {
    let isMounted = true
    Promise.resolve(serverFunction({ name: 'scheduled-publications', args: { collection: collectionSlug } })).then(
      (found) => isMounted && setDocuments((found ?? []) as ScheduledDocument[]),
      () => undefined, // the list itself says when the server cannot be reached
    )
    return () => {
      isMounted = false
    }
  }, [collectionSlug, data, serverFunction])
  if (documents.length === 0) return null
  return (
    <section className="document-notices" aria-labelledby={titleId}>
      <h2 id={titleId}>{schedulingMessages(language).scheduled}</h2>
      <ul>
        {documents.map(({ id, title, ...scheduled }) => (
          <li key={`${id} ${scheduled.at} ${scheduled.type}`}>
            <a href={`${admin}/collections/${collectionSlug}/${id}`}>{title ?? t('general:untitled')}</a>
            {language === 'fr' ? '\u00a0: ' : ': '}
            <ScheduledTime {...scheduled} language={language} />
          </li>
        ))}
      </ul>
    </section>
  )
}
