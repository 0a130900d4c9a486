import type { APIRequestContext } from '@playwright/test'
import { tokenOf, type Role } from '../support/browser/staff-sessions'

/** The studio's API as this member of staff: `api('GET', 'dishes?limit=1')`. */
export async function studioApi(request: APIRequestContext, role: Role) {
  const headers = { Authorization: `JWT ${await tokenOf(role)}` }
  return (method: string, path: string, data?: object) => request.fetch(`/api/${path}`, { method, data, headers })
}
