import { normalizeEmail } from './email-address'

/**
 * Whose records are looked for. Records that only have the email count as theirs once they have proved that the mailbox is theirs:
 * anybody can sign up with somebody else's email, and would get that person's forms and orders.
 */
export type RecordOwner = { id: string; siteId: string; email: string; isEmailConfirmed: boolean }

/** Whether a stored email is that of the account, in any spelling, and confirmed. */
export const isOwnEmail = (
  { email, isEmailConfirmed }: Pick<RecordOwner, 'email' | 'isEmailConfirmed'>,
  stored: string | null,
): boolean => isEmailConfirmed && stored !== null && normalizeEmail(stored) === normalizeEmail(email)

/** Whether the key of a mail, such as `confirmation:{id}` or `favourites:{customer}:{date}`, names one of some documents. */
export const isKeyOf = (key: string, ids: ReadonlySet<string>): boolean =>
  key.split(/[^0-9a-z]+/).some((part) => ids.has(part))
