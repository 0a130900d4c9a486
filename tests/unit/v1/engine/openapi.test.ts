import { Validator } from '@seriousme/openapi-schema-validator'
import { z } from 'zod'
import { textParameter } from '@/contract/field-types'
import { structuredParameter } from '@/contract/structured-parameter'
import { ok, refuse } from '@/domain/result'
import { findRequiredParameters } from '@/v1/docs/required-parameters'
import { findSampleAnswer } from '@/v1/docs/sample-answers'
import { getPrivate, post, remove } from '@/v1/engine/define-endpoint'
import type { Endpoint } from '@/v1/engine/endpoint'
import { success } from '@/v1/engine/envelope'
import { buildOpenApiDocument, type EndpointExample } from '@/v1/engine/openapi'

const now = new Date('2031-02-03T12:00:00Z')
const plan = z.object({ id: z.string(), days: z.array(z.number().int()).optional() })
const shared = {
  about: { en: 'Cart.', fr: 'Panier.' },
  answer: z.strictObject({ status: z.literal('success'), total: z.number() }),
  example: {},
  session: 'uses' as const,
  shape: (value: object) => success(0, value),
}
const execute = async () => ok({ value: { total: 1 }, remember: null })
const input = z.object({ plan: structuredParameter(plan), site_id: textParameter })
const add = post('cart', { ...shared, input, execute, limit: 'forms' })
const addFromBody = post('cart/{site_id}', { ...shared, input, execute, limit: 'forms', inBody: true })
const deleteItem = remove('cart', { ...shared, input: z.object({ site_id: textParameter }), execute, limit: 'forms' })
const fetchCart = getPrivate('cart', {
  ...shared,
  input: z.object({ site_id: textParameter, note: textParameter }),
  execute: async ({ site_id }) =>
    site_id === null ? refuse('missing-parameter', { parameter: 'site_id' }) : execute(),
})
const endpoints: Endpoint[] = [add, addFromBody, deleteItem, fetchCart]

const document = buildOpenApiDocument({
  subjects: { cart: endpoints },
  examples: new Map<Endpoint, EndpointExample>([
    [add, { values: { plan: '{"id":"a","days":[1]}', site_id: 'x' }, required: ['plan'] }],
    [deleteItem, { values: { site_id: 'x' }, required: ['site_id'] }],
  ]),
  samples: new Map(),
  serverUrl: 'https://d.example',
  locale: 'en',
})
const operation = (path: string, method: string) => document.paths[path]?.[method]

test('[V1-14.10] describes DELETE, private reads and nested bodies in a valid document', async () => {
  expect(await new Validator().validate(structuredClone(document))).toMatchObject({ valid: true })
  expect(Object.keys(document.paths['/cart'] ?? {})).toEqual(['post', 'delete', 'get'])
  expect(document.components.securitySchemes).toMatchObject({ session: { in: 'cookie', name: '__Host-customer' } })
  expect(operation('/cart', 'post')).toMatchObject({ security: [{}, { session: [] }] })
})

test('[V1-14.10] describes a structured parameter by its schema in the body, and not in the query', () => {
  const { parameters, requestBody } = operation('/cart', 'post') as {
    parameters: { name: string }[]
    requestBody: { content: Record<string, { schema: object; example: object }> }
  }
  expect(parameters.map(({ name }) => name)).toEqual(['site_id', 'locale'])
  expect(Object.keys(requestBody.content)).toEqual(['application/json'])
  expect(requestBody.content['application/json']).toMatchObject({
    schema: {
      required: ['plan'],
      properties: {
        plan: {
          anyOf: [
            { type: 'object', required: ['id'], properties: { days: { type: 'array', items: { type: 'integer' } } } },
            { type: 'null' },
          ],
        },
        site_id: { type: 'string' },
      },
    },
    example: { plan: { id: 'a', days: [1] }, site_id: 'x' },
  })
  expect(JSON.stringify(requestBody)).not.toContain('additionalProperties')
})

test('[V1-14.10] describes the parameters of a DELETE in its query', () => {
  expect(operation('/cart', 'delete')).toMatchObject({
    operationId: 'delete_cart',
    parameters: [{ name: 'site_id', in: 'query', required: true, example: 'x' }, { name: 'locale' }],
    'x-codeSamples': [{ source: "curl -X DELETE 'https://d.example/v1/cart?site_id=x' -b cookies.txt -c cookies.txt" }],
  })
  expect(operation('/cart', 'delete')).not.toHaveProperty('requestBody')
})

test('describes no 304 for a response that is not stored', () => {
  expect(Object.keys((operation('/cart', 'get') as { responses: object }).responses)).toEqual(['200', '429'])
})

test('finds the required parameters of a private read by asking it, and its sample from its schema', async () => {
  expect(await findRequiredParameters(fetchCart, {}, now)).toEqual(['site_id'])
  expect(await findSampleAnswer(fetchCart, { values: {}, required: [] }, now, 'en')).toEqual({
    status: 'success',
    total: 1,
  })
})
