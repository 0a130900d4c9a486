import { expect, type APIRequestContext, type Page } from '@playwright/test'

const passwords = {
  administrator: 'demo-administrator',
  'site-manager': 'demo-site-manager',
  editor: 'demo-editor',
  'menu-editor': 'demo-menu-editor',
}
export type Role = keyof typeof passwords

const credentials = (role: Role) => ({ email: `${role}@example.com`, password: passwords[role] })

/** Signs in by the studio's own form. */
export async function signIn(page: Page, role: Role) {
  const { email, password } = credentials(role)
  await page.goto('/admin/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByRole('heading', { name: 'Menus and hours' })).toBeVisible()
}

/** The studio's API as this member of staff: `ask('GET', 'dishes?limit=1')`. */
export async function studioApi(request: APIRequestContext, role: Role) {
  const login = await request.post('/api/staff/login', { data: credentials(role) })
  const { token } = (await login.json()) as { token: string }
  return (method: string, path: string, data?: object) => request.fetch(`/api/${path}`, { method, data, headers: { Authorization: `JWT ${token}` } })
}
