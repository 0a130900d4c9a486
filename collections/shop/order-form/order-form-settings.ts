import type { CollectionConfig, Field, TextField } from 'payload'
import { missingCoffeePrice } from '@/domain/shop/missing-terms'
import { cents } from '@collections/shop/cents'
import { checkbox } from '@collections/fields/checkbox'
import { emailDomain } from './email-domain'
import { richTextBody } from '@collections/fields/rich-text/rich-text-body'
import { milliPercent } from '@collections/shop/percent-fields'
import { paymentTypesField } from '@collections/shop/payment-types'
import { nextPriceFields } from '@collections/shop/plans/next-price'
import { requireTerms } from '@collections/shop/plans/require-terms'
import { settleCoffeePrice } from '@collections/shop/plans/settle-prices'
import { coffeeFields } from '@collections/shop/plans/settle-schedule'
import { studentIdPattern } from './student-id-pattern'
import { announceSiteDocument } from '@collections/hooks/announce-change'
import { groups, bilingual } from '@collections/labels'

const label = (name: string, en: string, fr: string): TextField => ({
  name,
  type: 'text',
  label: bilingual(en, fr),
  localized: true,
  maxLength: 120,
  admin: { width: '50%' },
})
const flag = (name: string, en: string, fr: string) => checkbox(name, bilingual(en, fr), { width: '50%' })
const body = (name: string, en: string, fr: string) => richTextBody(name, bilingual(en, fr))
const row = (...fields: Field[]): Field => ({ type: 'row', fields })
const customerTypesOf = (name: string, en: string, fr: string): Field => ({
  name,
  type: 'relationship',
  relationTo: 'customer-types',
  custom: { emptyMeansAll: true },
  hasMany: true,
  label: bilingual(en, fr),
})

