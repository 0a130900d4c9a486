import fc from 'fast-check'

/** A hostile request. `path` is percent-encoded only as far as an HTTP client requires it. */
export type FuzzedRequest = { method: string; path: string; headers: Record<string, string>; body: Buffer | null }

/** The API to test: its paths (`/v1/location/{id}/periods`), their parameters, and existing ids of several sites. */
export type ApiSurface = {
  paths: readonly string[]
  /** The paths that accept DELETE. */
  deletePaths: readonly string[]
  parameters: readonly string[]
  /** The parameters that can be sent in a body. */
  bodyParameters: readonly string[]
  ids: readonly string[]
}

const wrongTypes = ' |0|-1|NaN|1e999|null|undefined|true|[]|{}|[object Object]|0x10'.split('|')
const dangerous = '__proto__|constructor|toString|hasOwnProperty|$ne|{"$gt":""}|\' OR 1=1 --|../../etc/passwd'.split(
  '|',
)
const hostileText = [
  '<script>alert(1)</script>',
  '\u0000',
  '\r\nSet-Cookie: a=b',
  '\u2028',
  '𝕊𝕠𝕦𝕡',
  'é'.repeat(300),
  '%',
  '%%%',
  '\ud800',
]
const dates = [
  '2031-02-30|0000-00-00|99999999|2031-13-45T99:99:99Z|-1-1-1|31-02-03|2031-02-03T00:00:00+99:99',
  'tomorrow|275760-09-13|2031-02-03/|"2031-02-03"',
].flatMap((line) => line.split('|'))
/** Bytes that are not UTF-8, and invalid escapes. */
const badEscapes = ['%ff%fe', '%c3%28', '%ed%a0%80', '%', '%zz', '%f5%80%80%80', '%00']

/** Encodes a text. A lone surrogate cannot be encoded and is replaced. */
const encoded = (text: string) => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'))

const value = ({ ids }: ApiSurface): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...ids).map(encoded) },
    { weight: 3, arbitrary: fc.constantFrom(...wrongTypes, ...dangerous, ...hostileText, ...dates).map(encoded) },
    { weight: 1, arbitrary: fc.constantFrom(...badEscapes) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }).map(encoded) },
    { weight: 1, arbitrary: fc.integer({ min: 1, max: 12_000 }).map((length) => 'a'.repeat(length)) },
    { weight: 1, arbitrary: fc.stringMatching(/^[0-9a-f]{24}$/) },
  )

const name = ({ parameters }: ApiSurface) =>
  fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...parameters, 'locale', 'platform', 'date') },
    {
      weight: 1,
      arbitrary: fc.constantFrom(...dangerous, 'site_id[]', 'date[0]', 'site_id[$ne]', 'slug[a][b]').map(encoded),
    },
  )

const address = (surface: ApiSurface) =>
  fc
    .record({
      path: fc.oneof(
        { weight: 8, arbitrary: fc.constantFrom(...surface.paths) },
        { weight: 1, arbitrary: fc.webPath().map((path) => `/v1${path}`) },
      ),
      pathValues: fc.array(value(surface), { minLength: 3, maxLength: 3 }),
      query: fc.array(fc.tuple(name(surface), value(surface)), { maxLength: 6 }),
      doubled: fc.boolean(),
      ending: fc.constantFrom('', '', '', '/', '.json', '.json/', '//'),
    })
    .map(({ path, pathValues, query, doubled, ending }) => {
      let next = 0
      const filled = path.replace(/\{\w+\}/g, () => pathValues[next++] ?? '')
      const pairs = query.map(([key, text]) => `${key}=${text}`)
      return `${filled}${ending}?${[...pairs, ...(doubled ? pairs : [])].join('&')}`.slice(0, 14_000)
    })

const headers = fc
  .record(
    {
      'accept-encoding': fc.constantFrom('gzip', 'br', 'none', '*;q=0', 'gzip;q=0, *', ',,,;;'),
      'if-none-match': fc.constantFrom('*', '""', 'W/"x"', '"'.repeat(50), 'x'.repeat(1_500)),
      cookie: fc.constantFrom('l1=fr', 'l1=__proto__', 'l1=fr; l1=en', '=;;=', `l1=${'f'.repeat(900)}`),
      'content-type': fc.constantFrom(
        'application/json',
        'text/plain',
        'multipart/form-data',
        'application/x-www-form-urlencoded',
        '/',
      ),
      'x-forwarded-for': fc.constantFrom('1.2.3.4', 'a, b, c', '::1', '999.1.1.1', ','),
      host: fc.constantFrom('api.example.com', 'localhost', '[::1]'),
    },
    { requiredKeys: [] },
  )
  .map((record) => record as Record<string, string>)

