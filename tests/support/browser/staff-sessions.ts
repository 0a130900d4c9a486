import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { test, type BrowserContext } from '@playwright/test'
import { staffPasswords, type StaffRole } from '../data/demo-staff'

export type Role = StaffRole

export const roles = Object.keys(staffPasswords) as Role[]
export const credentials = (role: Role) => ({ email: `${role}@example.com`, password: staffPasswords[role] })

/** The file with Playwright's storage state for a role on the server under test. `sign-ins.setup.ts` signs in once before all tests. */
export const sessionOf = (role: Role) =>
  path.join('.test', 'sessions', new URL(test.info().project.use.baseURL ?? '').port, `${role}.json`)

/** The token of the same session, for the studio's API. */
export async function tokenOf(role: Role): Promise<string> {
  const { cookies } = JSON.parse(await readFile(sessionOf(role), 'utf8')) as {
    cookies: { name: string; value: string }[]
  }
  const token = cookies.find(({ name }) => name === 'payload-token')?.value
  if (!token) throw new Error(`${role} is not signed in.`)
  return token
}

/** Signs a role in to the studio, in a language. */
export async function enterStudio(context: BrowserContext, role: Role, language: 'en' | 'fr') {
  const url = test.info().project.use.baseURL ?? ''
  await context.addCookies([
    { name: 'payload-token', value: await tokenOf(role), url },
    { name: 'payload-lng', value: language, url },
  ])
}
