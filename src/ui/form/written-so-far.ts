import type { Written } from '@/domain/form-check'

/**
 * What somebody has written into a form before its script was there, else what the form began with: a slow script takes no
 * words away. A form that is not on the page yet, and a field that cannot be written into, keep what they begin with.
 */
export function writtenSoFar<Values extends Record<string, Written>>(id: string, values: Values): Values {
  if (typeof document === 'undefined') return values
  const form = document.getElementById(id)
  if (!(form instanceof HTMLFormElement)) return values
  const written = new FormData(form)
  const read = (name: string, begun: Written): Written => {
    if (!form.querySelector(`[name="${name}"]:not(:disabled)`)) return begun
    if (typeof begun === 'boolean') return written.has(name)
    if (typeof begun === 'string') return String(written.get(name) ?? '')
    return written.getAll(name).map(String)
  }
  const fields = Object.entries(values).map(([name, begun]) => [name, read(name, begun)])
  return Object.fromEntries(fields) as Values
}
