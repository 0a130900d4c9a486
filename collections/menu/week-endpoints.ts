import { isDeepStrictEqual } from 'node:util'
import { addDataAndFileToRequest, type Endpoint, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { hexIdPattern } from '@/domain/hex-id'
import { isCampusDate, weekOf } from '@/domain/time/calendar'
import { campusDateAt } from '@/domain/time/campus-time'
import { clock } from '@/server/clock'
import { publishMenu, saveMenuDraft } from '@/server/database/menu/stored-menus'
import { textOf } from '@/server/database/stored-values'
import { findSites } from '@collections/access/find-sites'
import { mayChangeSite, readStoredLocations, requireMenuEditor } from '@collections/places/closing/stored-locations'
import { planOf, readDays, refuseUnreadable, respond, writeDays } from './week-days'

/**
 * `GET /api/menus/week?site=&location=&from=`: the seven days of a location with their menus and the names of their dishes, the week
 * of today unless `from` names another day. Without a site or a location with menus, `location` is null and `days` is empty. 403 for
 * people who may not change menus.
 */
const week: Endpoint = {
  path: '/week',
  method: 'get',
  handler: async (req) => {
    const staff = requireMenuEditor(req)
    const sites = await findSites(req, (id) => mayChangeSite(staff, id))
    const site = sites.find(({ id }) => id === textOf(req.query.site)) ?? sites[0]
    const halls = site ? await readStoredLocations(req, { site: site.id }) : []
    const locations = halls.filter(({ active, hasMenus }) => active && hasMenus)
    const hall = locations.find(({ id }) => id === req.query.location) ?? locations[0]
    const asked = textOf(req.query.from) ?? ''
    const today = campusDateAt(clock.now(), site?.timeZone ?? 'America/Toronto')
    const dates = weekOf(isCampusDate(asked) ? asked : today)
    return respond({
      site: site?.id ?? null,
      today,
      locations: locations.map(({ id, name }) => ({ id, name })),
      location: hall?.id ?? null,
      ...(hall ? await readDays(req, hall, dates) : { days: [], dishes: {} }),
    })
  },
}

async function readBody<Schema extends z.ZodType>(req: PayloadRequest, schema: Schema): Promise<z.infer<Schema>> {
  requireMenuEditor(req)
  await addDataAndFileToRequest(req)
  const { data } = schema.safeParse(req.data)
  return data ?? refuseUnreadable(req)
}

const based = { date: z.string().refine(isCampusDate), updatedAt: z.string().nullable() }
const text = z.object({ en: z.string().trim().max(200), fr: z.string().trim().max(200) })
const change = z.object({
  location: z.string().regex(hexIdPattern),
  days: z
    .array(
      z.object({
        ...based,
        closed: z.boolean(),
        periods: z
          .array(
            z.object({
              name: text,
              categories: z
                .array(z.object({ name: text, dishes: z.array(z.string().regex(hexIdPattern)).max(200) }))
                .max(60),
            }),
          )
          .max(30),
      }),
    )
    .min(1)
    .max(7),
})
type Change = z.infer<typeof change>

/** The menu of a planned day, as it is stored. */
const contentOf = ({ closed, periods }: Change['days'][number]) => ({
  closed,
  day: {
    periods: periods.map(({ name, categories }) => ({
      name,
      categories: categories.map((category) => ({
        name: category.name,
        items: category.dishes.map((dish) => ({ dish })),
      })),
    })),
  },
})

/**
 * `POST /api/menus/week`: saves some days of a location as drafts, all or none, and answers them as they are stored. A day that is as
 * visitors see it has no draft afterwards. A day says on which stored version it is based; 409 names the days that somebody has saved
 * since.
 */
const saveWeek: Endpoint = {
  path: '/week',
  method: 'post',
  handler: async (req) => {
    const options = { req, overrideAccess: false }
    return writeDays(req, await readBody(req, change), async (day, menu, hall) => {
      const { date, closed, periods } = day
      const content = contentOf(day)
      if (menu?.published && isDeepStrictEqual(planOf(menu.published), { closed, periods }))
        return menu.draft && publishMenu(req.payload, menu, menu.published, options)
      if (menu) return saveMenuDraft(req.payload, menu, content, options)
      if (!closed && periods.length === 0) return null
      return req.payload.create({
        collection: 'menus',
        data: { ...content, site: hall.site, location: hall.id, date, _status: 'draft' },
        depth: 0,
        ...options,
      })
    })
  },
}

const decision = z.object({
  location: z.string().regex(hexIdPattern),
  days: z.array(z.object(based)).min(1).max(7),
})

/**
 * `POST /api/menus/week/publish`: visitors see the newest version of some days of a location, of all or of none. 409 as for a save.
 */
const publishWeek: Endpoint = {
  path: '/week/publish',
  method: 'post',
  handler: async (req) =>
    writeDays(req, await readBody(req, decision), async (_, menu) => {
      if (menu?.draft) await publishMenu(req.payload, menu, menu.draft, { req, overrideAccess: false })
    }),
}

/** `POST /api/menus/week/discard`: days of a location are again as visitors see them. A day that they do not see stays a draft. */
const discardDrafts: Endpoint = {
  path: '/week/discard',
  method: 'post',
  handler: async (req) =>
    writeDays(req, await readBody(req, decision), async (_, menu) => {
      if (menu?.published && menu.draft)
        await publishMenu(req.payload, menu, menu.published, { req, overrideAccess: false })
    }),
}

/** The week of a location: read, saved and published at once. Only who may change menus uses them. */
export const weekEndpoints: Endpoint[] = [week, saveWeek, publishWeek, discardDrafts]
