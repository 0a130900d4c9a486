import type { Localized } from '@/domain/locale'

export const favouriteKinds = ['dish', 'location'] as const
export type FavouriteKind = (typeof favouriteKinds)[number]
/** Ids of a customer's favourites, newest first. */
export type Favourites = { dishes: string[]; locations: string[] }

/** More than anybody looks after. It bounds the mail and the list. */
export const maxFavourites = 200

/** What a location serves at one meal of a day. */
export type ServedMeal = { locationId: string; location: Localized; period: Localized; dishIds: ReadonlySet<string> }
/** A favourite dish and where it is served, favourite locations first. */
export type ServedFavourite = { dishId: string; places: Pick<ServedMeal, 'location' | 'period'>[] }

/** The favourite dishes that a day serves, in the customer's order. Meals stay in the given order. */
export function findServedFavourites(
  { dishes, locations }: Favourites,
  meals: readonly ServedMeal[],
): ServedFavourite[] {
  const favouriteFirst = meals.toSorted(
    (a, b) => Number(locations.includes(b.locationId)) - Number(locations.includes(a.locationId)),
  )
  return dishes.flatMap((dishId) => {
    const places = favouriteFirst.filter(({ dishIds }) => dishIds.has(dishId))
    return places.length > 0 ? [{ dishId, places: places.map(({ location, period }) => ({ location, period })) }] : []
  })
}
