import type { CollectionConfig, Field, TextField } from 'payload'
import { byArea } from './access/by-area'
import { onlyAdministrators } from './access/only-administrators'
import { basisPoints } from './fields/basis-points'
import { cents } from './fields/cents'
import { checkbox } from './fields/checkbox'
import { emailDomain } from './fields/email-domain'
import { htmlBody } from './fields/html-body'
import { paymentTypesOf } from './fields/payment-types'
import { studentIdPattern } from './fields/student-id-pattern'
import { announceSiteDocument } from './hooks/announce-change'
import { groups, words } from './labels'

const label = (name: string, en: string, fr: string): TextField => ({
  name,
  type: 'text',
  label: words(en, fr),
  localized: true,
  maxLength: 120,
  admin: { width: '50%' },
})
const flag = (name: string, en: string, fr: string) => checkbox(name, words(en, fr), { width: '50%' })
const html = (name: string, en: string, fr: string) => htmlBody(name, words(`${en} (HTML)`, `${fr} (HTML)`))
const row = (...fields: Field[]): Field => ({ type: 'row', fields })
const customerTypesOf = (name: string, en: string, fr: string): Field => ({
  name,
  type: 'relationship',
  relationTo: 'customer-types',
  hasMany: true,
  label: words(en, fr),
})

/** How a site sells: what its order form asks and calls things, who pays how, what is taxed. One per site. Spec: CUS-3.5. */
export const orderFormSettings: CollectionConfig = {
  slug: 'order-form-settings',
  labels: {
    singular: words('Order form', 'Bon de commande'),
    plural: words('Order forms', 'Bons de commande'),
  },
  admin: { useAsTitle: 'store', group: groups.shop, defaultColumns: ['store', 'testMode', 'updatedAt'] },
  access: byArea('shop'),
  hooks: announceSiteDocument(),
  custom: { onePerSite: true },
  fields: [
    { name: 'store', type: 'text', label: words('Name of the shop', 'Nom de la boutique') },
    checkbox('testMode', words('Test mode: no money moves', 'Mode d’essai : aucun paiement réel'), { sidebar: true }),
    {
      type: 'tabs',
      tabs: [
        {
          label: words('Payment', 'Paiement'),
          fields: [
            paymentTypesOf('paymentTypes', words('Ways to pay', 'Modes de paiement')),
            paymentTypesOf('customMealPlanPaymentTypes', words('For own plans', 'Pour les forfaits sur mesure')),
            paymentTypesOf('decliningBalancePaymentTypes', words('For balances', 'Pour les soldes')),
            {
              name: 'googlePayToken',
              type: 'text',
              label: words('Google Pay token', 'Jeton Google Pay'),
              access: { create: onlyAdministrators, read: onlyAdministrators, update: onlyAdministrators },
            },
          ],
        },
        {
          label: words('Products', 'Produits'),
          fields: [
            row(
              flag('sellDb', 'Sells declining balances', 'Vend des soldes dégressifs'),
              flag('coffeeSubscription', 'Sells coffee subscriptions', 'Vend des abonnements café'),
            ),
            cents('coffeeSubscriptionPriceCents', words('Coffee, cents per month', 'Café, cents par mois')),
            {
              name: 'customMealPlanAs',
              type: 'select',
              label: words('The balance of an own plan is', 'Le solde d’un forfait sur mesure est'),
              options: [
                { value: 'bonus', label: words('A bonus', 'Un boni') },
                { value: 'discount', label: words('A discount', 'Un rabais') },
              ],
            },
            customerTypesOf('customPlanCustomerTypes', 'Own plans are for', 'Les forfaits sur mesure sont pour'),
            customerTypesOf('decliningBalanceCustomerTypes', 'Balances are for', 'Les soldes sont pour'),
            html('mealPlanMsg', 'About meal plans', 'À propos des forfaits repas'),
            html('subscriptionPlanMsg', 'About subscriptions', 'À propos des abonnements'),
            html('customMealPlanMsg', 'About own plans', 'À propos des forfaits sur mesure'),
            html('decliningBalanceMsg', 'About balances', 'À propos des soldes'),
          ],
        },
        {
          label: words('Taxes', 'Taxes'),
          fields: [
            row(
              basisPoints('taxBps', words('Federal rate, 500 is 5 %', 'Taux fédéral, 500 vaut 5 %')),
              basisPoints('provincialTaxBps', words('Provincial rate', 'Taux provincial')),
            ),
            row(
              flag('taxMealPlans', 'Tax meal plans', 'Taxer les forfaits repas'),
              flag('taxDecliningBalance', 'Tax balances', 'Taxer les soldes'),
              flag('taxCustomMealPlans', 'Tax own plans', 'Taxer les forfaits sur mesure'),
            ),
          ],
        },
        {
          label: words('Questions', 'Questions'),
          fields: [
            flag('hasCustomerSelections', 'Asks before it sells', 'Pose des questions avant la vente'),
            row(
              flag('useCustomerType', 'Asks who', 'Demande qui'),
              flag('useCustomerLocation', 'Asks where', 'Demande où'),
              flag('useCustomerYear', 'Asks the year', 'Demande l’année'),
              flag('useCustomerTerm', 'Asks the term', 'Demande la session'),
            ),
            row(label('whoLabel', 'Who', 'Qui'), label('whereLabel', 'Where', 'Où')),
            row(label('yearLabel', 'Year', 'Année'), label('termLabel', 'Term', 'Session')),
            row(label('firstNameLabel', 'First name', 'Prénom'), label('lastNameLabel', 'Last name', 'Nom')),
            row(label('studentIdLabel', 'Student ID', 'Numéro étudiant'), label('emailLabel', 'E-mail', 'Courriel')),
            label('mealPlanLabel', 'Meal plan', 'Forfait repas'),
          ],
        },
        {
          label: words('Checks', 'Vérifications'),
          fields: [
            row(
              flag('requireStudentId', 'The student ID is required', 'Le numéro étudiant est exigé'),
              flag('requireBarcodeId', 'The bar code is required', 'Le code à barres est exigé'),
            ),
            row(studentIdPattern, emailDomain),
            flag('enableFacultyEmailValidator', 'Checks faculty e-mails', 'Vérifie les courriels du personnel'),
            label('facultyEmailMsg', 'When it is not one of them', 'Quand le courriel n’y est pas'),
          ],
        },
        {
          label: words('Terms', 'Conditions'),
          fields: [
            row(
              flag('plansRequireTerms', 'Plans require consent', 'Les forfaits exigent un accord'),
              flag('studentIdRequiresTerms', 'Student ID requires consent', 'La carte étudiante exige un accord'),
            ),
            html('mealPlanTerms', 'Terms of meal plans', 'Conditions des forfaits repas'),
            html('subscriptionTerms', 'Terms of subscriptions', 'Conditions des abonnements'),
            html('studentIdTerms', 'Terms of the student ID', 'Conditions de la carte étudiante'),
          ],
        },
      ],
    },
  ],
}
