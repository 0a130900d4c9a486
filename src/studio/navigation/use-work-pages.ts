import { useAuth, useTranslation } from '@payloadcms/ui'
import { useTenantSelection } from '@payloadcms/plugin-multi-tenant/client'
import { changesOnlyAlerts, type Staff } from '@/domain/roles'
import { importMessages } from '@/studio/menu/import/import-messages'
import { importPath } from '@/studio/menu/import/import-path'
import { weekMessages } from '@/studio/menu/week/week-messages'
import { weekPath } from '@/studio/menu/week/week-path'
import { bookMessages } from '@/studio/reservations/book-messages'
import { bookPath } from '@/studio/reservations/book-path'
import { salesMessages } from '@/studio/sales/sales-messages'
import { salesPath } from '@/studio/sales/sales-path'
import { setUpMessages } from '@/studio/sites/set-up/set-up-messages'
import { setUpPath } from '@/studio/sites/set-up/set-up-path'

const en = { title: 'Today and this week', today: 'Today', alerts: 'Alerts on the site' }
const fr: typeof en = { title: 'Aujourd’hui et cette semaine', today: 'Aujourd’hui', alerts: 'Avis sur le site' }

type WorkPage = { path: '' | `/${string}`; label: string }

/** The pages of our own that the person may open, with paths below the studio's, and the title of their group in the navigation. */
export function useWorkPages(): { title: string; pages: WorkPage[] } {
  const { permissions, user } = useAuth<Staff>()
  const { selectedTenantID } = useTenantSelection()
  const { language } = useTranslation().i18n
  const { menus, dishes, reservations, orders, sites, staff } = permissions?.collections ?? {}
  const { title, today, alerts } = language === 'fr' ? fr : en
  const pages: WorkPage[] = [{ path: '', label: today }]
  if (menus?.update) pages.push({ path: weekPath, label: weekMessages(language).title })
  if (menus?.update && dishes?.create) pages.push({ path: importPath, label: importMessages(language).title })
  if (reservations?.update) pages.push({ path: bookPath, label: bookMessages(language).title })
  if (orders?.read) pages.push({ path: salesPath, label: salesMessages(language).title })
  if (sites?.create && staff?.create) pages.push({ path: setUpPath, label: setUpMessages(language).title })
  const site = selectedTenantID ? (`/${selectedTenantID}` as const) : ''
  if (user && changesOnlyAlerts(user)) pages.push({ path: `/collections/sites${site}`, label: alerts })
  return { title, pages }
}
