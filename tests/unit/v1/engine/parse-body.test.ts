import fc from 'fast-check'
import type { RequestBody } from '@/server/http/http-entry'
import { parseBody } from '@/v1/engine/parse-body'

const bytesOf = (text: string) => new TextEncoder().encode(text)
const body = (type: string, text: string): RequestBody => ({ type, bytes: bytesOf(text) })
const read = async (sent: RequestBody | undefined) => {
  const result = await parseBody(sent)
  return result.ok ? Object.fromEntries(result.value.texts) : result.refusal.code
}
const json = 'application/json'
const form = 'application/x-www-form-urlencoded'
const parts = 'multipart/form-data; boundary=x'
const part = (name: string, text: string) => `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`

test.each`
  what                             | sent                                                               | texts
  ${'JSON'}                        | ${body(json, '{"survey_id":"a","choice":"é"}')}                    | ${{ survey_id: 'a', choice: 'é' }}
  ${'JSON with a number'}          | ${body(json, '{"choice":1,"on":true}')}                            | ${{ choice: '1', on: 'true' }}
  ${'JSON that says it is a form'} | ${body(form, ' {"choice":"a"}')}                                   | ${{ choice: 'a' }}
  ${'JSON that says it is text'}   | ${body('text/plain;charset=UTF-8', '{"choice":"a"}')}              | ${{ choice: 'a' }}
  ${'JSON of another kind'}        | ${body('application/vnd.api+json', '{"choice":"a"}')}              | ${{ choice: 'a' }}
  ${'nulls, lists and objects'}    | ${body(json, '{"a":null,"b":["x"],"c":{"d":1},"e":"x"}')}          | ${{ e: 'x' }}
  ${'an empty object'}             | ${body(json, '{}')}                                                | ${{}}
  ${'a form'}                      | ${body(form, 'survey_id=a&choice=Pea+soup%20%C3%A9')}              | ${{ survey_id: 'a', choice: 'Pea soup é' }}
  ${'a form with a name twice'}    | ${body(form, 'choice=a&choice=b')}                                 | ${{ choice: 'a' }}
  ${'a form that says nothing'}    | ${body('', 'choice=a')}                                            | ${{ choice: 'a' }}
  ${'a form in parts'}             | ${body(parts, `${part('choice', 'é')}${part('b', '2')}--x--\r\n`)} | ${{ choice: 'é', b: '2' }}
  ${'an empty body'}               | ${body(json, '')}                                                  | ${{}}
  ${'no body'}                     | ${undefined}                                                       | ${{}}
  ${'a list'}                      | ${body(json, '[{"choice":"a"}]')}                                  | ${'unreadable-body'}
  ${'a bare text'}                 | ${body(json, '"choice"')}                                          | ${'unreadable-body'}
  ${'null'}                        | ${body(json, 'null')}                                              | ${'unreadable-body'}
  ${'half of a JSON'}              | ${body(json, '{"choice":')}                                        | ${'unreadable-body'}
  ${'a form that says it is JSON'} | ${body(json, 'choice=a')}                                          | ${'unreadable-body'}
  ${'bytes that are no UTF-8'}     | ${{ type: json, bytes: Uint8Array.of(123, 255, 254, 125) }}        | ${'unreadable-body'}
  ${'parts without a boundary'}    | ${body('multipart/form-data', 'x')}                                | ${'unreadable-body'}
  ${'parts that break off'}        | ${body(parts, part('choice', 'a'))}                                | ${'unreadable-body'}
  ${'what is too long'}            | ${'too-long'}                                                      | ${'too-long-body'}
  ${'what broke off on the way'}   | ${'broken-off'}                                                    | ${'unreadable-body'}
`('parses $what as $texts', async ({ sent, texts }) => {
  expect(await read(sent)).toEqual(texts)
})

test('[V1-14.3] treats names such as __proto__ like any other name', async () => {
  const result = await parseBody(body(json, '{"__proto__":"a","constructor":"b","choice":"c"}'))
  expect(result.ok && [...result.value.texts]).toEqual([
    ['__proto__', 'a'],
    ['constructor', 'b'],
    ['choice', 'c'],
  ])
  expect(({} as Record<string, unknown>).a).toBeUndefined()
})

test('[V1-14.3] parses or refuses any bytes of any content type', async () => {
  const type = fc.oneof(fc.constantFrom(json, form, parts, 'multipart/form-data', ''), fc.string())
  await fc.assert(
    fc.asyncProperty(type, fc.uint8Array({ maxLength: 200 }), async (type, bytes) => {
      const header = type.replace(/[^\t\x20-\x7e]/g, '')
      expect(typeof (await parseBody({ type: header, bytes })).ok).toBe('boolean')
    }),
    { numRuns: 500 },
  )
})

describe('structures of a JSON body', () => {
  const structureOf = async (value: unknown) => {
    const result = await parseBody(body(json, JSON.stringify({ meal_plan: value })))
    return result.ok ? result.value.structures.get('meal_plan') : result.refusal.code
  }
  const nested = (levels: number): unknown => (levels === 0 ? 1 : { a: nested(levels - 1) })

  test('are objects and lists, and are no texts', async () => {
    expect(await structureOf({ id: 'a', price: 1 })).toEqual({ id: 'a', price: 1 })
    expect(await structureOf(['a'])).toEqual(['a'])
    expect(await structureOf('a')).toBeUndefined()
    expect(await structureOf(null)).toBeUndefined()
    expect(await read(body(json, '{"meal_plan":{"id":"a"}}'))).toEqual({})
  })

  test('have at most 8 levels and 200 entries; others count as missing', async () => {
    expect(await structureOf(nested(8))).toEqual(nested(8))
    expect(await structureOf(nested(9))).toBeUndefined()
    const deep = `{"meal_plan":${'['.repeat(50_000)}${']'.repeat(50_000)}}`
    expect(await read(body(json, deep))).toEqual({})
    const list = (length: number) => Array.from({ length }, () => 0)
    expect(await structureOf(list(200))).toHaveLength(200)
    expect(await structureOf(list(201))).toBeUndefined()
    expect(await structureOf({ a: list(201) })).toBeUndefined()
  })

  test('cannot change the prototype of objects', async () => {
    const sent = '{"meal_plan":{"__proto__":{"id":"polluted"}},"__proto__":{"id":"polluted"}}'
    const result = await parseBody(body(json, sent))
    const structures = result.ok ? result.value.structures : new Map<string, object>()
    expect([...structures.keys()]).toEqual(['meal_plan', '__proto__'])
    expect(Object.hasOwn(structures.get('meal_plan') ?? {}, '__proto__')).toBe(true)
    expect(({} as { id?: string }).id).toBeUndefined()
  })
})
