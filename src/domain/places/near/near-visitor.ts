import { distanceMetres, type Coordinates } from './distance'

/** A place with a position, and how far it is from the visitor, in metres. */
type Measured<Place> = { place: Place; metres: number }

/** A visitor who is farther than this from every location is away from campus. */
const campusMetres = 5_000

/**
 * Measures places from the position of a visitor, nearest first; equal distances keep the given order. Null when the visitor
 * is more than five kilometres away from all of them. Places without a position are left out.
 */
export function measureFrom<Place extends { position: Coordinates | null }>(
  visitor: Coordinates,
  places: readonly Place[],
): Measured<Place>[] | null {
  const measured = places.flatMap((place) =>
    place.position ? [{ place, metres: distanceMetres(visitor, place.position) }] : [],
  )
  const sorted = measured.toSorted((a, b) => a.metres - b.metres)
  const [first] = sorted
  return first && first.metres <= campusMetres ? sorted : null
}
