/** The columns of a file that are none of `ours`, with which they probably are. */
export type ForeignColumns = { foreign: { name: string; guess: string | null }[]; ours: string[] }

/** What the import did or would do, as `POST /api/menus/import` answers. `kind` is null for a file that is refused. */
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

/** Sends a file to be checked or imported. A refusal has its sentence; that of a missing answer is `unreachable`. */
export async function sendImport(
  api: string,
  file: File,
  { site, isCheck, chosen, language, unreachable, ...details }: Options,
): Promise<{ ok: true; report: ImportReport } | { ok: false; message: string }> {
  const query = new URLSearchParams({ site, check: String(isCheck), columns: JSON.stringify(chosen), ...details })
  try {
    const response = await fetch(`${api}/menus/import?${query.toString()}`, {
      method: 'POST',
      credentials: 'include',
      headers: { 'Accept-Language': language, 'Content-Type': 'application/octet-stream' },
      body: file,
    })
    const body = (await response.json()) as ImportReport & { errors?: { message?: string }[] }
    return response.ok ? { ok: true, report: body } : { ok: false, message: body.errors?.[0]?.message ?? unreachable }
  } catch {
    return { ok: false, message: unreachable }
  }
}
