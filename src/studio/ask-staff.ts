type Refused = { ok: false; message: string; path: string | null }
type Answered = { ok: true; body: Record<string, unknown> }
type ErrorBody = { errors?: { message?: string; data?: { errors?: { path?: string; message?: string }[] } }[] }

/**
 * Asks the studio's API about accounts, in the studio's language. What is refused comes with its sentence and the field it
 * belongs to; `unreachable` is said when there is no answer to read.
 */
export async function askStaff(
  api: string,
  path: string,
  { language, unreachable, body }: { language: string; unreachable: string; body?: object },
): Promise<Answered | Refused> {
  try {
    const response = await fetch(`${api}/staff/${path}`, {
      method: body ? 'POST' : 'GET',
      credentials: 'include',
      headers: { 'Accept-Language': language, 'Content-Type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    const answer = (await response.json()) as Record<string, unknown>
    if (response.ok) return { ok: true, body: answer }
    const [error] = (answer as ErrorBody).errors ?? []
    const atField = error?.data?.errors?.[0]
    return { ok: false, message: atField?.message ?? error?.message ?? unreachable, path: atField?.path ?? null }
  } catch {
    return { ok: false, message: unreachable, path: null }
  }
}
