import { z } from 'zod'
import { success } from './envelope'
import { buildingOf, listedLocation } from './locations'
import { askedFlag, askedId, id } from './words'

/** Spec: PUB-7.30. */
export const buildingsLocationsQuery = z.object({ site_id: askedId, with_address: askedFlag })
/** Spec: PUB-7.34. */
export const locationNamesQuery = z.object({ site_id: askedId })

/** Every active location once: under the building that it is in, or alone. */
export const buildingsLocationsResponse = success({
  buildings: z.array(buildingOf(listedLocation)),
  standalone_locations: z.array(listedLocation),
})

export const locationNamesResponse = success({
  locations: z.array(z.strictObject({ id, name: z.string(), building_id: id.or(z.literal('')) })),
})

/** What a visitor can speak of in the feedback form, which sends the name. Spec: CUS-7.25. */
export const feedbackLocationsResponse = success({
  locations: z.array(z.strictObject({ id, name: z.string() })),
})
