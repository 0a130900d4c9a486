import { isDeepStrictEqual } from 'node:util'
import type { Payload, PayloadRequest, RequestContext, Where } from 'payload'
import type { DayMenu } from '@/domain/menu/day-menu'
import type { Menu } from '@/payload-types'
import type { StoredRow } from '@/server/database/stored-row'
import { fieldsOf, flagOf, idOf, textOf } from '@/server/database/stored-values'

type Row = StoredRow<'menus'>

/** What is served on a day, in one version of its menu. */
export type MenuContent = { closed: boolean; day: unknown }

/**
 * The menu of a location on a date. `published` is what visitors see, `draft` what was saved since and is not published; each null for
 * nothing, never both. `updatedAt` is that of the newest one. `row` is the stored document, whatever its status.
 */
export type StoredMenu = {
  id: string
  site: string
  location: string
  date: string
  updatedAt: string
  published: MenuContent | null
  draft: MenuContent | null
  row: Row
}

const contentOf = (doc: Row): MenuContent => ({ closed: flagOf(doc.closed), day: doc.day ?? null })
const instantOf = (value: unknown) => new Date(String(value)).toISOString()

/**
 * The menus that meet a condition, for staff: with their drafts. `where` is about the stored documents, whose unique index has one
 * menu for a location and a date. A draft that names another date stays with the date of its document until it is published.
 */
export async function readStoredMenus({ db }: Payload, where: Where, req?: PayloadRequest): Promise<StoredMenu[]> {
  const all = { collection: 'menus', locale: 'all', pagination: false, limit: 0, req } as const
  const { docs } = await db.find<Row>({ ...all, where, sort: ['date', 'id'] })
  const ids = docs.map(({ id }) => String(id))
  const isDraft: Where = { and: [{ parent: { in: ids } }, { 'version._status': { equals: 'draft' } }] }
  const drafts = ids.length > 0 ? (await db.queryDrafts<Row>({ ...all, where: isDraft })).docs : []
  const draftOf = new Map(drafts.map((draft) => [String(draft.id), draft]))
  return docs.map((row) => {
    const isPublished = row._status !== 'draft'
    const draft = draftOf.get(String(row.id)) ?? (isPublished ? null : row)
    return {
      id: String(row.id),
      site: idOf(row.site) ?? '',
      location: idOf(row.location) ?? '',
      date: textOf(row.date) ?? '',
      updatedAt: instantOf((draft ?? row).updatedAt),
      published: isPublished ? contentOf(row) : null,
      draft: draft && contentOf(draft),
      row,
    }
  })
}

type Options = { req?: PayloadRequest; context?: RequestContext; overrideAccess: boolean }
type Named = Pick<StoredMenu, 'id' | 'location' | 'date'>
/** The date and location are those of the document: a menu is published where staff see it. */
const dataOf = ({ location, date }: Named, { closed, day }: MenuContent) => ({
  ...{ location, date, closed },
  day: day as Menu['day'],
})

/** Saves what is planned for a stored menu as a draft. Visitors see no difference. */
export const saveMenuDraft = (payload: Payload, menu: Named, content: MenuContent, options: Options): Promise<Menu> =>
  payload.update({
    collection: 'menus',
    id: menu.id,
    data: { ...dataOf(menu, content), _status: 'draft' },
    draft: true,
    depth: 0,
    ...options,
    context: { ...options.context, isDraft: true },
  })

/** Publishes a content of a stored menu. There is no draft afterwards. */
export const publishMenu = (payload: Payload, menu: Named, content: MenuContent, options: Options): Promise<Menu> =>
  payload.update({
    collection: 'menus',
    id: menu.id,
    data: { ...dataOf(menu, content), _status: 'published' },
    depth: 0,
    ...options,
    context: { ...options.context, isDraft: false },
  })

/** Publishes a content of a stored menu beside its draft: what staff have not published stays as a draft, unless it is the same. */
export async function publishBesideDraft(
  payload: Payload,
  menu: StoredMenu,
  content: MenuContent,
  options: Options,
): Promise<Menu> {
  const published = await publishMenu(payload, menu, content, options)
  if (menu.draft && !isSameContent(menu.draft, content)) await saveMenuDraft(payload, menu, menu.draft, options)
  return published
}

/** Whether two contents are the same. */
export const isSameContent = (one: MenuContent, other: MenuContent): boolean =>
  one.closed === other.closed && isDeepStrictEqual(periodsOf(one), periodsOf(other))
const periodsOf = ({ day }: MenuContent) => (fieldsOf(day) as Partial<DayMenu>).periods ?? []
