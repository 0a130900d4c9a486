import type { AdminViewServerProps } from 'payload'
import { StudioPage } from '@/studio/frame/studio-page'
import { WeekPage } from './week-page'
import { weekPath } from './week-path'

/** The page "Week", for those who may change menus. */
export const WeekView = (props: AdminViewServerProps) => (
  <StudioPage {...props} path={weekPath} isFor={({ collections }) => Boolean(collections?.menus?.update)}>
    <WeekPage />
  </StudioPage>
)
