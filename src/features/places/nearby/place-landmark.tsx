import { coordinatesOf } from '@/domain/places/near/distance'
import type { Location } from '@/domain/places/location'
import { localize, type Locale } from '@/domain/locale'
import { DistanceFromVisitor } from './distance-from-visitor'
import { readNearMeMessages } from './near-me-places'

/** How to find a location, and how far it is once the visitor asks. Spec: PUB-2.62. */
export async function PlaceLandmark({ location, locale }: { location: Location; locale: Locale }) {
  const landmark = localize(location.landmark, locale)
  const position = coordinatesOf(location.address)
  const { distance } = await readNearMeMessages(locale)
  return (
    <>
      {landmark && <p className="place-landmark">{landmark}</p>}
      {position && (
        <p className="place-distance">
          <DistanceFromVisitor position={position} locale={locale} message={distance} />
        </p>
      )}
    </>
  )
}
