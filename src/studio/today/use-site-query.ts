import { useAuth } from '@payloadcms/ui'
import { useTenantSelection } from '@payloadcms/plugin-multi-tenant/client'

/** The query that names the site chosen in the studio; empty without a choice, which stands for the person's first site. */
export function useSiteQuery(): string {
  const { selectedTenantID } = useTenantSelection()
  return selectedTenantID ? `site=${encodeURIComponent(String(selectedTenantID))}` : ''
}

/** Whether the person writes anything that visitors read: dietitians do not. */
export function useWritesContent(): boolean {
  const { collections } = useAuth().permissions ?? {}
  return ['popups', 'schedules', 'meal-plans'].some((slug) => collections?.[slug]?.update)
}
