import type { APIRequestContext } from '@playwright/test'
import { tokenOf, type Role } from './staff-sessions'

async function signInAt(request: APIRequestContext, slug: string, role: Role) {
  const { site } = (await (await request.get(`/v1/sites/${slug}/info`)).json()) as { site: { id: string } }
  return { headers: { Authorization: `JWT ${await tokenOf(role)}` }, siteId: site.id }
}

/** The demo's editor: request headers for the studio's API of the server under test, and the id of Northgate. */
export const demoEditor = (request: APIRequestContext) => signInAt(request, 'northgate', 'editor')

/** The same for the demo's site manager, who may change the site of Université Saint-Cyrille. */
export const demoManager = (request: APIRequestContext) => signInAt(request, 'universite-saint-cyrille', 'site-manager')
