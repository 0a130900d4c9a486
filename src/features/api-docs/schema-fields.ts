import type { Schema } from './operations'

type FieldKind = 'text' | 'number' | 'whole' | 'flag' | 'nothing' | 'record' | 'list' | 'any'
/**
 * A key of a response: its types (more than one for a union, such as string or null), its allowed values (empty if any), its
 * description (empty if there is none), and the keys of the object or of the array's items.
 */
export type Field = { name: string; kinds: FieldKind[]; values: string[]; description: string; fields: Field[] }

/** The schemas that `$ref` names. */
type Named = Readonly<Record<string, Schema>>

const kinds: Readonly<Record<string, FieldKind>> = {
  string: 'text',
  number: 'number',
  integer: 'whole',
  boolean: 'flag',
  null: 'nothing',
  object: 'record',
  array: 'list',
}

const listItems = ({ items, prefixItems }: Schema): readonly Schema[] =>
  prefixItems ?? (typeof items === 'object' ? [items] : [])

/** The alternatives of a schema. Flattens nested `anyOf` and follows references. */
const listAlternatives = (schema: Schema, named: Named): readonly Schema[] => {
  const referred = schema.$ref ? named[schema.$ref.split('/').at(-1) ?? ''] : undefined
  if (referred) return listAlternatives(referred, named)
  return schema.anyOf?.flatMap((choice) => listAlternatives(choice, named)) ?? [schema]
}

function listKinds(schema: Schema, named: Named): FieldKind[] {
  const types = listAlternatives(schema, named).flatMap(({ type }) =>
    Array.isArray(type) ? (type as string[]) : [String(type)],
  )
  return [...new Set(types.map((type) => kinds[type] ?? 'any'))]
}

const listValues = (schema: Schema, named: Named): string[] =>
  listAlternatives(schema, named).flatMap((choice) => [
    ...(choice.enum ?? []).map((value) => JSON.stringify(value)),
    ...(choice.const === undefined ? [] : [JSON.stringify(choice.const)]),
  ])

/**
 * The keys of a response as a tree, in order. Empty for a schema without objects. If a key has alternatives, the first wins.
 * `named` are the schemas that the response refers to.
 */
export function listSchemaFields(schema: Schema, named: Named = {}): Field[] {
  const toField = (name: string, it: Schema): Field => ({
    name,
    kinds: listKinds(it, named),
    values: listValues(it, named),
    description: it.description ?? '',
    fields: listSchemaFields(it, named),
  })
  const fields = listAlternatives(schema, named).flatMap((choice) => [
    ...Object.entries(choice.properties ?? {}).map(([name, it]) => toField(name, it)),
    ...listItems(choice).flatMap((item) => listSchemaFields(item, named)),
  ])
  return fields.filter(({ name }, index) => fields.findIndex((other) => other.name === name) === index)
}
