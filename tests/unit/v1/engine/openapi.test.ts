import { z } from 'zod'
import { textParameter } from '@/contract/field-types'
import { ok } from '@/domain/result'
import { fieldsOf } from '@/server/database/stored-values'
import { getPrivate, post, remove } from '@/v1/engine/endpoint'
import { buildOpenApiDocument } from '@/v1/engine/openapi'

const described = { about: { en: 'A call', fr: 'Un appel' }, answer: z.object({}), example: {} }
const input = z.object({ site_id: textParameter, meal_plan: z.unknown() })
const execute = async () => ok({ value: {}, remember: null })
const call = { ...described, input, execute, shape: (value: object) => value, limit: null, session: 'uses' } as const
const fetch = getPrivate('cart', { ...described, input, execute, shape: (value: object) => value })
const removal = remove('cart', call)
const adding = post('cart', { ...call, structured: ['meal_plan'] })

const document = buildOpenApiDocument({
  subjects: { cart: [fetch, removal, adding] },
  examples: new Map(
    [fetch, removal, adding].map((endpoint) => [endpoint, { values: { site_id: 'a' }, required: ['site_id'] }]),
  ),
  samples: new Map(),
  serverUrl: 'https://example.ca',
  locale: 'en',
})
const operation = (method: string) => fieldsOf(document.paths['/cart']?.[method])
const requiredOf = (method: string) =>
  (operation(method).parameters as { name: string; in: string; required: boolean }[]).map(
    ({ name, in: place, required }) => [name, place, required],
  )

test('[V1-14.10] describes a DELETE with required parameters in the query, and without a body', () => {
  expect(requiredOf('delete')).toEqual([
    ['site_id', 'query', true],
    ['meal_plan', 'query', false],
    ['locale', 'query', false],
  ])
  expect(operation('delete')).not.toHaveProperty('requestBody')
  expect(operation('delete').operationId).toBe('delete_cart')
})

test('describes structured parameters of a JSON body as texts, objects or lists, without a form', () => {
  const body = fieldsOf(fieldsOf(operation('post').requestBody).content)
  expect(Object.keys(body)).toEqual(['application/json'])
  const schema = fieldsOf(fieldsOf(body['application/json']).schema)
  const properties = fieldsOf(schema.properties)
  expect([fieldsOf(properties.meal_plan).type, fieldsOf(properties.site_id).type]).toEqual([
    ['string', 'object', 'array'],
    'string',
  ])
  expect(schema.required).toEqual(['site_id'])
  expect(requiredOf('post')[0]).toEqual(['site_id', 'query', false])
})

test('a private GET is never “not modified”', () => {
  expect(Object.keys(fieldsOf(operation('get').responses))).toEqual(['200', '429'])
})
