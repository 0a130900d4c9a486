import type { DashboardViewServerProps } from '@payloadcms/next/views'
import { Gutter } from '@payloadcms/ui'
import { TodayPanel } from '@/studio/closing/today-panel'
import { MenuWork } from '@/studio/menu/menu-work'
import { StudioIndex } from '@/studio/navigation/studio-index'
import { ReceivedPanel } from './received-panel'
import { UntranslatedPanel } from './untranslated-panel'
import { UpcomingPanel } from './upcoming-panel'
import { WeekSalesPanel } from './week-sales-panel'

/** The studio's first page: what the person's work is today, then all their lists. Each panel reads its own part, and fails alone. */
export const TodayView = ({ navGroups, payload, i18n, user }: DashboardViewServerProps) => (
  <Gutter className="dashboard">
    <main>
      <TodayPanel />
      <MenuWork />
      <UpcomingPanel />
      <UntranslatedPanel />
      <ReceivedPanel />
      <WeekSalesPanel />
      <StudioIndex groups={navGroups ?? []} adminRoute={payload.config.routes.admin} i18n={i18n} user={user} />
    </main>
  </Gutter>
)
