import type { Payload } from 'payload'
import { changedConsents } from '@/domain/account/consents'
import type { Locale } from '@/domain/locale'
import type { Customer } from '@/features/account/read-customer'
import { recordConsents } from '@/server/database/consents'
import { readSentenceVersions } from './read-consent-texts'

/** Records which messages a customer agrees to or stops on the account page, before the switches are saved. */
export async function recordMessageConsents(
  payload: Payload,
  { id, siteId, optIn, notifyByText }: Customer,
  wanted: { optIn: boolean; notifyByText: boolean },
  locale: Locale,
  now: Date,
): Promise<void> {
  const versions = readSentenceVersions('account', locale)
  const changes = changedConsents({ optIn, notifyByText }, wanted, { versions, locale, source: 'account' })
  await recordConsents(payload, { customer: id, site: siteId }, changes, now)
}
