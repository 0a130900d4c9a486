'use client'
import { useAuth, useTranslation } from '@payloadcms/ui'
import { StudioLink } from '@/studio/frame/studio-link'
import { weekMessages } from './week-messages'
import { weekPath } from './week-path'

/** The link to the page "Week" in the studio's navigation, for those who may change menus. */
export function WeekLink() {
  const { permissions } = useAuth()
  const { title } = weekMessages(useTranslation().i18n.language)
  return permissions?.collections?.menus?.update ? <StudioLink path={weekPath} label={title} /> : null
}
