import type { CollectionBeforeChangeHook } from 'payload'
import { signedInStaff } from '@collections/access/signed-in-staff'
import { clock } from '@/server/clock'

/**
 * Records when a person has added an allergen to the list: nobody has looked for it in dishes that were declared before. Seeds and
 * imports make the list that a database begins with.
 */
export const recordIntroduction: CollectionBeforeChangeHook = ({ data, operation, req }) =>
  operation === 'create' && data.type === 'allergen' && signedInStaff(req)
    ? { ...data, introducedAt: clock.now().toISOString() }
    : data
