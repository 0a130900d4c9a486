import type { DemoOrderForm } from '../../shapes/shop-shape'

/** Ontario's harmonized sales tax of 13% in two parts: 5% federal and 8% provincial. */
export const orderForm: DemoOrderForm = {
  store: 'northgate-dining',
  paymentTypes: ['Student ID', 'Payroll deduction', 'Credit card', 'ApplePay', 'GooglePay'],
  customMealPlanPaymentTypes: ['Student ID', 'Credit card', 'ApplePay'],
  decliningBalancePaymentTypes: ['Student ID', 'Credit card', 'ApplePay', 'GooglePay'],
  customPlanCustomerTypes: [],
  decliningBalanceCustomerTypes: [],
  labels: {
    whoLabel: { en: 'Who are you?', fr: 'Qui êtes-vous?' },
    whereLabel: { en: 'Where do you live?', fr: 'Où habitez-vous?' },
    yearLabel: { en: 'What year are you in?', fr: 'En quelle année êtes-vous?' },
    termLabel: { en: 'Which term?', fr: 'Quelle session?' },
    firstNameLabel: { en: 'First name', fr: 'Prénom' },
    lastNameLabel: { en: 'Last name', fr: 'Nom de famille' },
    studentIdLabel: { en: 'Student number', fr: 'Numéro étudiant' },
    emailLabel: { en: 'Northgate email', fr: 'Courriel de Northgate' },
    mealPlanLabel: { en: 'Meal plans', fr: 'Forfaits repas' },
  },
  studentIdPattern: '\\d{9}',
  emailDomain: 'northgate.example',
  enableFacultyEmailValidator: true,
  facultyEmailMsg: {
    en: 'We could not find this email among faculty and staff. Write to dining@northgate.example if it should be there.',
    fr: 'Ce courriel ne figure pas parmi ceux du personnel. Écrivez à dining@northgate.example s’il devrait y être.',
  },
  messages: {
    mealPlanMsg: {
      en: '<p>Everyone who lives on the hill has a residential plan. Blocks are for <strong>everybody else</strong>.</p>',
      fr: '<p>Toutes les personnes qui habitent la colline ont un forfait de résidence. Les blocs de repas sont pour <strong>toutes les autres</strong>.</p>',
    },
    subscriptionPlanMsg: {
      en: '<p>Pay as you go: monthly plans are billed on the first, weekly plans on Sunday.</p>',
      fr: '<p>Payez au fur et à mesure : les forfaits mensuels sont facturés le premier du mois, les forfaits hebdomadaires le dimanche.</p>',
    },
    customMealPlanMsg: {
      en: '<p>Put your own plan together: every amount of Dining Dollars comes with a bonus.</p>',
      fr: '<p>Composez votre forfait : chaque montant d’argent repas s’accompagne d’un boni.</p>',
    },
    decliningBalanceMsg: {
      en: '<p>Dining Dollars work at every counter, at the Trailside Market and with the delivery robots.</p>',
      fr: '<p>L’argent repas est accepté à tous les comptoirs, au Marché du sentier et par les robots livreurs.</p>',
    },
  },
  terms: {
    mealPlanTerms: {
      en: '<h3>Meal plans</h3><ul><li>A plan belongs to one person.</li><li>You may change it until the end of the second week of classes.</li><li>Meals do not carry over to the next academic year.</li></ul>',
      fr: '<h3>Forfaits repas</h3><ul><li>Le forfait est personnel.</li><li>Vous pouvez le modifier jusqu’à la fin de la deuxième semaine de cours.</li><li>Les repas ne se reportent pas à l’année universitaire suivante.</li></ul>',
    },
    subscriptionTerms: {
      en: '<h3>Subscriptions</h3><p>We charge your card at every due date. Cancel from your account at least <strong>three days</strong> before the next delivery.</p>',
      fr: '<h3>Abonnements</h3><p>Nous débitons votre carte à chaque échéance. Annulez depuis votre compte au moins <strong>trois jours</strong> avant la prochaine livraison.</p>',
    },
    studentIdTerms: {
      en: '<p>The charge appears on your student account within two working days.</p>',
      fr: '<p>Le montant paraît à votre compte étudiant dans les deux jours ouvrables.</p>',
    },
  },
  requireBarcodeId: false,
  customMealPlanAs: 'bonus',
  taxes: {
    federalMilliPercent: 5_000,
    provincialMilliPercent: 8_000,
    mealPlans: true,
    decliningBalance: false,
    customMealPlans: true,
  },
  coffeeSubscriptionPriceCents: 4_500,
}
