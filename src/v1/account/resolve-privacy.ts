import type { z } from 'zod'
import type { ownSiteRequest } from '@/contract/account/customers'
import type { deleteAccountRequest } from '@/contract/account/privacy'
import type { Localized } from '@/domain/locale'
import { ok, type Result } from '@/domain/result'
import { deleteOwnAccount } from '@/features/account/privacy/delete-account'
import { writeDataFile } from '@/features/account/privacy/write-data-file'
import type { RequestContext, ResponseFile, WriteResult } from '@/v1/engine/endpoint'
import { findPublishedSite } from '@/v1/site/resolve-sites'
import { requireCustomer, sessionCookieFor } from './resolve-customers'

const deleted: Localized = { en: 'Your account has been deleted.', fr: 'Votre compte a été supprimé.' }

/** The file with the customer's data. Refuses like `requireCustomer`. */
export async function exportData(
  request: z.output<typeof ownSiteRequest>,
  visit: RequestContext,
): Promise<Result<WriteResult<ResponseFile>>> {
  const customer = await requireCustomer(request, visit)
  if (!customer.ok) return customer
  const site = await findPublishedSite(customer.value.siteId)
  if (!site.ok) return site
  const bytes = await writeDataFile(site.value, customer.value, visit.locale, visit.now)
  const fileName = `${site.value.slug}-my-data-${visit.now.toISOString().slice(0, 10)}.json`
  return ok({ value: { fileName, bytes }, remember: null })
}

/** Deletes the account and its cookie. Refuses like `requireCustomer`, and `wrong-password`, `bad-field`, `too-many-attempts`. */
export async function deleteAccount(
  request: z.output<typeof deleteAccountRequest>,
  visit: RequestContext,
): Promise<Result<WriteResult<Localized>>> {
  const customer = await requireCustomer(request, visit)
  if (!customer.ok) return customer
  const done = await deleteOwnAccount(customer.value, request, visit.network)
  return done.ok ? ok({ value: deleted, remember: sessionCookieFor('', 0) }) : done
}
