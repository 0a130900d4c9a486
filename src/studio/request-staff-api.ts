type Refusal = { ok: false; message: string; path: string | null }
type Success = { ok: true; body: Record<string, unknown> }
type ErrorBody = { errors?: { message?: string; data?: { errors?: { path?: string; message?: string }[] } }[] }

type Call = { language: string; unreachable: string; body?: object | FormData }

/** Calls the studio's API for staff accounts. See `requestStudioApi`. */
export const requestStaffApi = (api: string, path: string, call: Call) => requestStudioApi(api, `staff/${path}`, call)

/**
 * Calls the studio's API in the studio's language: POST with a body (a form for files), GET without. A refusal has the
 * message and the path of its first field. Its message is `unreachable` when the answer is missing or unreadable.
 */
export async function requestStudioApi(
  api: string,
  path: string,
  { language, unreachable, body }: Call,
): Promise<Success | Refusal> {
  const isForm = body instanceof FormData // the browser writes its media type
  try {
    const response = await fetch(`${api}/${path}`, {
      method: body ? 'POST' : 'GET',
      credentials: 'include',
      headers: { 'Accept-Language': language, ...(isForm ? {} : { 'Content-Type': 'application/json' }) },
      ...(body ? { body: isForm ? body : JSON.stringify(body) } : {}),
    })
    const answer = (await response.json()) as Record<string, unknown>
    if (response.ok) return { ok: true, body: answer }
    const [error] = (answer as ErrorBody).errors ?? []
    const field = error?.data?.errors?.[0]
    return { ok: false, message: field?.message ?? error?.message ?? unreachable, path: field?.path ?? null }
  } catch {
    return { ok: false, message: unreachable, path: null }
  }
}
