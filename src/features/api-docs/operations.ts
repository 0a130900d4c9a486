/**
 * A parameter in the reference. `example` is its value in the example request; null if the example leaves it out.
 * `isStructured`: it can be an object or an array in a JSON body; `schema` then describes it, and is null otherwise.
 */
type Parameter = {
  name: string
  inPath: boolean
  isStructured: boolean
  required: boolean
  description: string
  example: string | null
  schema: Schema | null
}
/** One call of the API. `id` is the path segment of its page, `response` the JSON Schema of a successful response. */
export type Operation = {
  id: string
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /**
   * `opens`: the call starts or ends a customer's session. `needs`: it needs one. `uses`: it depends on cookies. Null for other
   * calls.
   */
  session: 'opens' | 'needs' | 'uses' | null
  path: string
  summary: string
  parameters: Parameter[]
  response: Schema
}

/** What a request needs to know of a call. */
export type CallableOperation = Pick<Operation, 'method' | 'path' | 'session'> & {
  parameters: readonly Pick<Parameter, 'name' | 'inPath' | 'isStructured'>[]
}
/** A feed with an example URL of this installation. */
export type FeedExample = { address: string; title: string }
/** An example of several calls, as scripts for curl and for TypeScript. */
export type WalkthroughText = { id: string; title: string; about: string; shell: string; typeScript: string }
export type Subject = { name: string; operations: Operation[] }

/** The part of JSON Schema that the response schemas use. */
export type Schema = {
  $ref?: string
  description?: string
  type?: string | readonly string[]
  const?: unknown
  enum?: readonly unknown[]
  anyOf?: readonly Schema[]
  properties?: Readonly<Record<string, Schema>>
  items?: Schema | boolean
  prefixItems?: readonly Schema[]
  additionalProperties?: Schema | boolean
}

/**
 * The URL of a call: path parameters in the path, and for a GET and a DELETE all others in the query string. Leaves out empty
 * values. The other parameters of a write are in its body, because logs keep URLs.
 */
export function buildOperationUrl(
  { method, path, parameters }: Pick<CallableOperation, 'method' | 'path' | 'parameters'>,
  values: ReadonlyMap<string, string>,
): string {
  const filled = parameters
    .filter(({ inPath }) => inPath)
    .reduce((done, { name }) => done.replace(`{${name}}`, encodeURIComponent(values.get(name) ?? '')), path)
  const query = new URLSearchParams(
    parameters.flatMap(({ name, inPath }) => {
      const value = values.get(name) ?? ''
      return inPath || value === '' || hasBody(method) ? [] : [[name, value]]
    }),
  )
  return `/v1/${filled}${query.size > 0 ? `?${query}` : ''}`
}

/** The value of a structured parameter that is typed as JSON. Any other text stays a text. */
export function toBodyValue(text: string): unknown {
  if (!/^\s*[{[]/.test(text)) return text
  try {
    return JSON.parse(text)
  } catch {
    return text // the API says what is wrong
  }
}

/** The JSON body of a write. Leaves out empty values and parameters of the path. Null for a GET and a DELETE. */
export function buildOperationBody(
  { method, parameters }: Pick<CallableOperation, 'method' | 'parameters'>,
  values: ReadonlyMap<string, string>,
): string | null {
  if (!hasBody(method)) return null
  const sent = parameters.flatMap(({ name, inPath, isStructured }) => {
    const value = values.get(name) ?? ''
    return inPath || value === '' ? [] : [[name, isStructured ? toBodyValue(value) : value]]
  })
  return JSON.stringify(Object.fromEntries(sent))
}

/** Whether parameters go into the body. Those of a DELETE are in the URL, because not every proxy sends its body on. */
const hasBody = (method: Operation['method']) => method === 'POST' || method === 'PUT'

/** Quotes a text for a POSIX shell. */
const quoteForShell = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`

/** A command line that makes the call. `cookies.txt` carries a customer's session or a cart from one call to the next. */
export function buildCurlCommand(
  operation: CallableOperation,
  values: ReadonlyMap<string, string>,
  serverUrl: string,
): string {
  const url = quoteForShell(`${serverUrl}${buildOperationUrl(operation, values)}`)
  const body = buildOperationBody(operation, values)
  const cookies = { opens: ' -c cookies.txt', needs: ' -b cookies.txt', uses: ' -b cookies.txt -c cookies.txt' }
  const session = operation.session ? cookies[operation.session] : ''
  if (body === null) return `curl${operation.method === 'GET' ? '' : ` -X ${operation.method}`} ${url}${session}`
  return `curl -X ${operation.method} ${url}${session} -H 'Content-Type: application/json' -d ${quoteForShell(body)}`
}
