import type { Schema } from './operations'

type FieldKind = 'text' | 'number' | 'whole' | 'flag' | 'nothing' | 'record' | 'list' | 'any'
/**
 * A key of an answer: its kinds (two where it may be null), the values that it is limited to, and the keys below it, of a
 * list's items too. Without a name it is a way in which the whole may look.
 */
export type Field = { name: string; kinds: FieldKind[]; values: string[]; fields: Field[] }

const kinds: Readonly<Record<string, FieldKind>> = {
  string: 'text',
  number: 'number',
  integer: 'whole',
  boolean: 'flag',
  null: 'nothing',
  object: 'record',
  array: 'list',
}

const itemsOf = ({ items, prefixItems }: Schema): readonly Schema[] =>
  prefixItems ?? (typeof items === 'object' ? [items] : [])

/** The schemas that a value may have, a choice of choices being one choice. */
const choicesOf = (schema: Schema): readonly Schema[] => schema.anyOf?.flatMap(choicesOf) ?? [schema]

function kindsOf(schema: Schema): FieldKind[] {
  const types = choicesOf(schema).flatMap(({ type }) => (Array.isArray(type) ? (type as string[]) : [String(type)]))
  return [...new Set(types.map((type) => kinds[type] ?? 'any'))]
}

const valuesOf = (schema: Schema): string[] =>
  choicesOf(schema).flatMap((choice) => [
    ...(choice.enum ?? []).map((value) => JSON.stringify(value)),
    ...(choice.const === undefined ? [] : [JSON.stringify(choice.const)]),
  ])

/** The keys of an answer, in their order, as a tree. Empty for a schema of anything but records and lists of them. */
export function fieldsOfSchema(schema: Schema): Field[] {
  const named = (name: string, it: Schema): Field => ({
    name,
    kinds: kindsOf(it),
    values: valuesOf(it),
    fields: fieldsOfSchema(it),
  })
  const below = choicesOf(schema).flatMap((choice) => [
    ...Object.entries(choice.properties ?? {}).map(([name, it]) => named(name, it)),
    ...itemsOf(choice).flatMap(fieldsOfSchema),
  ])
  return below.filter(({ name }, index) => below.findIndex((other) => other.name === name) === index)
}