/** Settings of a site's order form: payment types, products, taxes, questions and checks. One per site. Spec: CUS-3.5. */
export const orderFormSettings: CollectionConfig = {
  slug: 'order-form-settings',
  labels: {
    singular: bilingual('Order form', 'Bon de commande'),
    plural: bilingual('Order forms', 'Bons de commande'),
  },
  admin: {
    useAsTitle: 'store',
    group: groups.shop,
    defaultColumns: ['store', 'testMode', 'updatedAt'],
  },
  custom: { area: 'shop', public: true, onePerSite: true },
  hooks: { ...announceSiteDocument(), beforeValidate: [requireTerms(missingCoffeePrice), settleCoffeePrice] },
  fields: [
    {
      name: 'preview',
      type: 'ui',
      admin: {
        disableListColumn: true,
        components: { Field: '@/studio/shop/order-form-preview#OrderFormPreview' },
      },
    },
    { name: 'store', type: 'text', label: bilingual('Name of the shop', 'Nom de la boutique') },
    checkbox('testMode', bilingual('Test mode (no real payments)', 'Mode d’essai (aucun paiement réel)'), {
      sidebar: true,
    }),
    {
      type: 'tabs',
      tabs: [
        {
          label: bilingual('Payment', 'Paiement'),
          fields: [
            paymentTypesField('paymentTypes', bilingual('Ways to pay', 'Modes de paiement')),
            paymentTypesField(
              'customMealPlanPaymentTypes',
              bilingual('For custom plans', 'Pour les forfaits sur mesure'),
            ),
            paymentTypesField('decliningBalancePaymentTypes', bilingual('For balances', 'Pour les soldes')),
          ],
        },
        {
          label: bilingual('Products', 'Produits'),
          fields: [
            row(
              flag('sellDb', 'Sell declining balances', 'Vendre des soldes prépayés'),
              flag('coffeeSubscription', 'Sell coffee subscriptions', 'Vendre des abonnements café'),
            ),
            cents(
              'coffeeSubscriptionPriceCents',
              bilingual('Coffee subscription, per month', 'Abonnement café, par mois'),
            ),
            nextPriceFields(coffeeFields),
            {
              name: 'customMealPlanAs',
              type: 'select',
              label: bilingual('The balance of a custom plan is', 'Le solde d’un forfait sur mesure est'),
              options: [
                { value: 'bonus', label: bilingual('A bonus', 'Un boni') },
                { value: 'discount', label: bilingual('A discount', 'Un rabais') },
              ],
            },
            customerTypesOf('customPlanCustomerTypes', 'Custom plans are for', 'Les forfaits sur mesure sont pour'),
            customerTypesOf('decliningBalanceCustomerTypes', 'Balances are for', 'Les soldes sont pour'),
            ...body('mealPlanMsg', 'About meal plans', 'À propos des forfaits repas'),
            ...body('subscriptionPlanMsg', 'About subscriptions', 'À propos des abonnements'),
            ...body('customMealPlanMsg', 'About custom plans', 'À propos des forfaits sur mesure'),
            ...body('decliningBalanceMsg', 'About balances', 'À propos des soldes'),
          ],
        },
        {
          label: bilingual('Taxes', 'Taxes'),
          fields: [
            row(
              milliPercent('taxMilliPercent', bilingual('Federal rate', 'Taux fédéral')),
              milliPercent('provincialTaxMilliPercent', bilingual('Provincial rate', 'Taux provincial')),
            ),
            row(
              flag('taxMealPlans', 'Tax meal plans', 'Taxer les forfaits repas'),
              flag('taxDecliningBalance', 'Tax balances', 'Taxer les soldes'),
              flag('taxCustomMealPlans', 'Tax custom plans', 'Taxer les forfaits sur mesure'),
            ),
          ],
        },
        {
          label: bilingual('Questions', 'Questions'),
          fields: [
            flag('hasCustomerSelections', 'Ask questions before the sale', 'Poser des questions avant la vente'),
            row(
              flag('useCustomerType', 'Ask who is buying', 'Demander qui achète'),
              flag('useCustomerLocation', 'Ask where', 'Demander où'),
              flag('useCustomerYear', 'Ask the year', 'Demander l’année'),
              flag('useCustomerTerm', 'Ask the term', 'Demander la session'),
            ),
            row(
              label('whoLabel', 'Label for “who”', 'Libellé pour «\u00a0qui\u00a0»'),
              label('whereLabel', 'Label for “where”', 'Libellé pour «\u00a0où\u00a0»'),
            ),
            row(
              label('yearLabel', 'Label for “year”', 'Libellé pour «\u00a0année\u00a0»'),
              label('termLabel', 'Label for “term”', 'Libellé pour «\u00a0session\u00a0»'),
            ),
            row(
              label('firstNameLabel', 'Label for “first name”', 'Libellé pour «\u00a0prénom\u00a0»'),
              label('lastNameLabel', 'Label for “last name”', 'Libellé pour «\u00a0nom\u00a0»'),
            ),
            row(
              label('studentIdLabel', 'Label for “student ID”', 'Libellé pour «\u00a0numéro étudiant\u00a0»'),
              label('emailLabel', 'Label for “email”', 'Libellé pour «\u00a0courriel\u00a0»'),
            ),
            label('mealPlanLabel', 'Label for “meal plan”', 'Libellé pour «\u00a0forfait repas\u00a0»'),
          ],
        },
        {
          label: bilingual('Checks', 'Vérifications'),
          fields: [
            row(
              flag('requireStudentId', 'Require a student ID', 'Exiger un numéro étudiant'),
              flag('requireBarcodeId', 'Require a bar code', 'Exiger un code à barres'),
            ),
            row(studentIdPattern, emailDomain),
            flag('enableFacultyEmailValidator', 'Check faculty emails', 'Vérifier les courriels du personnel'),
            label(
              'facultyEmailMsg',
              'Message for an email that is not listed',
              'Message pour un courriel qui n’est pas dans la liste',
            ),
            checkbox(
              'confirmAccountPayments',
              bilingual(
                'Confirm payments by student ID and payroll',
                'Confirmer les paiements par carte étudiante et retenue salariale',
              ),
              {
                on: true,
                description: bilingual(
                  'We mail a six-digit code to the person who is charged before the order is placed, unless they are logged in with the campus sign-in. Set the domain of student emails and check faculty emails, too: without them, the code goes to any address. If you switch this off, anybody who knows an email or a student number can charge that person.',
                  'Avant la commande, nous envoyons par courriel un code à six chiffres à la personne facturée, sauf si elle est connectée avec le compte du campus. Indiquez aussi le domaine des courriels étudiants et vérifiez les courriels du personnel\u00a0: sans eux, le code est envoyé à n’importe quelle adresse. Si vous désactivez cette option, quiconque connaît un courriel ou un numéro étudiant peut faire facturer cette personne.',
                ),
              },
            ),
          ],
        },
        {
          label: bilingual('Terms', 'Conditions'),
          fields: [
            row(
              flag('plansRequireTerms', 'Require consent for plans', 'Exiger un accord pour les forfaits'),
              flag(
                'studentIdRequiresTerms',
                'Require consent for payment by student ID',
                'Exiger un accord pour payer par carte étudiante',
              ),
            ),
            ...body('mealPlanTerms', 'Terms of meal plans', 'Conditions des forfaits repas'),
            ...body('subscriptionTerms', 'Terms of subscriptions', 'Conditions des abonnements'),
            ...body('studentIdTerms', 'Terms of the student ID', 'Conditions de la carte étudiante'),
          ],
        },
      ],
    },
  ],
}
