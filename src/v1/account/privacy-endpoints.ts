import type { z } from 'zod'
import { dataFile, deleteAccountRequest } from '@/contract/account/account-sections'
import { messageResponse, ownSiteRequest } from '@/contract/account/customers'
import type { Localized } from '@/domain/locale'
import { ok } from '@/domain/result'
import { deleteOwnAccount } from '@/features/account/privacy/delete-account'
import { writeDataFile } from '@/features/account/privacy/write-data-file'
import { getPrivateFile, post } from '@/v1/engine/define-endpoint'
import type { ResponseFile, WriteAnswer } from '@/v1/engine/endpoint'
import { sessionCookieFor, asOwner } from './resolve-customers'
import { message } from './shapes'

const deleted: Localized = { en: 'Your account has been deleted.', fr: 'Votre compte a été supprimé.' }

/** The file with the customer's data. Refuses like `requireOwner`. */
const exportData = asOwner(
  async ({ customer, site }, _request: z.output<typeof ownSiteRequest>, visit): WriteAnswer<ResponseFile> => {
    const bytes = await writeDataFile(site, customer, visit.locale, visit.now)
    const fileName = `${site.slug}-my-data-${visit.now.toISOString().slice(0, 10)}.json`
    return ok({ value: { fileName, bytes } })
  },
)

/** Deletes the account and its cookie. Refuses like `requireOwner`, and `wrong-password`, `bad-field`, `too-many-attempts`. */
const deleteAccount = asOwner(
  async ({ customer }, request: z.output<typeof deleteAccountRequest>, visit): WriteAnswer<Localized> => {
    const done = await deleteOwnAccount(customer, request, visit.network)
    return done.ok ? ok({ value: deleted, remember: sessionCookieFor('', 0) }) : done
  },
)

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
