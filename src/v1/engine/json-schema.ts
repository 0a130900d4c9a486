import { z } from 'zod'
import { locales, type Locale } from '@/domain/locale'
import { describeKey } from '@/v1/docs/resources/key-descriptions'
import { resources } from '@/v1/docs/resources/resources'

export type JsonSchema = { [key: string]: unknown }

/** Tells the conversion which schemas have names. */
const names = z.registry<{ id: string }>()
for (const { name, schema } of resources) names.add(schema, { id: name })
const resourceByName = new Map(resources.map((resource) => [resource.name, resource]))

const isSchema = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * A published form of a generated schema: references to named schemas, a description per key, and no
 * `additionalProperties: false`, because responses may get more keys. `owner` is the name of the resource.
 */
function publish(schema: JsonSchema, owner: string | null, locale: Locale): JsonSchema {
  const children = (value: unknown): unknown =>
    Array.isArray(value) ? value.map(children) : isSchema(value) ? publish(value, null, locale) : value
  const entries = Object.entries(schema).flatMap(([key, value]): [string, unknown][] => {
    if (key === '$defs' || key === 'id' || (key === 'additionalProperties' && value === false)) return []
    if (key === '$ref') return [[key, String(value).replace('#/$defs/', '#/components/schemas/')]]
    if (key !== 'properties' || !isSchema(value)) return [[key, children(value)]]
    const properties = Object.entries(value).map(([name, property]) => {
      const description = (owner ? resourceByName.get(owner)?.keys[name] : undefined) ?? describeKey(name)
      const published = isSchema(property) ? publish(property, null, locale) : {}
      return [name, description ? { ...published, description: description[locale] } : published]
    })
    return [[key, Object.fromEntries(properties)]]
  })
  return Object.fromEntries(entries)
}

/** Converts the zod schema of a response to JSON Schema 2020-12. Named schemas are references into `components`. */
export function toJsonSchema(schema: z.ZodType, locale: Locale): JsonSchema {
  const known = cached[locale].get(schema)
  if (known) return known
  const { $schema: _, ...generated } = z.toJSONSchema(schema, {
    io: 'output',
    reused: 'inline',
    metadata: names,
  }) as JsonSchema
  const published = publish(generated, null, locale)
  cached[locale].set(schema, published)
  return published
}

/**
 * Converts the zod schema of a structured request parameter to JSON Schema 2020-12. References to named schemas, which are those
 * of responses, are written out.
 */
export function toRequestJsonSchema(schema: z.ZodType, locale: Locale): JsonSchema {
  const { $schema: _, ...generated } = z.toJSONSchema(schema, { io: 'input', reused: 'inline' }) as JsonSchema
  return publish(generated, null, locale)
}

const cached = Object.fromEntries(locales.map((locale) => [locale, new WeakMap()])) as Record<
  Locale,
  WeakMap<z.ZodType, JsonSchema>
>

/** The named schemas in one language, with their descriptions. */
export function namedSchemas(locale: Locale): Record<string, JsonSchema> {
  return Object.fromEntries(
    resources.map(({ name, schema, about }) => {
      const { $schema: _, ...generated } = z.toJSONSchema(schema, {
        io: 'output',
        reused: 'inline',
        metadata: names,
      }) as JsonSchema
      return [name, { description: about[locale], ...publish(withoutOwnReference(generated, name), name, locale) }]
    }),
  )
}

/** A schema that has a name may be generated as a reference to its own definition. */
function withoutOwnReference(generated: JsonSchema, name: string): JsonSchema {
  if (!('$ref' in generated)) return generated
  const definitions = generated.$defs as Record<string, JsonSchema> | undefined
  return definitions?.[name] ?? generated
}
