import { listSchemaFields } from '@/features/api-docs/schema-fields'
import {
  buildCurlCommand,
  buildOperationBody,
  buildOperationUrl,
  type CallableOperation,
  type Operation,
  type Schema,
} from '@/features/api-docs/operations'

const text = { inPath: false, isStructured: false, required: false, description: '', example: null, schema: null }

const operation: Operation = {
  id: 'get_location_id_periods',
  session: null,
  method: 'GET',
  path: 'location/{id}/periods',
  summary: '',
  parameters: [
    { ...text, name: 'id', inPath: true, required: true, example: 'ab c/d' },
    { ...text, name: 'date', example: '2031-02-03' },
    { ...text, name: 'locale' },
  ],
  response: {},
}

test.each([
  [
    'typed values',
    buildOperationUrl(
      operation,
      new Map([
        ['id', 'é c/d'],
        ['locale', 'fr&x'],
      ]),
    ),
    '/v1/location/%C3%A9%20c%2Fd/periods?locale=fr%26x',
  ],
  ['no values', buildOperationUrl(operation, new Map()), '/v1/location//periods'],
])('builds the URL of an operation with %s', (_, address, expected) => expect(address).toBe(expected))

test('returns the keys of a response as a tree, with array items, and keys of alternatives once', () => {
  const name = { type: 'string' }
  const schema: Schema = {
    anyOf: [
      {
        type: 'object',
        properties: {
          status: { type: 'string', const: 'success' },
          rows: { type: 'array', items: { type: 'object', properties: { name, qty: { type: ['integer', 'null'] } } } },
          pair: { type: 'array', prefixItems: [{ type: 'number' }, { type: 'number' }], items: false },
        },
      },
      { type: 'object', properties: { status: { type: 'string', const: 'success' }, closed: { type: 'boolean' } } },
    ],
  }
  expect(listSchemaFields(schema)).toEqual([
    { name: 'status', kinds: ['text'], values: ['"success"'], description: '', fields: [] },
    {
      name: 'rows',
      kinds: ['list'],
      values: [],
      description: '',
      fields: [
        { name: 'name', kinds: ['text'], values: [], description: '', fields: [] },
        { name: 'qty', kinds: ['whole', 'nothing'], values: [], description: '', fields: [] },
      ],
    },
    { name: 'pair', kinds: ['list'], values: [], description: '', fields: [] },
    { name: 'closed', kinds: ['flag'], values: [], description: '', fields: [] },
  ])
})

test.each([[{}], [{ type: 'string' }], [{ items: true }]])('%j has no keys', (schema) =>
  expect(listSchemaFields(schema)).toEqual([]),
)

const write: CallableOperation = {
  method: 'POST',
  path: 'contact',
  session: null,
  parameters: [
    { name: 'name', inPath: false, isStructured: false },
    { name: 'email', inPath: false, isStructured: false },
  ],
}

test('puts the parameters of a write into its body, and never into its URL', () => {
  const values = new Map([
    ['name', "O'Neil"],
    ['email', ''],
  ])
  expect(buildOperationUrl(write, values)).toBe('/v1/contact')
  expect(buildOperationBody(write, values)).toBe('{"name":"O\'Neil"}')
  expect(buildOperationBody(operation, values)).toBeNull()
})

test('writes a structured parameter into the body as JSON', () => {
  const structured = { ...write, parameters: [{ name: 'plan', inPath: false, isStructured: true }] }
  const bodyOf = (plan: string) => buildOperationBody(structured, new Map([['plan', plan]]))
  expect(bodyOf(' {"id":"a","days":[1]}')).toBe('{"plan":{"id":"a","days":[1]}}')
  expect(bodyOf('{"id":')).toBe('{"plan":"{\\"id\\":"}')
  expect(bodyOf('65f0')).toBe('{"plan":"65f0"}')
})

test.each([
  [
    'a write with a quote',
    write,
    [['name', "O'Neil"]],
    `curl -X POST 'https://d.example/v1/contact' -H 'Content-Type: application/json' -d '{"name":"O'\\''Neil"}'`,
  ],
  [
    'a sign-in, which stores its cookie',
    { ...write, session: 'opens' },
    [],
    "curl -X POST 'https://d.example/v1/contact' -c cookies.txt -H 'Content-Type: application/json' -d '{}'",
  ],
  [
    'a call with a session, which sends it',
    { ...write, session: 'needs' },
    [],
    "curl -X POST 'https://d.example/v1/contact' -b cookies.txt -H 'Content-Type: application/json' -d '{}'",
  ],
  [
    'a DELETE that changes a cart, which sends and stores its cookie',
    { ...write, method: 'DELETE', session: 'uses' },
    [['name', 'x']],
    "curl -X DELETE 'https://d.example/v1/contact?name=x' -b cookies.txt -c cookies.txt",
  ],
  [
    'a private read',
    { ...write, method: 'GET', session: 'uses' },
    [],
    "curl 'https://d.example/v1/contact' -b cookies.txt -c cookies.txt",
  ],
] as [string, CallableOperation, [string, string][], string][])('writes a command line for %s', (_, it, values, line) =>
  expect(buildCurlCommand(it, new Map(values), 'https://d.example')).toBe(line),
)

test('follows references to named schemas, and shows descriptions', () => {
  const fields = listSchemaFields(
    { type: 'object', properties: { menu: { $ref: '#/components/schemas/Menu', description: 'A menu.' } } },
    { Menu: { type: 'object', properties: { closed: { type: 'boolean' } } } },
  )
  expect(fields).toMatchObject([
    { name: 'menu', kinds: ['record'], description: 'A menu.', fields: [{ name: 'closed', kinds: ['flag'] }] },
  ])
})
