import type { Tab, TextField, TextFieldSingleValidation } from 'payload'
import { siteSwitches, type SiteSwitch } from '@/domain/site/site'
import { checkbox } from '@collections/fields/checkbox'
import { type BilingualText, bilingual, translate } from '@collections/labels'
import { row } from '@collections/fields/row'

const switchLabels: Record<SiteSwitch, BilingualText> = {
  useReservations: bilingual('Reservations', 'Réservations'),
  notifications: bilingual('Notifications', 'Avis'),
  allergenCard: bilingual('Allergen card', 'Carte d’allergènes'),
  foodInsecurity: bilingual('Help with food insecurity', 'Aide en cas d’insécurité alimentaire'),
  mealPlanSubscriptions: bilingual('Meal plan subscriptions', 'Abonnements aux forfaits repas'),
  weeklyMppSubscriptions: bilingual('Weekly meal plan subscriptions', 'Abonnements hebdomadaires aux forfaits repas'),
  coffeeSubscription: bilingual('Coffee subscription', 'Abonnement café'),
  installments: bilingual('Payment in instalments', 'Paiement par versements'),
  activePromoCode: bilingual('Promo codes', 'Codes promo'),
}

const isTaxNumber: TextFieldSingleValidation = (value, { req }) =>
  !value ||
  /^[\p{L}\p{N} -]{3,40}$/u.test(value) ||
  translate(
    req,
    bilingual(
      'Enter a tax number of letters, digits, spaces and hyphens, such as 12345 6789 RT0001.',
      'Entrez un numéro de taxe formé de lettres, de chiffres, d’espaces et de traits d’union, par exemple 12345 6789 RT0001.',
    ),
  )
const taxNumber = (name: string, label: BilingualText): TextField => ({
  name,
  type: 'text',
  label,
  validate: isTaxNumber,
  admin: { width: '50%' },
})

/** Who sells, as receipts name it. */
const sellerName: TextField = {
  name: 'sellerName',
  type: 'text',
  label: bilingual('Seller on receipts', 'Vendeur sur les reçus'),
  maxLength: 120,
  admin: {
    description: bilingual(
      'The legal name of the company that sells the meal plans. Receipts also show the address of the campus.',
      'La raison sociale de l’entreprise qui vend les forfaits. Les reçus montrent aussi l’adresse du campus.',
    ),
  },
}

/** Feature switches of customer accounts and of the shop, and the seller. Spec: CUS-3.18. */
export const accountsAndShopTab: Tab = {
  label: bilingual('Accounts and shop', 'Comptes et boutique'),
  fields: [
    checkbox('customerLogin', bilingual('Customer accounts', 'Comptes clients')),
    {
      name: 'customerLoginText',
      type: 'textarea',
      label: bilingual('Text beside the sign-in form', 'Texte à côté du formulaire de connexion'),
      localized: true,
      admin: { condition: (data) => Boolean(data?.customerLogin) },
    },
    {
      type: 'row',
      fields: siteSwitches.map((name) => checkbox(name, switchLabels[name], { width: '50%' })),
    },
    sellerName,
    row(
      taxNumber('federalTaxNumber', bilingual('GST/HST number', 'Numéro de TPS/TVH')),
      taxNumber('provincialTaxNumber', bilingual('QST or PST number', 'Numéro de TVQ ou de TVP')),
    ),
  ],
}
