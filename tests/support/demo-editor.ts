import type { APIRequestContext } from '@playwright/test'

/** The demo's editor, signed in to the studio's API of the server under test, and the site that they write for. */
export async function demoEditor(request: APIRequestContext) {
  const login = await request.post('/api/staff/login', {
    data: { email: 'editor@example.com', password: 'demo-editor-sign-in' },
  })
  const { token } = (await login.json()) as { token: string }
  const { site } = (await (await request.get('/v1/sites/northgate/info')).json()) as { site: { id: string } }
  return { headers: { Authorization: `JWT ${token}` }, siteId: site.id }
}
