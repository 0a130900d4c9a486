import type { Endpoint } from './endpoint'
import { accountPartEndpoints } from './endpoints/account-parts'
import { customerEndpoints } from './endpoints/customers'
import { formEndpoints } from './endpoints/forms'
import { happeningEndpoints } from './endpoints/happenings'
import { hoursEndpoints } from './endpoints/hours'
import { locationEndpoints } from './endpoints/locations'
import { menuEndpoints } from './endpoints/menus'
import { planEndpoints } from './endpoints/plans'
import { readingEndpoints } from './endpoints/readings'
import { sectionEndpoints } from './endpoints/sections'
import { siteEndpoints } from './endpoints/sites'
import { surveyEndpoints } from './endpoints/surveys'

/** The published API, v1, by subject: what can be asked, under which path, by which parameters, in which shape. */
export const subjects = {
  sites: siteEndpoints,
  sections: sectionEndpoints,
  locations: locationEndpoints,
  hours: hoursEndpoints,
  menus: menuEndpoints,
  content: [...happeningEndpoints, ...readingEndpoints],
  surveys: surveyEndpoints,
  forms: formEndpoints,
  plans: planEndpoints,
  customers: [...customerEndpoints, ...accountPartEndpoints],
} as const satisfies Record<string, readonly Endpoint[]>

export const endpoints: readonly Endpoint[] = Object.values(subjects).flat()
