import { toSnakeCase } from '@/contract/snake-case'
import type { Locale, Localized } from '@/domain/locale'
import { formatPrice } from '@/domain/shop/money/money'
import type { Refusal, RefusalCode } from '@/domain/result'

type Detail = Refusal['detail']

/** The `msg` of each refusal. Clients compare the English texts, so changing one breaks them. Spec: V1-1.3, PUB-8.1. */
const messages: Record<RefusalCode, (detail: Detail) => Localized> = {
  'not-found-site': () => ({ en: 'Site not found.', fr: 'Site introuvable.' }),
  'unpublished-site': () => ({ en: 'Invalid site.', fr: 'Site non valide.' }),
  'not-found-location': () => ({ en: 'Location not found.', fr: 'Point de service introuvable.' }),
  'not-found-section': () => ({ en: 'Section not found.', fr: 'Section introuvable.' }),
  'not-found-item': () => ({ en: 'Item not found.', fr: 'Élément introuvable.' }),
  'bad-date': () => ({ en: 'Invalid date.', fr: 'Date non valide.' }),
  'no-menu': () => ({ en: 'No menu', fr: 'Aucun menu' }),
  'missing-parameter': ({ parameter = '' }) => ({
    en: `Missing parameter: ${parameter}.`,
    fr: `Paramètre manquant\u00a0: ${parameter}.`,
  }),
  'not-found-survey': () => ({ en: 'Survey not found.', fr: 'Sondage introuvable.' }),
  'not-found-choice': () => ({ en: 'Choice not found.', fr: 'Choix introuvable.' }),
  'unreadable-body': () => ({ en: 'The request cannot be read.', fr: 'La demande est illisible.' }),
  'bad-field': ({ field = '' }) => ({ en: `Invalid field: ${field}.`, fr: `Champ non valide\u00a0: ${field}.` }),
  'bad-email': () => ({ en: 'Invalid email address', fr: 'Adresse courriel non valide' }),
  'unknown-allergen': ({ name = '' }) => ({
    en: `Unknown allergen: ${name}.`,
    fr: `Allergène inconnu\u00a0: ${name}.`,
  }),
  'captcha-required': () => ({
    en: 'Confirm that you are not a robot, then send the form again. If the form does not ask you to, reload the page.',
    fr: 'Confirmez que vous n’êtes pas un robot, puis envoyez le formulaire de nouveau. Si le formulaire ne vous le demande pas, rechargez la page.',
  }),
  'captcha-invalid': () => ({
    en: 'The check that you are not a robot has failed. Send the form again.',
    fr: 'La vérification que vous n’êtes pas un robot a échoué. Envoyez le formulaire de nouveau.',
  }),
  'captcha-expired': () => ({
    en: 'The check that you are not a robot has expired. Send the form again.',
    fr: 'La vérification que vous n’êtes pas un robot a expiré. Envoyez le formulaire de nouveau.',
  }),
  'captcha-used': () => ({
    en: 'This check was used for another message. Send the form again.',
    fr: 'Cette vérification a déjà servi pour un autre message. Envoyez le formulaire de nouveau.',
  }),
  'bad-sign-in': () => ({ en: 'Invalid email or password.', fr: 'Courriel ou mot de passe non valide.' }),
  'wrong-password': () => ({
    en: 'The current password is wrong.',
    fr: 'Le mot de passe actuel est erroné.',
  }),
  'account-exists': () => ({
    en: 'An account with this email already exists. If it has no password yet, we sent it a link to choose one.',
    fr: 'Un compte existe déjà avec ce courriel. S’il n’a pas encore de mot de passe, nous lui avons envoyé un lien pour en choisir un.',
  }),
  'email-taken': () => ({
    en: 'Another account has this email. Choose another one.',
    fr: 'Un autre compte a ce courriel. Choisissez-en un autre.',
  }),
  'texts-changed': () => ({
    en: 'Our privacy policy or our terms of use have just changed. Reload the page and read them, then try again.',
    fr: 'Notre politique de confidentialité ou nos conditions d’utilisation viennent de changer. Rechargez la page, lisez-les, puis réessayez.',
  }),
  'no-accounts': () => ({ en: 'This site has no customer accounts.', fr: 'Ce site n’a pas de comptes clients.' }),
  'not-signed-in': () => ({
    en: 'You are logged out. Log in again.',
    fr: 'Votre session est terminée. Connectez-vous de nouveau.',
  }),
  'not-theirs': () => ({ en: 'This is not your account.', fr: 'Ce n’est pas votre compte.' }),
  'old-link': () => ({
    en: 'This link has expired. Request a new one.',
    fr: 'Ce lien a expiré. Demandez-en un nouveau.',
  }),
  'not-offered': () => ({
    en: 'This site does not offer this feature.',
    fr: 'Ce site n’offre pas cette fonction.',
  }),
  'no-allergens': () => ({
    en: 'Your allergen profile is empty. Add your allergens first.',
    fr: 'Votre profil d’allergènes est vide. Ajoutez d’abord vos allergènes.',
  }),
  'too-many-favourites': () => ({
    en: 'You have too many favourites. Remove one first.',
    fr: 'Vous avez trop de favoris. Retirez-en un d’abord.',
  }),
  'unknown-link': () => ({
    en: 'This link is not complete. Copy all of it from the email.',
    fr: 'Ce lien n’est pas complet. Copiez-le en entier à partir du courriel.',
  }),
  'no-phone': () => ({
    en: 'Add a phone number to your profile to get text messages.',
    fr: 'Ajoutez un numéro de téléphone à votre profil pour recevoir des messages texte.',
  }),
  'not-found-subscription': () => ({ en: 'Subscription not found.', fr: 'Abonnement introuvable.' }),
  'no-card-to-replace': () => ({
    en: 'This subscription has no card to replace.',
    fr: 'Cet abonnement n’a pas de carte à remplacer.',
  }),
  'bad-subscription-start': () => ({
    en: 'The subscription cannot start on this date. Choose another start.',
    fr: 'L’abonnement ne peut pas commencer à cette date. Choisissez un autre début.',
  }),
  'bad-subscription-end': () => ({
    en: 'The subscription cannot end on this date. Choose another end.',
    fr: 'L’abonnement ne peut pas se terminer à cette date. Choisissez une autre fin.',
  }),
  'promo-required': () => ({ en: 'A promo code is required', fr: 'Un code promo est requis' }),
  'unknown-promo': () => ({ en: 'This promo code is not valid.', fr: 'Ce code promo n’est pas valide.' }),
  'ended-promo': () => ({ en: 'This promo code has expired.', fr: 'Ce code promo est expiré.' }),
  'promo-without-plan': () => ({
    en: 'Promo codes can only be applied to meal plans',
    fr: 'Les codes promo s’appliquent seulement aux forfaits repas',
  }),
  'promo-not-met': () => ({
    en: 'None of the plans in your cart meet the requirements of this promo code',
    fr: 'Aucun des forfaits de votre panier ne répond aux conditions de ce code promo',
  }),
  'promo-used-up': () => ({
    en: 'This promo code has reached its limit of uses.',
    fr: 'Ce code promo a atteint sa limite d’utilisation.',
  }),
  'promo-used-before': () => ({
    en: 'You have already used this promo code.',
    fr: 'Vous avez déjà utilisé ce code promo.',
  }),
  'bad-amount': () => ({
    en: 'Enter an amount in dollars, such as 24.50.',
    fr: 'Entrez un montant en dollars, par exemple 24,50.',
  }),
  'amount-below-minimum': ({ minimumCents = 0 }) => ({
    en: `Value must be higher than ${formatPrice(Number(minimumCents), 'en')}`,
    fr: `La valeur doit être supérieure à ${formatPrice(Number(minimumCents), 'fr')}`,
  }),
  'amount-above-maximum': ({ maximumCents = 0 }) => ({
    en: `Enter ${formatPrice(Number(maximumCents), 'en')} or less.`,
    fr: `Entrez ${formatPrice(Number(maximumCents), 'fr')} ou moins.`,
  }),
  'bad-coffee-months': ({ least = 0, most = 0 }) => ({
    en: `Choose ${least} to ${most} months.`,
    fr: `Choisissez de ${least} à ${most} mois.`,
  }),
  'incomplete-custom-plan': () => ({
    en: 'Choose the swipes and the declining balance of your plan.',
    fr: 'Choisissez les passages et le solde prépayé de votre forfait.',
  }),
  'full-cart': ({ most }) => ({
    en: `A cart holds up to ${most} items. Remove one first.`,
    fr: `Un panier contient au plus ${most} articles. Retirez-en un d’abord.`,
  }),
  'busy-cart': () => ({
    en: 'Your cart is changing in another window. Try again.',
    fr: 'Votre panier est en train de changer dans une autre fenêtre. Réessayez.',
  }),
  'empty-cart': () => ({
    en: 'Your cart is empty. Add a product first.',
    fr: 'Votre panier est vide. Ajoutez d’abord un produit.',
  }),
  'cart-changed': () => ({
    en: 'Your cart has changed. Check it, then place your order again.',
    fr: 'Votre panier a changé. Vérifiez-le, puis passez votre commande de nouveau.',
  }),
  'withdrawn-item': () => ({
    en: 'An item in your cart is no longer sold. Remove it to place your order.',
    fr: 'Un article de votre panier n’est plus offert. Retirez-le pour passer votre commande.',
  }),
  'not-for-answers': () => ({
    en: 'This product is not sold with the answers that you chose, or with the other items in your cart. Change your answers, or choose another product.',
    fr: 'Ce produit n’est pas vendu avec les réponses choisies ni avec les autres articles de votre panier. Changez vos réponses ou choisissez un autre produit.',
  }),
  'payment-type-not-offered': () => ({
    en: 'Choose another payment type for the items in your cart.',
    fr: 'Choisissez un autre mode de paiement pour les articles de votre panier.',
  }),
  'order-in-progress': () => ({
    en: 'Your order is being processed. Wait a moment before you change your cart.',
    fr: 'Votre commande est en cours de traitement. Attendez un moment avant de modifier votre panier.',
  }),
  'reservation-unavailable': () => ({
    en: "We're sorry, the time slot you requested is no longer available.",
    fr: 'Désolés, la plage horaire que vous avez demandée n’est plus disponible.',
  }),
  'reservation-limit': () => ({
    en: "Sorry, you can't reserve more times in this schedule.",
    fr: 'Désolés, vous ne pouvez pas réserver d’autres heures dans cet horaire.',
  }),
  'reservation-yours': () => ({
    en: "You've already reserved this time.",
    fr: 'Vous avez déjà réservé cette heure.',
  }),
  'reservation-free': () => ({
    en: 'This time has free seats. Reserve it now.',
    fr: 'Il reste des places à cette heure. Réservez-la maintenant.',
  }),
  'not-found-reservation': () => ({ en: 'Reservation not found.', fr: 'Réservation introuvable.' }),
  'past-reservation': () => ({
    en: 'The time of this reservation has passed.',
    fr: 'L’heure de cette réservation est passée.',
  }),
  'not-found-wait': () => ({
    en: 'You are not on this waiting list.',
    fr: 'Vous n’êtes pas sur cette liste d’attente.',
  }),
  'wait-expired': () => ({
    en: 'This offer has ended. The seat went to the next person.',
    fr: 'Cette offre est terminée. La place a été offerte à la personne suivante.',
  }),
  'not-json': () => ({
    en: 'Send the parameters as JSON (Content-Type: application/json).',
    fr: 'Envoyez les paramètres en JSON (Content-Type\u00a0: application/json).',
  }),
  'foreign-page': () => ({
    en: 'This request comes from a page of another website.',
    fr: 'Cette demande provient d’une page d’un autre site web.',
  }),
  'too-many-attempts': () => ({
    en: 'Too many attempts. Try again later.',
    fr: 'Trop d’essais. Réessayez plus tard.',
  }),
  'too-many-passwords': ({ seconds = 600 }) => {
    const minutes = Math.max(1, Math.ceil(Number(seconds) / 60))
    return {
      en: `Too many wrong passwords for this email. Try again in ${minutes} min, or choose a new password.`,
      fr: `Trop de mots de passe erronés pour ce courriel. Réessayez dans ${minutes} min, ou choisissez un nouveau mot de passe.`,
    }
  },
  'too-long-body': () => ({ en: 'The request is too long.', fr: 'La demande est trop longue.' }),
  /** The sentence of a field of the checkout, which the field's own label and the site's settings are part of. */
  'bad-checkout-field': ({ en = '', fr = '' }) => ({ en: String(en), fr: String(fr) }),
  'terms-not-accepted': () => ({
    en: 'Accept the terms to place your order.',
    fr: 'Acceptez les conditions pour passer votre commande.',
  }),
  'payer-code-sent': ({ email = '', isRecent = 0 }) =>
    isRecent
      ? {
          en: `We sent a six-digit code to ${email} less than a minute ago. Enter it to place your order, or wait a minute for a new one.`,
          fr: `Nous avons envoyé un code à six chiffres à ${email} il y a moins d’une minute. Entrez-le pour passer votre commande, ou attendez une minute pour en recevoir un nouveau.`,
        }
      : {
          en: `We sent a six-digit code to ${email}. Enter it within 10 minutes to place your order.`,
          fr: `Nous avons envoyé un code à six chiffres à ${email}. Entrez-le d’ici 10 minutes pour passer votre commande.`,
        },
  'payer-code-not-sent': ({ email = '' }) => ({
    en: `We could not send a code to ${email}. Your order was not placed. Try again later, or choose another payment type.`,
    fr: `Nous n’avons pas pu envoyer de code à ${email}. Votre commande n’a pas été passée. Réessayez plus tard, ou choisissez un autre mode de paiement.`,
  }),
  'payer-code-wrong': ({ left = 0 }) =>
    left === 1
      ? { en: 'This code is wrong. You have one more try.', fr: 'Ce code est erroné. Il vous reste un essai.' }
      : {
          en: `This code is wrong. You have ${left} more tries.`,
          fr: `Ce code est erroné. Il vous reste ${left} essais.`,
        },
  'payer-code-over': () => ({
    en: 'This code is no longer valid. Request a new one.',
    fr: 'Ce code n’est plus valide. Demandez-en un nouveau.',
  }),
  'wrong-order-call': ({ path = '' }) => ({
    en: `Place an order of this payment type with ${path}.`,
    fr: `Passez une commande de ce mode de paiement avec ${path}.`,
  }),
  'card-numbers-not-taken': () => ({
    en: 'This site does not take card numbers. Send the token of the payment provider.',
    fr: 'Ce site n’accepte pas les numéros de carte. Envoyez le jeton du fournisseur de paiement.',
  }),
  'card-in-address': () => ({
    en: 'Send card numbers with POST, in the body. Addresses are logged.',
    fr: 'Envoyez les numéros de carte avec POST, dans le corps. Les adresses sont consignées.',
  }),
  'too-many-cards': () => ({
    en: 'Too many payment attempts. Wait ten minutes, then try again.',
    fr: 'Trop d’essais de paiement. Attendez dix minutes, puis réessayez.',
  }),
  'no-payment-method': () => ({
    en: 'There was an error processing your transaction.',
    fr: 'Une erreur s’est produite pendant le traitement de votre transaction.',
  }),
  'installment-not-approved': () => ({
    en: 'Sorry, we were unable to process your order at this time.',
    fr: 'Désolé, nous n’avons pas pu traiter votre commande pour le moment.',
  }),
}

