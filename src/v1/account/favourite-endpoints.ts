import { messageResponse, ownSiteRequest } from '@/contract/account/customers'
import * as contract from '@/contract/account/favourites'
import { getPrivate, post } from '@/v1/engine/define-endpoint'
import {
  addFavourite,
  chooseFavouriteCalendar,
  chooseFavouriteMails,
  findFavourites,
  removeFavourite,
  stopByLink,
} from './resolve-favourites'
import { favourites, message } from './shapes'

/** The session identifies the customer. */
const change = {
  limit: null,
  inBody: true,
  session: 'needs',
  example: {},
  shape: message,
  answer: messageResponse,
} as const

export const favouriteEndpoints = [
  getPrivate('customer/favourites', {
    about: {
      en: 'Lists the IDs of the favourite dishes and locations of the logged-in customer, newest first.',
      fr: 'Liste les identifiants des plats et des points de service favoris du client connecté, du plus récent au plus ancien.',
    },
    input: ownSiteRequest,
    session: 'needs',
    example: {},
    execute: findFavourites,
    shape: favourites,
    answer: contract.favouritesResponse,
  }),
  post('customer/add_favourite', {
    about: {
      en: 'Adds a dish or a location to the favourites of the logged-in customer. Repeated requests succeed and change nothing.',
      fr: 'Ajoute un plat ou un point de service aux favoris du client connecté. Une demande répétée réussit et ne change rien.',
    },
    input: contract.favouriteRequest,
    execute: addFavourite,
    ...change,
  }),
  post('customer/remove_favourite', {
    about: {
      en: 'Removes a dish or a location from the favourites of the logged-in customer.',
      fr: 'Retire un plat ou un point de service des favoris du client connecté.',
    },
    input: contract.favouriteRequest,
    execute: removeFavourite,
    ...change,
  }),
  post('customer/favourite_mails', {
    about: {
      en: 'Starts or stops a daily email that says where favourites of the logged-in customer are served.',
      fr: 'Active ou arrête un courriel quotidien qui indique où les favoris du client connecté sont servis.',
    },
    input: contract.favouriteMailsRequest,
    execute: chooseFavouriteMails,
    ...change,
  }),
  post('customer/favourite_calendar', {
    about: {
      en: 'Shows where favourites of the logged-in customer are served in their private calendar, or no longer.',
      fr: 'Montre dans le calendrier privé du client connecté où ses favoris sont servis, ou cesse de le faire.',
    },
    input: contract.favouriteMailsRequest,
    execute: chooseFavouriteCalendar,
    ...change,
  }),
  post('customer/stop_favourite_mails', {
    about: {
      en: 'Stops the daily email about favourites, or their calendar entries, with the token of such an email or entry. Needs no login.',
      fr: 'Arrête le courriel quotidien sur les favoris, ou leurs entrées du calendrier, avec le jeton d’un tel courriel ou d’une telle entrée. N’exige pas de connexion.',
    },
    parameterDescriptions: {
      token: { en: 'Token of the link in the email or entry.', fr: 'Jeton du lien dans le courriel ou l’entrée.' },
    },
    input: contract.stopFavouriteMailsRequest,
    execute: stopByLink,
    limit: 'forms',
    example: {},
    shape: message,
    answer: messageResponse,
  }),
]
