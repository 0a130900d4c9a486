import type { CollectionBeforeValidateHook, PayloadRequest } from 'payload'
import { checkPriceChange, settlePrice, type PriceFault, type PriceSchedule } from '@/domain/shop/plan-price'
import { isCampusDate, type CampusDate } from '@/domain/time/calendar'
import { campusDateAt } from '@/domain/time/campus-time'
import { clock } from '@/server/clock'
import { fieldsOf, idOf, numberOf, textOf } from '@/server/database/stored-values'
import { type BilingualText, bilingual, translate } from '@collections/labels'
import { validationError } from '@collections/validation-error'

const messages: Record<PriceFault, { path: string; text: BilingualText }> = {
  'needs-date': {
    path: 'priceCents',
    text: bilingual(
      'Buyers already see this price. Enter the new one in “New price”, and in “New price from” the first day that it applies. That day can be today.',
      'Ce prix est déjà affiché. Entrez le nouveau dans «\u00a0Nouveau prix\u00a0» et, dans «\u00a0Nouveau prix à partir du\u00a0», le premier jour où il s’applique. Ce jour peut être aujourd’hui.',
    ),
  },
  'past-date': {
    path: 'nextPriceFrom',
    text: bilingual('Choose today or a later day.', 'Choisissez aujourd’hui ou un jour ultérieur.'),
  },
}

/**
 * Lets the price of a published plan or balance change on a day only, and stores a new price as the price once its day has
 * come. Documents without drafts are always published.
 */
export const settlePrices: CollectionBeforeValidateHook = async ({ data, originalDoc, req, collection }) => {
  const given: Record<string, unknown> = { ...originalDoc, ...data }
  const id = textOf(originalDoc?.id)
  const where = { id: { equals: id } }
  const stored = id && fieldsOf(await req.payload.db.findOne({ collection: collection.slug, where, req }))
  const published = stored && stored._status !== 'draft' ? scheduleOf(stored) : null
  const saved = scheduleOf(given)
  if (!published && !saved.nextPrice) return data
  const today = await readToday(req, idOf(given.site))
  const fault = checkPriceChange(saved, published, today)
  if (fault) {
    const { path, text } = messages[fault]
    throw validationError(collection, [{ path, message: translate(req, text) }], req)
  }
  const settled = settlePrice(saved, published, today)
  if (data?._status === 'draft' || settled === saved) return data
  return {
    ...data,
    priceCents: settled.priceCents,
    taxCents: settled.taxCents,
    nextPriceCents: settled.nextPrice?.priceCents ?? null,
    nextTaxCents: settled.nextPrice?.taxCents ?? null,
    nextPriceFrom: settled.nextPrice?.from ?? null,
  }
}

/** Half of a new price counts as none: `requireTerms` asks for the other half. */
function scheduleOf(doc: Record<string, unknown>): PriceSchedule {
  const [priceCents, from] = [numberOf(doc.nextPriceCents), textOf(doc.nextPriceFrom)]
  const isComplete = priceCents !== null && from !== null && isCampusDate(from)
  return {
    priceCents: numberOf(doc.priceCents),
    taxCents: numberOf(doc.taxCents),
    nextPrice: isComplete ? { priceCents, taxCents: numberOf(doc.nextTaxCents), from } : null,
  }
}

async function readToday(req: PayloadRequest, site: string | null): Promise<CampusDate> {
  const where = { id: { equals: site ?? '' } }
  const found = fieldsOf(await req.payload.db.findOne({ collection: 'sites', where, select: { timeZone: true }, req }))
  return campusDateAt(clock.now(), textOf(found.timeZone) ?? 'America/Toronto')
}
