import { messageResponse, ownSiteRequest } from '@/contract/account/customers'
import { dataFile, deleteAccountRequest } from '@/contract/account/privacy'
import { getPrivateFile, post } from '@/v1/engine/define-endpoint'
import { deleteAccount, exportData } from './resolve-privacy'
import { message } from './shapes'

/** Our own calls: the session alone decides whose data is exported and whose account is deleted. */
export const privacyEndpoints = [
  getPrivateFile('customer/export', 'application/json', {
    about: {
      en: 'Returns a JSON file with everything that is stored about the logged-in customer, without secrets. It contains health data.',
      fr: 'Retourne un fichier JSON avec tout ce qui est conservé au sujet du client connecté, sans les secrets. Il contient des données de santé.',
    },
    input: ownSiteRequest,
    answer: dataFile,
    execute: exportData,
    limit: 'forms',
    example: {},
  }),
  post('customer/delete_account', {
    about: {
      en: 'Deletes the account of the logged-in customer, who confirms with the password or, with a campus sign-in, the email. Orders stay without personal data. This can’t be undone.',
      fr: 'Supprime le compte du client connecté, qui confirme avec son mot de passe ou, s’il se connecte avec le campus, son courriel. Les commandes restent sans données personnelles. Cette action est irréversible.',
    },
    input: deleteAccountRequest,
    execute: deleteAccount,
    limit: 'forms',
    inBody: true,
    session: 'needs',
    example: {},
    shape: message,
    answer: messageResponse,
  }),
]
