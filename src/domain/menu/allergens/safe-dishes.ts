import type { Localized } from '@/domain/locale'
import type { CampusDate, MinuteOfDay } from '@/domain/time/calendar'
import type { Schedule, Service } from '@/domain/places/hours/schedules'
import { isSameName, periodTimes } from '@/domain/menu/current-periods'
import type { Dish } from '@/domain/menu/dish/dish'
import { distinctDishes, type PlacedDish } from '@/domain/menu/distinct-dishes'

/** Codes of allergens to avoid and of labels that a dish must carry. */
export type EatingChoice = { allergens: readonly string[]; diets: readonly string[] }

/**
 * Decides whether a visitor can eat a dish.
 * - `unsafe`: it contains or may contain a chosen allergen
 * - `unsuitable`: it lacks a chosen label
 * - `undeclared`: nobody has declared its allergens, so it may contain any
 * - `safe`: it is declared, and none of the above
 *
 * An undeclared dish is never safe, even if no allergen is chosen. Spec: PUB-3.7, PUB-4.7.
 */
export function judgeDish(
  dish: Pick<Dish, 'allergens' | 'mayContain' | 'labels' | 'allergensDeclared'>,
  { allergens, diets }: EatingChoice,
): 'safe' | 'undeclared' | 'unsafe' | 'unsuitable' {
  if (allergens.some((code) => dish.allergens.includes(code) || dish.mayContain.includes(code))) return 'unsafe'
  if (!diets.every((code) => dish.labels.includes(code))) return 'unsuitable'
  return dish.allergensDeclared ? 'safe' : 'undeclared'
}

/** The dishes of one meal at one location. `time` is null when the hours of the meal are unknown. */
export type MealAtLocation = {
  locationId: string
  date: CampusDate
  periodId: string
  time: Service | null
  safe: PlacedDish[]
  undeclared: PlacedDish[]
}
/** A meal with the locations that serve it. `isOver` when it has ended there; one meal can be in two groups. */
export type MealGroup = { name: Localized; isOver: boolean; locations: MealAtLocation[] }

type Period = { id: string; name: Localized; categories: { id: string; items: { dish: Dish }[] }[] }
/** What a location serves on a date, with the minute of that day (`servedMoment`). */
export type ServedLocation = {
  id: string
  schedules: readonly Schedule[]
  periods: readonly Period[]
  date: CampusDate
  minute: MinuteOfDay
}

/**
 * Lists what a visitor can eat on the day that each location serves, by meal and location. Meals with the same name in either language are one group.
 * Groups are in the order of their first opening; those without known hours come last. Locations stay in the given order.
 */
export function groupSafeDishes(served: readonly ServedLocation[], choice: EatingChoice): MealGroup[] {
  const groups: MealGroup[] = []
  for (const { id, schedules, periods, date, minute } of served) {
    const times = periodTimes(periods, schedules, date)
    for (const [index, period] of periods.entries()) {
      const time = times[index] ?? null
      const isOver = time !== null && time.closesAtMinute <= minute
      const meal = { locationId: id, date, periodId: period.id, time, ...sortDishes(period, choice) }
      const sameMeal = groups.filter((each) => isSameName(each.name, period.name))
      const group = sameMeal.find((each) => each.isOver === isOver)
      if (group) group.locations.push(meal)
      else groups.push({ name: sameMeal[0]?.name ?? period.name, isOver, locations: [meal] })
    }
  }
  const opening = ({ locations }: MealGroup) =>
    Math.min(...locations.map(({ time }) => time?.opensAtMinute ?? Number.MAX_SAFE_INTEGER))
  return groups.toSorted((a, b) => opening(a) - opening(b))
}

function sortDishes({ categories }: Period, choice: EatingChoice): Pick<MealAtLocation, 'safe' | 'undeclared'> {
  const judged = distinctDishes(categories).map((each) => ({ each, verdict: judgeDish(each.dish, choice) }))
  const only = (verdict: 'safe' | 'undeclared') => judged.filter((it) => it.verdict === verdict).map(({ each }) => each)
  return { safe: only('safe'), undeclared: only('undeclared') }
}
