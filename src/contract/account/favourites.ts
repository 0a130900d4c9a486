import { z } from 'zod'
import { successSchema } from '@/contract/envelope'
import { flagParameter, id, idParameter, textParameter } from '@/contract/field-types'

const ownAccount = { site_id: idParameter, customer_id: idParameter }

/** `kind` is `dish` or `location`. */
export const favouriteRequest = z.object({ ...ownAccount, kind: textParameter, target_id: idParameter })
export const favouriteMailsRequest = z.object({ ...ownAccount, wanted: flagParameter })
export const stopFavouriteMailsRequest = z.object({ token: textParameter })

/** Ids, newest first. */
export const favouritesResponse = successSchema({ dishes: z.array(id), locations: z.array(id) })
export type FavouritesAnswer = z.infer<typeof favouritesResponse>

/** The form of the account page. */
export const favouriteMailsForm = z.object({ wanted: z.boolean() })
