import { z } from 'zod'
import { successSchema } from '@/contract/envelope'
import { buildingShape, listedLocationShape } from './locations'
import { flagParameter, idParameter, id } from '@/contract/field-types'

/** Spec: PUB-7.30. */
export const buildingsLocationsQuery = z.object({ site_id: idParameter, with_address: flagParameter })
/** Spec: PUB-7.34. */
export const locationNamesQuery = z.object({ site_id: idParameter })

export const building = buildingShape(listedLocationShape)

/** Every active location once, in its building or standalone. */
export const buildingsLocationsResponse = successSchema({
  buildings: z.array(building),
  standalone_locations: z.array(listedLocationShape),
})

export const locationNamesResponse = successSchema({
  locations: z.array(z.strictObject({ id, name: z.string(), building_id: id.or(z.literal('')) })),
})

/** The locations of the feedback form, which submits the name. Spec: CUS-7.25. */
export const feedbackLocationsResponse = successSchema({
  locations: z.array(z.strictObject({ id, name: z.string() })),
})
