import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { siteIdOf } from '../../v1/campus'

/** The password of the customers that `signUp` creates. */
export const customerPassword = 'Secret-word1!'

/** Signs up a new customer, whom no other test uses, with the cookies of a page or of an API context. Returns the email. */
export async function signUp(
  { request }: Pick<Page, 'request'>,
  slug: string,
  person: Record<string, string> = {},
): Promise<string> {
  const site_id = await siteIdOf(request, slug)
  const email = person.email ?? `${randomUUID()}@example.com`
  const secret = { password: customerPassword, confirm_password: customerPassword }
  const data = { site_id, first_name: 'Ana', last_name: 'Roy', ...secret, ...person, email }
  const response = await request.post('/v1/customer/create', { data })
  expect(await response.json()).toMatchObject({ status: 'success' })
  return email
}
