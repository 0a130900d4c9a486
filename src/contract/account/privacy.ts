import { z } from 'zod'
import { textParameter } from '@/contract/field-types'
import { ownSiteRequest } from './customers'

/** A text exactly as sent; empty when it is missing. */
const givenText = textParameter.transform((text) => text ?? '')

/** The file with a customer's data. Its parts are lists of rows, whose fields the file itself names. */
export const dataFile = z.object({
  about: z.string(),
  notIncluded: z.array(z.string()),
  exportedAt: z.string(),
  site: z.string().nullable(),
  isEmailConfirmed: z.boolean(),
  profile: z.record(z.string(), z.unknown()).nullable(),
})

/** The customer confirms with the password or, with a campus sign-in, the email. */
export const deleteAccountRequest = z.object({ ...ownSiteRequest.shape, password: givenText, email: givenText })
