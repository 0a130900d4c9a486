import type { Area as AreaOfRights } from '@/domain/roles'
import { areaOf } from './expected-rights'

/** The areas of the studio's lists: those of `expected-rights.ts`, apart where a list is not shown to all who have the rights. */
export type Area = AreaOfRights | 'locations' | 'mealPlanImages' | 'trash' | 'noAccess'

const apart: Record<string, Area> = {
  locations: 'locations', // those who change hours see them, too
  'meal-plan-images': 'mealPlanImages',
  'popup-images': 'popups',
  'deleted-documents': 'trash',
}

/** Collections and their areas. */
export const allLists = Object.entries(areaOf).map(([slug, area]) => ({
  slug,
  area: apart[slug] ?? (area === 'none' ? 'noAccess' : area),
}))

const withoutSite: Area[] = ['sites', 'staff', 'reference', 'accessLog', 'trash', 'noAccess']

/** The collections whose documents belong to a site. */
export const collectionsWithSite = allLists.filter(({ area }) => !withoutSite.includes(area)).map(({ slug }) => slug)
