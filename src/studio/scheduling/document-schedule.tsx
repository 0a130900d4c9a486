'use client'
import { useEffect, useState } from 'react'
import { useDocumentInfo, useServerFunctions, useTranslation } from '@payloadcms/ui'
import { scheduleChanged } from './schedule-changed'
import { useCampusClock } from './use-campus-clock'
import { ScheduledTime, type Scheduled } from './scheduled-time'

/**
 * Says above a document when it will be published or unpublished, and schedules it on the clock of its campus. Marks a document that visitors do not see: for those, the
 * drawer offers only "Publish" (`studio.css`), and preselects it because the stored draft counts as unpublished. Payload counts
 * only drafts that are newer than a published version, and would preselect "Unpublish".
 */
export function DocumentSchedule({ timeZone }: { timeZone: string }) {
  const { id, collectionSlug, hasPublishedDoc, setUnpublishedVersionCount, unpublishedVersionCount } = useDocumentInfo()
  const { serverFunction } = useServerFunctions()
  const language = useTranslation().i18n.language === 'fr' ? 'fr' : 'en'
  const [scheduled, setScheduled] = useState<Scheduled | null>(null)
  useCampusClock(timeZone, language)
  const isNeverPublished = id !== undefined && !hasPublishedDoc

  useEffect(() => {
    if (isNeverPublished && unpublishedVersionCount === 0) setUnpublishedVersionCount(1)
  }, [isNeverPublished, setUnpublishedVersionCount, unpublishedVersionCount])

  useEffect(() => {
    if (id === undefined || !collectionSlug) return
    let isMounted = true
    const load = () =>
      Promise.resolve(
        serverFunction({ name: 'scheduled-publication', args: { collection: collectionSlug, id: String(id) } }),
      ).then(
        (found) => isMounted && setScheduled(found as Scheduled | null),
        () => undefined, // the form itself says when the server cannot be reached
      )
    void load()
    window.addEventListener(scheduleChanged, load)
    return () => {
      isMounted = false
      window.removeEventListener(scheduleChanged, load)
    }
  }, [collectionSlug, hasPublishedDoc, id, serverFunction])

  return (
    <div className="document-notices" role="status" data-never-published={isNeverPublished || undefined}>
      {scheduled && (
        <p>
          <ScheduledTime {...scheduled} language={language} />
        </p>
      )}
    </div>
  )
}
