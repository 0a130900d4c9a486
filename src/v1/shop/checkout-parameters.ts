import { flatBilling, flatBuyer, flatCard, flatStudent } from '@/contract/shop/checkout-requests'
import type { Localized } from '@/domain/locale'

/** A flat name of the earlier service stands for a key of an object. */
const sameAs = (key: string): Localized => ({ en: `The same as ${key}.`, fr: `Comme ${key}.` })
const flat = (names: object, object: string, prefix: string) =>
  Object.keys(names).map((name) => [name, sameAs(`${object}.${name.slice(prefix.length)}`)] as const)

const person: Localized = {
  en: 'Object with first_name, last_name, email, confirm_email, phone_number, address, city, and province with postal_code or state with zip_code.',
  fr: 'Objet avec first_name, last_name, email, confirm_email, phone_number, address, city, et province avec postal_code ou state avec zip_code.',
}

/** The parameters of the checkout's calls. */
export const checkoutParameters: Readonly<Record<string, Localized>> = {
  ...Object.fromEntries([
    ...flat(flatBuyer, 'buyer', ''),
    ...flat(flatStudent, 'student', 'student_'),
    ...flat(flatBilling, 'billing', 'billing_'),
    ...flat(flatCard, 'card', 'card_'),
  ]),
  payment_type: {
    en: 'Student ID, Payroll deduction, Credit card, ApplePay, GooglePay or installments.',
    fr: 'Student ID, Payroll deduction, Credit card, ApplePay, GooglePay ou installments.',
  },
  buyer: {
    en: `${person.en} Also student_id, barcode_id and opt_in.`,
    fr: `${person.fr} Aussi student_id, barcode_id et opt_in.`,
  },
  student: {
    en: `The student of a parent. ${person.en}`,
    fr: `L’étudiant d’un parent. ${person.fr}`,
  },
  password: {
    en: 'Password of at least 8 characters, to open an account with the order. Optional, and ignored for a logged-in customer.',
    fr: 'Mot de passe d’au moins 8 caractères, pour ouvrir un compte avec la commande. Facultatif, et ignoré pour un client connecté.',
  },
  confirm_password: { en: 'The password again.', fr: 'Le mot de passe, une seconde fois.' },
  billing: {
    en: 'Object with address, city, province and postal_code of the card’s owner.',
    fr: 'Objet avec address, city, province et postal_code du titulaire de la carte.',
  },
  card: {
    en: 'Object with first_name, last_name, number, expires (MM/YY) and security_code. It is neither stored nor logged.',
    fr: 'Objet avec first_name, last_name, number, expires (MM/AA) et security_code. Il n’est ni conservé ni consigné.',
  },
  token: {
    en: 'Token of the payment provider, instead of a card.',
    fr: 'Jeton du fournisseur de paiement, à la place d’une carte.',
  },
  wallet: {
    en: 'ApplePay or GooglePay, if the token comes from a wallet.',
    fr: 'ApplePay ou GooglePay, si le jeton vient d’un portefeuille.',
  },
  installment_object: {
    en: 'Object with the PlanId of an installment plan. Without it, the full amount is charged.',
    fr: 'Objet avec le PlanId d’un plan de versements. Sans lui, le montant entier est prélevé.',
  },
  accepted_terms: {
    en: 'Array of { kind, locale, version }: the terms that the buyer accepted, in order. version is the SHA-256 digest of the text. Without it, a site with terms refuses the order and lists them in terms.',
    fr: 'Tableau de { kind, locale, version }\u00a0: les conditions que l’acheteur a acceptées, dans l’ordre. version est l’empreinte SHA-256 du texte. Sans lui, un site qui a des conditions refuse la commande et les liste dans terms.',
  },
  terms: {
    en: 'true: the buyer accepts the terms that orderform/list gave in the language of this request. Needs terms_version, and stands for accepted_terms. Terms that have changed since are refused and listed.',
    fr: 'true\u00a0: l’acheteur accepte les conditions que orderform/list a données dans la langue de cette demande. Exige terms_version et remplace accepted_terms. Des conditions qui ont changé depuis sont refusées et listées.',
  },
  terms_version: {
    en: 'The terms_version of the orderform/list that the buyer was shown.',
    fr: 'Le terms_version du orderform/list que l’acheteur a vu.',
  },
  cart_revision: {
    en: 'Revision of the cart that the buyer saw. A cart that has changed since is refused.',
    fr: 'Révision du panier que l’acheteur a vu. Un panier qui a changé depuis est refusé.',
  },
  cart_total: {
    en: 'Total that the buyer saw, in dollars. Another total is refused.',
    fr: 'Total que l’acheteur a vu, en dollars. Un autre total est refusé.',
  },
  cart_bonus: {
    en: 'Bonus of the cart that the buyer saw, in dollars. Another bonus is refused.',
    fr: 'Boni du panier que l’acheteur a vu, en dollars. Un autre boni est refusé.',
  },
  cart_later: {
    en: 'Sum of all later payments that the buyer saw, in dollars: amount times payments of each later_charge. Another sum is refused.',
    fr: 'Somme de tous les paiements à venir que l’acheteur a vus, en dollars\u00a0: amount fois payments de chaque later_charge. Une autre somme est refusée.',
  },
  code: {
    en: 'Six-digit code from the mail to the charged person’s address. Without it, a site that asks for one mails it and refuses the order with field "code". It is valid for 10 minutes, one cart, address and payment type, and five tries.',
    fr: 'Code à six chiffres du courriel envoyé à la personne facturée. Sans lui, un site qui le demande l’envoie et refuse la commande avec field «\u00a0code\u00a0». Il est valide 10 minutes, pour un panier, une adresse et un mode de paiement, et cinq essais.',
  },
  attempt: {
    en: 'Name of the submit, 24 hexadecimal digits. The same name has the same result, however often it is sent.',
    fr: 'Nom de l’envoi, 24 chiffres hexadécimaux. Le même nom a le même résultat, peu importe le nombre d’envois.',
  },
  location_id: { en: 'ID of the buyer’s location.', fr: 'Identifiant du lieu de l’acheteur.' },
  amount: { en: 'Amount in dollars, such as 489.95.', fr: 'Montant en dollars, par exemple 489.95.' },
  pan: { en: 'Card number. Accepted in a body only.', fr: 'Numéro de carte. Accepté seulement dans un corps.' },
  exp: {
    en: 'Expiration date, MM/YY. Accepted in a body only.',
    fr: 'Date d’expiration, MM/AA. Acceptée seulement dans un corps.',
  },
}
