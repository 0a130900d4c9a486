import { fieldsOfSchema } from '@/features/developers/fields-of-schema'
import { addressOf, exampleAddress, type Operation, type Schema } from '@/features/developers/operations'

const operation: Operation = {
  id: 'get_location_id_periods',
  inBody: false,
  method: 'GET',
  path: 'location/{id}/periods',
  summary: '',
  parameters: [
    { name: 'id', inPath: true, description: '', example: 'ab c/d' },
    { name: 'date', inPath: false, description: '', example: '2031-02-03' },
    { name: 'locale', inPath: false, description: '', example: null },
  ],
  answer: {},
}

test.each([
  ['its example, what has none left out', exampleAddress(operation), '/v1/location/ab%20c%2Fd/periods?date=2031-02-03'],
  [
    'what is typed',
    addressOf(
      operation,
      new Map([
        ['id', 'é'],
        ['locale', 'fr&x'],
      ]),
    ),
    '/v1/location/%C3%A9/periods?locale=fr%26x',
  ],
  ['nothing at all', addressOf(operation, new Map()), '/v1/location//periods'],
])('an operation is asked with %s', (_, address, expected) => expect(address).toBe(expected))

test('the keys of an answer are a tree: lists give the keys of their items, choices every key once', () => {
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
  expect(fieldsOfSchema(schema)).toEqual([
    { name: 'status', kinds: ['text'], values: ['"success"'], fields: [] },
    {
      name: 'rows',
      kinds: ['list'],
      values: [],
      fields: [
        { name: 'name', kinds: ['text'], values: [], fields: [] },
        { name: 'qty', kinds: ['whole', 'nothing'], values: [], fields: [] },
      ],
    },
    { name: 'pair', kinds: ['list'], values: [], fields: [] },
    { name: 'closed', kinds: ['flag'], values: [], fields: [] },
  ])
})

test.each([[{}], [{ type: 'string' }], [{ items: true }]])('%j has no keys', (schema) =>
  expect(fieldsOfSchema(schema)).toEqual([]),
)
