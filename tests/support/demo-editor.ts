import type { APIRequestContext } from '@playwright/test'

async function signIn(request: APIRequestContext, slug: string, data: { email: string; password: string }) {
  const login = await request.post('/api/staff/login', { data })
  const { token } = (await login.json()) as { token: string }
  const { site } = (await (await request.get(`/v1/sites/${slug}/info`)).json()) as { site: { id: string } }
  return { headers: { Authorization: `JWT ${token}` }, siteId: site.id }
}

/** The demo's editor, signed in to the studio's API of the server under test, and the site that they write for. */
export const demoEditor = (request: APIRequestContext) =>
  signIn(request, 'northgate', { email: 'editor@example.com', password: 'demo-editor-sign-in' })

/** The demo's site manager in the same way: of the other campus, whose own document they may change. */
export const demoManager = (request: APIRequestContext) =>
  signIn(request, 'universite-saint-cyrille', { email: 'site-manager@example.com', password: 'demo-site-manager' })

/** The demo's administrator in the same way, for any of its sites. */
export const demoAdministrator = (request: APIRequestContext, slug: string) =>
  signIn(request, slug, { email: 'administrator@example.com', password: 'demo-administrator' })
