import type { PayloadRequest } from 'payload'
import type { Locale } from '@/domain/locale'
import { csvHeader, csvLine, type LedgerWords } from '@/domain/shop/sales/ledger-csv'
import { daysBetween, isCampusDate } from '@/domain/time/calendar'
import { readLedgerPages, type LedgerRow } from '@/server/database/shop/ledger-rows'
import { textOf } from '@/server/database/stored-values'
import { bilingual } from '@collections/labels'
import { csvResponse } from '@collections/endpoints/csv-response'
import { requireSite } from '@collections/access/require-site'
import { ledgerNames } from '@/domain/shop/orders/ledger-names'
import { refuse } from '@collections/refuse'

/** The words of the ledger's export. */
const ledgerWords: Record<Locale, LedgerWords> = {
  en: {
    header: ['Day', 'Kind', 'Order', 'Account', 'Debit (CAD)', 'Credit (CAD)', 'Provider', 'Reference', 'Entry'],
    ...ledgerNames.en,
  },
  fr: {
    header: [
      'Jour',
      'Genre',
      'Commande',
      'Compte',
      'Débit (CAD)',
      'Crédit (CAD)',
      'Fournisseur',
      'Référence',
      'Écriture',
    ],
    ...ledgerNames.fr,
  },
}

/** A fiscal year and a month. */
const longestDays = 400

const badPeriod = bilingual(
  'Choose a period of at most 400 days, from its first day to its last one.',
  'Choisissez une période d’au plus 400 jours, du premier au dernier jour.',
)

/**
 * `GET /api/orders/ledger-export?site=…&from=…&to=…&language=…`: the ledger of one of the person's sites as CSV, one line per posting.
 * It is streamed: the server holds 500 entries at a time.
 */
export async function exportLedger(req: PayloadRequest): Promise<Response> {
  const { site } = await requireSite(req, 'sales')
  const [from, to] = [textOf(req.query.from) ?? '', textOf(req.query.to) ?? '']
  const isPeriod = isCampusDate(from) && isCampusDate(to) && from <= to && daysBetween(from, to) < longestDays
  if (!site || !isPeriod) return refuse(req, badPeriod)
  const asked = textOf(req.query.language) ?? req.i18n.language
  const locale: Locale = asked === 'fr' ? 'fr' : 'en'
  const name = locale === 'fr' ? `grand-livre-${from}-${to}.csv` : `ledger-${from}-${to}.csv`
  return csvResponse(req, name, writeLines(req, { site: site.id, from, to }, locale))
}

async function* writeLines(
  { payload }: PayloadRequest,
  period: { site: string; from: string; to: string },
  locale: Locale,
): AsyncGenerator<string> {
  const words = ledgerWords[locale]
  yield csvHeader(words, locale)
  for await (const entries of readLedgerPages(payload, period)) {
    const numbers = await readOrderNumbers(payload, entries)
    yield entries
      .flatMap(({ postings, bookedOn, kind, key, orderId, provider, reference }) =>
        postings.map((posting) =>
          csvLine(
            {
              ...posting,
              ...{ bookedOn, kind, key, orderNo: (orderId && numbers.get(orderId)) ?? '' },
              ...{ provider: provider ?? '', reference: reference ?? '' },
            },
            words,
            locale,
          ),
        ),
      )
      .join('')
  }
}

async function readOrderNumbers({ db }: PayloadRequest['payload'], entries: readonly LedgerRow[]) {
  const ids = [...new Set(entries.flatMap(({ orderId }) => orderId ?? []))]
  const { docs } = await db.find<{ id: string; no?: string }>({
    collection: 'orders',
    where: { id: { in: ids } },
    select: { no: true },
    pagination: false,
    limit: 0,
  })
  return new Map(docs.map(({ id, no }) => [String(id), no ?? '']))
}