/** JSON with objects and arrays as parameters: of wrong shapes, with hostile keys, too deep or too long. */
const nestedBody = ({ bodyParameters, ids }: ApiSurface) => {
  const key = fc.constantFrom('id', 'name', 'value', 'price', 'payments', '__proto__', 'constructor', 'toString', '0')
  const leaf = fc.oneof(
    fc.constantFrom<unknown>(...ids, ...wrongTypes, ...dangerous, ...hostileText, null, -1, 0.1, 1e21, true),
    fc.double({ noNaN: true }),
  )
  const { tree } = fc.letrec<{ tree: unknown }>((tie) => ({
    tree: fc.oneof(
      { maxDepth: 6 },
      leaf,
      fc.array(tie('tree'), { maxLength: 4 }),
      fc.array(fc.tuple(key, tie('tree')), { maxLength: 4 }).map((pairs) => Object.fromEntries(pairs) as unknown),
    ),
  }))
  const oversized = fc.constantFrom('['.repeat(9) + ']'.repeat(9), '['.repeat(7_000) + ']'.repeat(7_000))
  const long = fc.constantFrom(201, 4_000).map((length) => JSON.stringify(Array(length).fill(1)))
  const value = fc.oneof(
    { weight: 6, arbitrary: tree.map(toJson) },
    { weight: 1, arbitrary: fc.oneof(oversized, long) },
  )
  return fc
    .array(fc.tuple(fc.constantFrom(...bodyParameters, '__proto__', 'locale'), value), { minLength: 1, maxLength: 4 })
    .map((pairs) => Buffer.from(`{${pairs.map(([name, json]) => `${JSON.stringify(name)}:${json}`).join(',')}}`))
}

const body = (surface: ApiSurface) =>
  fc.oneof(
    { weight: 3, arbitrary: fc.json().map((text) => Buffer.from(text)) },
    {
      weight: 3,
      arbitrary: fc
        .dictionary(
          fc.constantFrom('survey_id', 'choice', '__proto__', 'constructor'),
          fc.oneof(fc.constantFrom<unknown>(...surface.ids), fc.anything()),
        )
        .map((it) => Buffer.from(toJson(it))),
    },
    { weight: 3, arbitrary: nestedBody(surface) },
    { weight: 2, arbitrary: fc.uint8Array({ maxLength: 400 }).map((bytes) => Buffer.from(bytes)) },
    { weight: 1, arbitrary: fc.constantFrom(0.1, 1, 1.5).map((megabytes) => Buffer.alloc(megabytes * 1_048_576, '[')) },
  )

/** JSON for any value: big integers become strings, and cycles a truncated text. */
function toJson(value: unknown): string {
  try {
    return JSON.stringify(value, (_, each: unknown) => (typeof each === 'bigint' ? String(each) : each)) ?? ''
  } catch {
    return '{"cyclic":'
  }
}

/** Generates requests. The same API surface gives the same requests. */
export function fuzzedRequests(surface: ApiSurface, count: number): FuzzedRequest[] {
  const read = fc.record({
    method: fc.constantFrom('GET', 'GET', 'GET', 'GET', 'GET', 'GET', 'HEAD', 'OPTIONS'),
    path: address(surface),
    headers,
    body: fc.constant(null),
  })
  const write = fc.record({
    method: fc.constantFrom('POST', 'POST', 'PUT', 'PATCH', 'DELETE'),
    path: fc.oneof(fc.constant('/v1/surveys/answer'), address(surface)),
    headers,
    body: body(surface),
  })
  const remove = fc.record({
    method: fc.constant('DELETE'),
    path: address({ ...surface, paths: surface.deletePaths }),
    headers,
    body: fc.oneof(fc.constant(null), body(surface)),
  })
  const requests = fc.oneof(
    { weight: 36, arbitrary: read },
    { weight: 3, arbitrary: write },
    { weight: 1, arbitrary: remove },
  )
  return fc.sample(requests, { numRuns: count, seed: 20_261_120 })
}
