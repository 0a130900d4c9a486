import type { z } from 'zod'

const structured = new WeakSet<z.core.$ZodType>()

function registered<Schema extends z.core.$ZodType>(schema: Schema): Schema {
  structured.add(schema)
  return schema
}

/**
 * A request parameter that can be an object or an array in a JSON body. Null means missing. Every other parameter is a text.
 * Numbers, booleans and parameters of forms and query strings reach the schema as text. Do not wrap the result in another
 * schema: v1's engine would not recognize it.
 */
export const structuredParameter = <Schema extends z.ZodType>(schema: Schema) => registered(schema.nullable())

export const isStructuredParameter = (schema: z.core.$ZodType): boolean => structured.has(schema)
