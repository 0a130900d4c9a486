/** A parameter as the reference shows it; `example` is what it is tried with, null when it may be left out. */
type Parameter = { name: string; inPath: boolean; description: string; example: string | null }
/** One call of the API: `id` names its page, `answer` is the JSON Schema of a success. */
export type Operation = {
  id: string
  method: 'GET' | 'POST' | 'PUT'
  /** Whether its parameters come in a body alone, so that no address carries them: it is not tried on the page. */
  inBody: boolean
  path: string
  summary: string
  parameters: Parameter[]
  answer: Schema
}
/** A feed and one of its addresses on this installation. */
export type FeedLine = { address: string; title: string }
export type Subject = { name: string; operations: Operation[] }

/** What of JSON Schema the API's answers use. */
export type Schema = {
  type?: string | readonly string[]
  const?: unknown
  enum?: readonly unknown[]
  anyOf?: readonly Schema[]
  properties?: Readonly<Record<string, Schema>>
  items?: Schema | boolean
  prefixItems?: readonly Schema[]
  additionalProperties?: Schema | boolean
}

/** An address that can be asked: the places of the path filled, the other values as a query. Empty values are left out. */
export function addressOf(
  { path, parameters }: Pick<Operation, 'path' | 'parameters'>,
  values: ReadonlyMap<string, string>,
): string {
  const filled = parameters
    .filter(({ inPath }) => inPath)
    .reduce((done, { name }) => done.replace(`{${name}}`, encodeURIComponent(values.get(name) ?? '')), path)
  const query = new URLSearchParams(
    parameters.flatMap(({ name, inPath }) => {
      const value = values.get(name) ?? ''
      return inPath || value === '' ? [] : [[name, value]]
    }),
  )
  return `/v1/${filled}${query.size > 0 ? `?${query}` : ''}`
}

/** The address of an operation's example. */
export const exampleAddress = (operation: Operation) =>
  addressOf(operation, new Map(operation.parameters.map(({ name, example }) => [name, example ?? ''])))
