import { expect, type APIRequestContext, type Page } from '@playwright/test'

const passwords = {
  administrator: 'demo-administrator',
  'site-manager': 'demo-site-manager',
  editor: 'demo-editor-sign-in',
  'menu-editor': 'demo-menu-editor',
  'shop-manager': 'demo-shop-manager',
  dietitian: 'demo-dietitian',
}
export type Role = keyof typeof passwords

const credentials = (role: Role) => ({ email: `${role}@example.com`, password: passwords[role] })

type FormWords = { email: string | RegExp; password: string; button: string; first: string }
const english: FormWords = { email: 'Email', password: 'Password', button: 'Login', first: 'Menus and hours' }

/** Signs in by the studio's own form, once its scripts have taken it over. */
export async function signIn(page: Page, role: Role, words: FormWords = english) {
  const { email, password } = credentials(role)
  await page.goto('/admin/login', { waitUntil: 'networkidle' })
  await page.getByLabel(words.email).fill(email)
  await page.getByLabel(words.password).fill(password)
  await page.getByRole('button', { name: words.button }).click()
  await expect(page.getByRole('heading', { name: words.first })).toBeVisible({ timeout: 15_000 })
}

/** The studio's API as this member of staff: `ask('GET', 'dishes?limit=1')`. */
export async function studioApi(request: APIRequestContext, role: Role) {
  const login = await request.post('/api/staff/login', { data: credentials(role) })
  const { token } = (await login.json()) as { token: string }
  return (method: string, path: string, data?: object) =>
    request.fetch(`/api/${path}`, { method, data, headers: { Authorization: `JWT ${token}` } })
}

/** The cookie of a new session of this member of staff, for addresses of the studio's own pages. */
export async function studioCookie(request: APIRequestContext, role: Role): Promise<string> {
  const login = await request.post('/api/staff/login', { data: credentials(role) })
  return (login.headers()['set-cookie'] ?? '').split(';')[0] ?? ''
}
