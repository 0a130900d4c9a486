import * as contract from '@/contract/customers'
import {
  authenticate,
  createCustomer,
  logOut,
  requestPasswordReset,
  updateCustomer,
  updatePassword,
} from '@/v1/ask-customers'
import { post, put } from '@/v1/endpoint'
import { customer, message, passwordUpdated } from '@/v1/shapes/customers'

/** Accounts: what they send stands in bodies alone, and the session says who asks. Spec: CUS-7.1 to CUS-7.17. */
const own = { limit: 'forms', inBody: true, example: {} } as const

export const customerEndpoints = [
  post('customer/authenticate', {
    about: {
      en: 'Logs a customer in at a site: a cookie, which no script reads, keeps the session for two hours.',
      fr: 'Connecte un client à un site\u00a0: un témoin, qu’aucun script ne lit, garde la session pendant deux heures.',
    },
    input: contract.authenticateRequest,
    act: authenticate,
    shape: customer,
    answer: contract.customerResponse,
    ...own,
  }),
  post('customer/create', {
    about: {
      en: 'Opens an account at a site, and logs it in.',
      fr: 'Ouvre un compte sur un site et le connecte.',
    },
    input: contract.createCustomerRequest,
    act: createCustomer,
    shape: customer,
    answer: contract.customerResponse,
    ...own,
  }),
  post('customer/update_customer', {
    about: {
      en: 'Keeps what a logged-in customer says of themselves; what is left out becomes empty.',
      fr: 'Conserve ce qu’un client connecté dit de lui-même\u00a0; ce qui manque devient vide.',
    },
    input: contract.updateCustomerRequest,
    act: updateCustomer,
    shape: customer,
    answer: contract.customerResponse,
    ...own,
  }),
  post('customer/logout', {
    about: { en: 'Ends the session that asks.', fr: 'Met fin à la session qui le demande.' },
    input: contract.ownSiteRequest,
    act: logOut,
    shape: message,
    answer: contract.messageResponse,
    ...own,
  }),
  post('customer/request_password_reset', {
    about: {
      en: 'Sends a customer a link to a new password. Whether there is such an account is not said.',
      fr: 'Envoie à un client un lien vers un nouveau mot de passe. Il n’est pas dit si ce compte existe.',
    },
    input: contract.passwordResetRequest,
    act: requestPasswordReset,
    shape: message,
    answer: contract.messageResponse,
    ...own,
  }),
  put('customer/update/password', {
    about: {
      en: 'Sets a new password by the key of such a link, which serves once, and ends every session of the account.',
      fr: 'Établit un nouveau mot de passe avec la clé d’un tel lien, qui sert une fois, et met fin à toutes les sessions du compte.',
    },
    input: contract.updatePasswordRequest,
    act: updatePassword,
    shape: passwordUpdated,
    answer: contract.updatePasswordResponse,
    ...own,
  }),
]
