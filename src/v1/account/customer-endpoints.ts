import * as contract from '@/contract/account/customers'
import { createCustomer } from './create-customer'
import {
  authenticate,
  confirmEmail,
  logOut,
  requestPasswordReset,
  updateCustomer,
  updatePassword,
  updateStaffPassword,
} from './resolve-customers'
import { getPrivate, post, put } from '@/v1/engine/define-endpoint'
import { createdCustomer, customer, message, passwordUpdated, updatedCustomer } from './shapes'

/** Parameters are read from the body only. The session identifies the customer. Spec: CUS-7.4 to CUS-7.17. */
const opens = { limit: 'forms', session: 'opens', example: {} } as const
const shared = { ...opens, inBody: true } as const

const signIn = {
  about: {
    en: 'Logs a customer in at a site. An HttpOnly cookie keeps the session for two hours.',
    fr: 'Connecte un client à un site. Un témoin HttpOnly garde la session pendant deux heures.',
  },
  input: contract.authenticateRequest,
  execute: authenticate,
  shape: customer,
  answer: contract.customerResponse,
  ...opens,
} as const

/**
 * The sign-in of the earlier service, with the password in the address. Only where the operator sets `V1_SIGN_IN_BY_GET`; it is
 * not documented, so that no new client learns it. Spec: CUS-7.4.
 */
export const signInByGet = getPrivate('customer/authenticate', signIn)

export const customerEndpoints = [
  post('customer/authenticate', { ...signIn, ...shared }),
  post('customer/create', {
    about: {
      en: 'Creates an account at a site and logs it in. Without a password, it takes down a guest for the visitor’s cart instead: the id is good for the order of this cart only, which then needs no fields of the buyer. A parent (is_parent) sends the student, too. The customer agrees to the site’s privacy policy and terms of use in the language of the request, which is recorded.',
      fr: 'Crée un compte sur un site et le connecte. Sans mot de passe, note plutôt un invité pour le panier du visiteur\u00a0: l’identifiant ne sert qu’à la commande de ce panier, qui n’a alors pas besoin des champs de l’acheteur. Un parent (is_parent) envoie aussi l’étudiant. Le client accepte la politique de confidentialité et les conditions d’utilisation du site dans la langue de la demande, ce qui est consigné.',
    },
    input: contract.createCustomerRequest,
    execute: createCustomer,
    shape: createdCustomer,
    answer: contract.createdCustomerResponse,
    ...shared,
  }),
  post('customer/update_customer', {
    about: {
      en: 'Saves the profile of the logged-in customer. Omitted parameters stay as they are; empty ones are removed. A new email gets a link that is valid for 30 minutes, and counts once it is confirmed there with the password. Until then it is in pending_email.',
      fr: 'Enregistre le profil du client connecté. Les paramètres absents restent inchangés; les vides sont effacés. Un nouveau courriel reçoit un lien valide 30 minutes et compte une fois confirmé là avec le mot de passe. D’ici là, il est dans pending_email.',
    },
    input: contract.updateCustomerRequest,
    execute: updateCustomer,
    shape: updatedCustomer,
    answer: contract.updatedCustomerResponse,
    ...shared,
    session: 'needs',
  }),
  post('customer/confirm_email', {
    about: {
      en: 'Gives an account its new email with the key of the link and the current password, and ends all of its sessions. A key works once.',
      fr: 'Donne à un compte son nouveau courriel avec la clé du lien et le mot de passe actuel, et met fin à toutes ses sessions. Une clé sert une seule fois.',
    },
    input: contract.confirmEmailRequest,
    execute: confirmEmail,
    shape: passwordUpdated,
    answer: contract.updatePasswordResponse,
    ...shared,
  }),
  post('customer/logout', {
    about: { en: 'Ends the session of the request.', fr: 'Met fin à la session de la demande.' },
    input: contract.ownSiteRequest,
    execute: logOut,
    shape: message,
    answer: contract.messageResponse,
    ...shared,
  }),
  post('customer/request_password_reset', {
    about: {
      en: 'Sends a password reset link to a customer. The response is the same when the account does not exist.',
      fr: 'Envoie à un client un lien pour changer son mot de passe. La réponse est la même si le compte n’existe pas.',
    },
    input: contract.passwordResetRequest,
    execute: requestPasswordReset,
    shape: message,
    answer: contract.messageResponse,
    ...shared,
  }),
  put('customer/update/password', {
    about: {
      en: 'Sets a new password with the key of a reset link and ends all sessions of the account. A key works once.',
      fr: 'Change le mot de passe avec la clé d’un lien de changement et met fin à toutes les sessions du compte. Une clé sert une seule fois.',
    },
    input: contract.updatePasswordRequest,
    execute: updatePassword,
    shape: passwordUpdated,
    answer: contract.updatePasswordResponse,
    ...shared,
  }),
  put('users/update/password', {
    about: {
      en: 'Sets a new password of a staff account with the key of a reset link of the studio and ends all of its sessions. A key works once. Logs nobody in.',
      fr: 'Change le mot de passe d’un compte du personnel avec la clé d’un lien de changement du studio et met fin à toutes ses sessions. Une clé sert une seule fois. Ne connecte personne.',
    },
    input: contract.updatePasswordRequest,
    execute: updateStaffPassword,
    shape: message,
    answer: contract.messageResponse,
    ...shared,
  }),
]
