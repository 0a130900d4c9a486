import { expect, type APIRequestContext, type Page } from '@playwright/test'
import { credentials, tokenOf, type Role } from '../support/browser/staff-sessions'

type FormLabels = { email: string | RegExp; password: string; button: string; first: string }
const english: FormLabels = { email: 'Email', password: 'Password', button: 'Sign in', first: 'Menus and hours' }

/** Signs in with the studio's form, after its scripts have loaded. */
export async function signIn(page: Page, role: Role, labels: FormLabels = english) {
  const { email, password } = credentials(role)
  await page.goto('/admin/login', { waitUntil: 'networkidle' })
  await page.getByLabel(labels.email).fill(email)
  await page.getByLabel(labels.password).fill(password)
  await page.getByRole('button', { name: labels.button }).click()
  await expect(page.getByRole('heading', { name: labels.first })).toBeVisible({ timeout: 15_000 })
}

/** The studio's API as this member of staff: `api('GET', 'dishes?limit=1')`. */
export async function studioApi(request: APIRequestContext, role: Role) {
  const headers = { Authorization: `JWT ${await tokenOf(role)}` }
  return (method: string, path: string, data?: object) => request.fetch(`/api/${path}`, { method, data, headers })
}
