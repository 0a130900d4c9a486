import type { Locale, Localized } from '@/domain/locale'
import type { CampusDate } from '@/domain/time/calendar'

/** What an allergen card shows. It always has at least one allergen. Spec: CUS-2.25, CUS-3.1. */
export type AllergenCard = {
  siteName: Localized
  holderName: string
  allergens: readonly Localized[]
  /** In the customer's own words, the same in both languages. */
  customAllergens: readonly string[]
  carriesEpinephrine: boolean
  contact: { name: string; number: string } | null
  /** The campus date on which the card was made. */
  madeOn: CampusDate
}

type Words = {
  title: string
  holder: string
  allergicTo: string
  epinephrine: string
  emergency: string
  contact: string
  phone: string
  madeOn: string
  note: string
  /** In place of an allergen in a script that the PDF's fonts do not have. */
  unprintable: string
}

/** The words of the card, shared by the PDF, the print page and the wallet pass. */
export const allergenCardWords: Record<Locale, Words> = {
  en: {
    title: 'Allergen card',
    holder: 'Name',
    allergicTo: 'I am allergic to',
    epinephrine: 'I carry epinephrine (auto-injector).',
    emergency: 'In an emergency, call 911.',
    contact: 'Then call',
    phone: 'Phone',
    madeOn: 'Made on {date} from the holder’s own information.',
    note: 'Please check the ingredients and avoid cross-contact.',
    unprintable: 'One more allergen, which this card cannot print. Ask me to show it.',
  },
  fr: {
    title: 'Carte d’allergènes',
    holder: 'Nom',
    allergicTo: 'J’ai une allergie aux aliments suivants',
    epinephrine: 'J’ai de l’épinéphrine sur moi (auto-injecteur).',
    emergency: 'En cas d’urgence, appelez le 911.',
    contact: 'Appelez ensuite',
    phone: 'Téléphone',
    madeOn: 'Établie le {date} selon les renseignements du titulaire.',
    note: 'Veuillez vérifier les ingrédients et éviter les contacts croisés.',
    unprintable: 'Un autre allergène, que cette carte ne peut pas imprimer. Demandez-moi de le montrer.',
  },
}

/** The allergens of a card in one language: those of the list, then the custom ones. */
export const listCardAllergens = ({ allergens, customAllergens }: AllergenCard, locale: Locale): string[] => [
  ...allergens.map((name) => name[locale]),
  ...customAllergens,
]