const statuses: Partial<Record<RefusalCode, number>> = {
  'not-signed-in': 401,
  'not-theirs': 403,
  'foreign-page': 403,
  'too-many-attempts': 429,
  'too-many-passwords': 429,
  'too-many-cards': 429,
}

/**
 * The HTTP status of a refusal: 401 without a session, 403 for another customer's data or another site's page, 429 for too many
 * attempts, otherwise 200. Spec: V1-14.3.
 */
export const refusalStatus = ({ code }: Refusal): number => statuses[code] ?? 200

/** The message of a refusal. Fields are named as in v1's requests. */
export function refusalMessage({ code, detail }: Refusal, locale: Locale): string {
  const names = Object.entries(detail).map(([key, name]) => [key, isName(key) ? toSnakeCase(String(name)) : name])
  return messages[code](Object.fromEntries(names) as Detail)[locale]
}

const isName = (key: string) => key === 'field' || key === 'parameter'

/** Refusals of the parameter `code` of an order. */
const ofCode: readonly RefusalCode[] = ['payer-code-sent', 'payer-code-wrong', 'payer-code-over']

/** The field of a checkout to show the message at, such as `buyer.phone_number` or `code`; null for every other refusal. */
export const refusedField = ({ code, detail }: Refusal): string | null =>
  code === 'bad-checkout-field' ? toSnakeCase(String(detail.field)) : ofCode.includes(code) ? 'code' : null

export const notFoundMessage = 'Not found'
export const methodNotAllowedMessage = 'Method not allowed'
export const faultMessage: Localized = { en: 'Something went wrong.', fr: 'Un problème est survenu.' }
