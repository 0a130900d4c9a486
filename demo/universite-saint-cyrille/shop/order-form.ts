import type { DemoOrderForm } from '../../shapes/shop-shape'

export const orderForm: DemoOrderForm = {
  store: 'saint-cyrille-tables',
  paymentTypes: ['Student ID', 'Payroll deduction', 'Credit card', 'ApplePay', 'GooglePay', 'installments'],
  customMealPlanPaymentTypes: ['Student ID', 'Credit card'],
  decliningBalancePaymentTypes: ['Credit card', 'Payroll deduction', 'ApplePay', 'GooglePay'],
  customPlanCustomerTypes: ['commuter', 'staff'],
  decliningBalanceCustomerTypes: [],
  labels: {
    whoLabel: { en: 'Who is the plan for?', fr: 'À qui est destiné le forfait?' },
    whereLabel: { en: 'Where do you live?', fr: 'Où habitez-vous?' },
    yearLabel: { en: 'Year of study', fr: 'Année d’études' },
    termLabel: { en: 'Term', fr: 'Session' },
    firstNameLabel: { en: 'First name', fr: 'Prénom' },
    lastNameLabel: { en: 'Last name', fr: 'Nom de famille' },
    studentIdLabel: { en: 'Permanent code or staff number', fr: 'Code permanent ou numéro d’employé' },
    emailLabel: { en: 'University email', fr: 'Courriel de l’université' },
    mealPlanLabel: { en: 'Meal plans', fr: 'Forfaits repas' },
  },
  studentIdPattern: '[A-Z]{4}\\d{8}',
  emailDomain: 'saint-cyrille.example',
  enableFacultyEmailValidator: true,
  facultyEmailMsg: {
    en: 'Payroll deduction is for staff of the university. Use the email that your pay stub is sent to.',
    fr: 'La retenue salariale est réservée au personnel de l’université. Utilisez le courriel auquel vous recevez votre relevé de paie.',
  },
  messages: {
    mealPlanMsg: {
      en: '<p>Residential plans open every meal at La Grande Table. Blocks of meals are for those who eat here <strong>now and then</strong>.</p>',
      fr: '<p>Les forfaits de résidence donnent accès à tous les repas de La Grande Table. Les carnets de repas conviennent à qui mange ici <strong>de temps en temps</strong>.</p>',
    },
    subscriptionPlanMsg: {
      en: '<p>A subscription is billed on the first of the month, or every Sunday, until you cancel it.</p>',
      fr: '<p>L’abonnement est facturé le premier du mois, ou chaque dimanche, jusqu’à ce que vous l’annuliez.</p>',
    },
    customMealPlanMsg: {
      en: '<p>Choose a number of meals and an amount of Meal Dollars: the Meal Dollars come at a discount.</p>',
      fr: '<p>Choisissez un nombre de repas et un montant de Dollars repas : les Dollars repas sont offerts à rabais.</p>',
    },
    decliningBalanceMsg: {
      en: '<p>Meal Dollars are spent like money at every counter, and carry over from autumn to winter.</p>',
      fr: '<p>Les Dollars repas se dépensent comme de l’argent à tous les comptoirs, et se reportent de l’automne à l’hiver.</p>',
    },
  },
  terms: {
    mealPlanTerms: {
      en: '<h3>Meal plans</h3><ul><li>A plan is for one person and cannot be lent.</li><li>It may be changed once, in the first two weeks of the term.</li><li>Meals that are left at the end of the winter term are lost.</li></ul>',
      fr: '<h3>Forfaits repas</h3><ul><li>Le forfait est personnel et ne peut pas être prêté.</li><li>Il peut être modifié une fois, dans les deux premières semaines de la session.</li><li>Les repas qui restent à la fin de la session d’hiver sont perdus.</li></ul>',
    },
    subscriptionTerms: {
      en: '<h3>Subscriptions</h3><p>Your card is charged at each due date. Cancel at least <strong>three days</strong> before the next one, from your account.</p>',
      fr: '<h3>Abonnements</h3><p>Votre carte est débitée à chaque échéance. Annulez au moins <strong>trois jours</strong> avant la suivante, depuis votre compte.</p>',
    },
    studentIdTerms: {
      en: '<p>The amount is added to your student account and is due with your tuition.</p>',
      fr: '<p>Le montant est porté à votre compte étudiant et se paie avec vos droits de scolarité.</p>',
    },
  },
  requireBarcodeId: false,
  customMealPlanAs: 'discount',
  taxes: {
    federalMilliPercent: 5_000,
    provincialMilliPercent: 9_975,
    mealPlans: true,
    decliningBalance: false,
    customMealPlans: true,
  },
  coffeeSubscriptionPriceCents: 4_995,
}
