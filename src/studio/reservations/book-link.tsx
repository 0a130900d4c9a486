'use client'
import { useAuth, useTranslation } from '@payloadcms/ui'
import { StudioLink } from '@/studio/frame/studio-link'
import { bookMessages } from './book-messages'
import { bookPath } from './book-path'

/** The link to the page "Reservations by day" in the studio's navigation, for those who may change reservations. */
export function BookLink() {
  const { permissions } = useAuth()
  const { title } = bookMessages(useTranslation().i18n.language)
  return permissions?.collections?.reservations?.update ? <StudioLink path={bookPath} label={title} /> : null
}
