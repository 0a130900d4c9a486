import type { FormFault } from '@/domain/forms/form-faults'

/** The values of a form: a text, a check box or a list of choices per field. */
export type FormValues = Record<string, string | boolean | readonly string[]>

type Issue = { path: PropertyKey[]; message: string }

/** An object schema whose messages are form faults. */
export type FormSchema<Values> = {
  shape: { readonly [Name in keyof Values]: unknown }
  safeParse: (values: unknown) => { data?: Values; error?: { issues: Issue[] } | undefined }
}
export type FormFaults<Values> = Partial<Record<keyof Values & string, FormFault>>

/**
 * The first fault of each field, in the order of the fields; empty when the form can be sent. `required` comes before
 * every other fault of its field. Spec: PUB-5.1.
 */
export function faultsOf<Values>(schema: FormSchema<Values>, values: Values): FormFaults<Values> {
  const faults = new Map<PropertyKey | undefined, FormFault>()
  for (const { path, message } of schema.safeParse(values).error?.issues ?? [])
    if (message === 'required' || !faults.has(path[0])) faults.set(path[0], message as FormFault)
  const inOrder = Object.keys(schema.shape).flatMap((field) => (faults.has(field) ? [[field, faults.get(field)]] : []))
  return Object.fromEntries(inOrder) as FormFaults<Values>
}

/** The first field with a fault; null when the form can be sent. */
export function firstFault<Values>(schema: FormSchema<Values>, values: Values) {
  const [first] = Object.entries(faultsOf(schema, values)) as [string, FormFault][]
  return first ? { field: first[0], fault: first[1] } : null
}

/** Some fields of a form; a null field is not sent and keeps its stored value. */
export type PartialForm<Values> = { [Name in keyof Values]: Values[Name] | null }

/** The stored values of a form, replaced by those that are sent. */
export function mergeForm<Values extends object>(stored: Values, sent: PartialForm<Values>): Values {
  const given = Object.entries(sent).filter(([name, value]) => value !== null && name in stored)
  return { ...stored, ...Object.fromEntries(given) }
}
