import type { APIRequestContext, APIResponse } from '@playwright/test'
import { tokenOf, type Role } from '../support/browser/staff-sessions'

/** The studio's API as this member of staff: `api('GET', 'dishes?limit=1')`. */
export async function studioApi(request: APIRequestContext, role: Role) {
  const headers = { Authorization: `JWT ${await tokenOf(role)}` }
  return (method: string, path: string, data?: object) => request.fetch(`/api/${path}`, { method, data, headers })
}

export type StudioApi = Awaited<ReturnType<typeof studioApi>>

/** The id of the document that a call has created. */
export async function createdId(answer: APIResponse): Promise<string> {
  const { doc } = (await answer.json()) as { doc?: { id: string } }
  if (!doc) throw new Error(await answer.text())
  return doc.id
}

/** The first document of a list: `findDocument(api, 'menus?limit=1&depth=0')`. */
export async function findDocument<Fields = object>(api: StudioApi, path: string): Promise<Fields & { id: string }> {
  const { docs } = (await (await api('GET', path)).json()) as { docs: (Fields & { id: string })[] }
  if (!docs[0]) throw new Error(`No document: ${path}`)
  return docs[0]
}
