import { findServedFavourites, type ServedMeal } from '@/domain/account/favourites'

const name = (text: string) => ({ en: text, fr: `${text} (fr)` })
const meal = (locationId: string, period: string, dishes: string[]): ServedMeal => ({
  locationId,
  location: name(locationId),
  period: name(period),
  dishIds: new Set(dishes),
})
const meals = [
  meal('north', 'Lunch', ['soup', 'pie']),
  meal('river', 'Lunch', ['soup']),
  meal('river', 'Dinner', ['pie']),
]
const placesOf = (favourites: { dishes: string[]; locations: string[] }) =>
  findServedFavourites(favourites, meals).map(({ dishId, places }) => [
    dishId,
    ...places.map(({ location, period }) => `${location.en} ${period.en}`),
  ])

test('lists favourite dishes with the meals that serve them, in the order of the customer', () =>
  expect(placesOf({ dishes: ['pie', 'cake', 'soup'], locations: [] })).toEqual([
    ['pie', 'north Lunch', 'river Dinner'],
    ['soup', 'north Lunch', 'river Lunch'],
  ]))

test('names favourite locations first, and nothing without a favourite dish', () => {
  expect(placesOf({ dishes: ['soup'], locations: ['river'] })).toEqual([['soup', 'river Lunch', 'north Lunch']])
  expect(placesOf({ dishes: [], locations: ['river'] })).toEqual([])
})
