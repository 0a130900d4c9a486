import fc from 'fast-check'
import type { RequestBody } from '@/server/http/request-body'
import { parseBody } from '@/v1/engine/parse-body'

fc.configureGlobal({ seed: 1 })

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

test('returns objects and arrays of a JSON body apart from its texts, and none of other bodies', async () => {
  const parsed = await parseBody(body(json, '{"a":{"b":[1]},"c":["x"],"d":"e","f":null}'))
  expect(parsed).toEqual({
    ok: true,
    value: {
      texts: new Map([['d', 'e']]),
      lists: new Map([
        ['c', ['x']],
        ['d', ['e']],
      ]),
      structures: new Map<string, unknown>([
        ['a', { b: [1] }],
        ['c', ['x']],
      ]),
    },
  })
  const file =
    '--x\r\nContent-Disposition: form-data; name="f"; filename="f.json"\r\nContent-Type: application/json\r\n\r\n{}\r\n--x--\r\n'
  for (const sent of [body(form, 'a={"b":1}'), body(parts, file)]) {
    const other = await parseBody(sent)
    expect(other.ok && other.value.structures).toEqual(new Map())
  }
})

test('[V1-14.3] parses or refuses any bytes of any content type', async () => {
  const type = fc.oneof(fc.constantFrom(json, form, parts, 'multipart/form-data', ''), fc.string())
  await fc.assert(
    fc.asyncProperty(type, fc.uint8Array({ maxLength: 200 }), async (type, bytes) => {
      const header = type.replace(/[^\t\x20-\x7e]/g, '')
      expect(typeof (await parseBody({ type: header, bytes })).ok).toBe('boolean')
    }),
  )
})
