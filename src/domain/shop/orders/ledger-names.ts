import type { Locale } from '@/domain/locale'
import type { Account } from './ledger'

type EntryKind = 'sale' | 'renewal' | 'refund'

/** The names of what the ledger books and of its accounts, in the studio and in its export. */
export const ledgerNames: Record<Locale, { kinds: Record<EntryKind, string>; accounts: Record<Account, string> }> = {
  en: {
    kinds: { sale: 'Sale', renewal: 'Renewal', refund: 'Refund' },
    accounts: {
      customers: 'Customers',
      'provider-clearing': 'Payment provider',
      'student-accounts': 'Student accounts',
      payroll: 'Payroll',
      sales: 'Sales',
      'federal-tax': 'Federal tax',
      'provincial-tax': 'Provincial tax',
    },
  },
  fr: {
    kinds: { sale: 'Vente', renewal: 'Renouvellement', refund: 'Remboursement' },
    accounts: {
      customers: 'Clients',
      'provider-clearing': 'Fournisseur de paiement',
      'student-accounts': 'Comptes étudiants',
      payroll: 'Retenues sur la paie',
      sales: 'Ventes',
      'federal-tax': 'Taxe fédérale',
      'provincial-tax': 'Taxe provinciale',
    },
  },
}
