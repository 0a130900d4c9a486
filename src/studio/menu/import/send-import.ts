/** The columns of a file that are none of `ours`, with which they probably are. */
export type ForeignColumns = { foreign: { name: string; guess: string | null }[]; ours: string[] }

/** What an import did or would do. `kind` is null for a file that is refused. */
export type ImportReport = {
  kind: 'dishes' | 'menus' | null
  counts: { added: number; changed: number; unchanged: number } | null
  problems: string[]
  columns?: ForeignColumns
}
type Options = {
  site: string
  isCheck: boolean
  chosen: Record<string, string>
  language: string
  unreachable: string
} & ({ from: string; weeks: string } | { location: string; period: string })

type Answer = { ok: true; report: ImportReport } | { ok: true; id: string } | { ok: false; message: string }

/**
 * Sends a file to be checked or imported. The answer has the id of an import that has begun; otherwise a report. A refusal has its
 * sentence; that of a missing answer is `unreachable`.
 */
export async function sendImport(
  api: string,
  file: File,
  { site, isCheck, chosen, language, unreachable, ...details }: Options,
): Promise<Answer> {
  const query = new URLSearchParams({
    site,
    file: file.name,
    check: String(isCheck),
    columns: JSON.stringify(chosen),
    ...details,
  })
  try {
    const response = await fetch(`${api}/menus/import?${query.toString()}`, {
      method: 'POST',
      credentials: 'include',
      headers: { 'Accept-Language': language, 'Content-Type': 'application/octet-stream' },
      body: file,
    })
    const body = (await response.json()) as (ImportReport | { id: string }) & { errors?: { message?: string }[] }
    if (!response.ok) return { ok: false, message: body.errors?.[0]?.message ?? unreachable }
    return 'id' in body ? { ok: true, id: body.id } : { ok: true, report: body }
  } catch {
    return { ok: false, message: unreachable }
  }
}
