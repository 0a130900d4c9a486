import type { Locale } from '@/domain/locale'
import { ledgerNames } from '@/domain/shop/orders/ledger-names'
import type { LedgerWords } from '@/domain/shop/sales/ledger-csv'

/** The words of the ledger's export. */
export const ledgerWords: Record<Locale, LedgerWords> = {
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
