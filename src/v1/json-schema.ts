import { z } from 'zod'

export type JsonSchema = Record<string, unknown>
const made = new WeakMap<z.ZodType, JsonSchema>()

/** A zod schema of answers as JSON Schema 2020-12, made once for each. */
export function jsonSchemaOf(schema: z.ZodType): JsonSchema {
  const known = made.get(schema)
  if (known) return known
  const { $schema: _, ...it } = z.toJSONSchema(schema, { io: 'output', reused: 'inline' }) as JsonSchema
  made.set(schema, it)
  return it
}
