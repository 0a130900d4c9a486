import type { FormValues } from '@/contract/forms/form-faults'

/**
 * The values that a visitor typed into a server-rendered form before its script ran, so that a slow script loses nothing.
 * Fields that are missing or disabled keep their initial value, and so does a form that is not on the page yet.
 */
export function readTypedBeforeHydration<Values extends FormValues>(formId: string, initialValues: Values): Values {
  if (typeof document === 'undefined') return initialValues
  const form = document.getElementById(formId)
  if (!(form instanceof HTMLFormElement)) return initialValues
  const data = new FormData(form)
  const read = (name: string, initial: FormValues[string]): FormValues[string] => {
    if (!form.querySelector(`[name="${name}"]:not(:disabled)`)) return initial
    if (typeof initial === 'boolean') return data.has(name)
    if (typeof initial === 'string') return String(data.get(name) ?? '')
    return data.getAll(name).map(String)
  }
  const values = Object.entries(initialValues).map(([name, initial]) => [name, read(name, initial)])
  return Object.fromEntries(values) as Values
}
