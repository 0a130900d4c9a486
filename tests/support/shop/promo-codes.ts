import type { Payload } from 'payload'
import { localizedCreator } from '@/server/database/write-localized'
import { rowsIn } from './checkout'

/** What tests of promo codes do at a site, which `currentSite` gives. */
export function promoCodes(payload: Payload, currentSite: () => string) {
  const create = localizedCreator(payload)
  let serial = 0
  return {
    /** Creates a code of 10 % with limits. Returns its text and id. */
    makeCode: async (limits: object = {}, site = currentSite()) => {
      const code = `CODE${(serial += 1)}`
      const discount = { promoType: 'discount', promoAdj: 'percent', promoValueBps: 1_000 } as const
      const { id } = await create('promo-codes', { site, promoCode: code, ...discount, active: true, ...limits })
      return { code, id }
    },
    /** The uses of a code. */
    usesOf: (id: string) => rowsIn(payload, 'promo-uses', { promoCode: { equals: id } }),
  }
}
