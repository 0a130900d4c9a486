import type { FormValues } from '@/contract/forms/form-faults'

/**
 * The values of a form that starts: what a visitor typed into the server-rendered form before its script ran, so that a slow
 * script loses nothing, else the `start` value. Fields that are missing or disabled have that too, and so has a form that is not
 * on the page yet. `rendered` are the values that the server rendered.
 */
export function readTypedBeforeHydration<Values extends FormValues>(
  formId: string,
  start: Values,
  rendered: Values,
): Values {
  if (typeof document === 'undefined') return start
  const form = document.getElementById(formId)
  if (!(form instanceof HTMLFormElement)) return start
  const data = new FormData(form)
  const read = (name: string, initial: FormValues[string]): FormValues[string] => {
    if (!form.querySelector(`[name="${name}"]:not(:disabled)`)) return initial
    if (typeof initial === 'boolean') return data.has(name)
    if (typeof initial === 'string') return String(data.get(name) ?? '')
    return data.getAll(name).map(String)
  }
  const values = Object.entries(rendered).map(([name, initial]) => {
    const typed = read(name, initial)
    return [name, JSON.stringify(typed) === JSON.stringify(initial) ? start[name] : typed]
  })
  return Object.fromEntries(values) as Values
}
