import { z } from 'zod'

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

const lists = new WeakSet<z.core.$ZodType>()

/**
 * A request parameter with several texts: an array of a JSON body, a name that a form or a query repeats, with or without `[]`, or
 * one text with commas. Null means missing; an empty list was sent empty. As with `structuredParameter`, do not wrap the result.
 */
export function listParameter<Output>(toOutput: (values: string[] | null) => Output) {
  const schema = z.array(z.string()).nullable().transform(toOutput)
  lists.add(schema)
  return schema
}

export const isListParameter = (schema: z.core.$ZodType): boolean => lists.has(schema)
export const isStructuredParameter = (schema: z.core.$ZodType): boolean => structured.has(schema)
