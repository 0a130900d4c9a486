import type { FieldDiffServerProps } from 'payload'
import { dayMenuSchema, type DayMenu } from '@/domain/menu/day-menu'
import { localize, type Localized } from '@/domain/locale'
import { sortByStaffOrder } from '@/domain/text/sort-order'
import { languageOf, linesDifference } from './lines-difference'

const messages = {
  en: { deleted: 'Deleted dish', colon: ': ' },
  fr: { deleted: 'Plat supprimé', colon: '\u00a0: ' },
}

const dishesOf = ({ periods }: DayMenu) =>
  periods.flatMap(({ categories }) => categories.flatMap(({ items }) => items.map(({ dish }) => dish)))

/** The names of dishes that this person may read, by id. */
async function readNames(
  { req }: FieldDiffServerProps,
  ids: string[],
  language: 'en' | 'fr',
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const { docs } = await req.payload.find({
    collection: 'dishes',
    where: { id: { in: ids } },
    select: { name: true },
    locale: 'all',
    depth: 0,
    pagination: false,
    overrideAccess: false,
    user: req.user,
  })
  return new Map(docs.map(({ id, name }) => [id, localize(name as unknown as Localized, language) ?? '']))
}

/** The menu of a day in a comparison of versions: a line for each period, and one for each category with its dishes. */
export async function DayMenuDifference(props: FieldDiffServerProps) {
  const language = languageOf(props)
  const { deleted, colon } = messages[language]
  const [from, to] = [props.comparisonValue, props.versionValue].map(
    (value) => dayMenuSchema.safeParse(value).data ?? { periods: [] },
  ) as [DayMenu, DayMenu]
  const names = await readNames(props, [...new Set([...dishesOf(from), ...dishesOf(to)])], language)
  const lines = ({ periods }: DayMenu) =>
    sortByStaffOrder(periods).flatMap((period) => [
      localize(period.name, language) ?? '',
      ...sortByStaffOrder(period.categories).map(
        ({ name, items }) =>
          `${localize(name, language)}${colon}${items.map(({ dish }) => names.get(dish) || deleted).join(', ')}`,
      ),
    ])
  return linesDifference(props, lines(from), lines(to))
}
