import type { Locale, Localized } from '@/domain/locale'
import { isExecuted, type Endpoint, type ExecutedEndpoint } from './endpoint'
import { buildCurlCommand, toBodyValue } from '@/features/api-docs/operations'
import { usesHostCookies } from '@/server/auth/host-cookies'
import { namedSchemas, toJsonSchema, toRequestJsonSchema, type JsonSchema } from './json-schema'
import { describeParameter } from '@/v1/docs/parameter-descriptions'

type Subjects = Readonly<Record<string, readonly Endpoint[]>>
/** The example value of each parameter, absent for those without one, and the names of the required parameters. */
export type EndpointExample = { values: Readonly<Record<string, string>>; required: readonly string[] }
export type Examples = ReadonlyMap<Endpoint, EndpointExample>
/** `samples` has a success of each endpoint; null where its example has none. */
type DocumentInput = {
  subjects: Subjects
  examples: Examples
  samples: ReadonlyMap<Endpoint, unknown>
  serverUrl: string
  locale: Locale
}

const words = {
  title: { en: 'Refectory v1', fr: 'Refectory v1' },
  about: {
    en: 'Read the menus, hours, locations and news of a campus. Public calls need no key and can come from any origin. Each response is one line of JSON. A request that is refused returns HTTP 200 with {"status":"error","msg":"…"}. Unknown parameters are ignored. A path can end in .json or in a slash.',
    fr: 'Consultez les menus, les heures, les points de service et les nouvelles d’un campus. Les appels publics n’exigent aucune clé et peuvent venir de toute origine. Chaque réponse tient sur une ligne de JSON. Une requête refusée retourne HTTP 200 avec {"status":"error","msg":"…"}. Les paramètres inconnus sont ignorés. Un chemin peut se terminer par .json ou par une barre oblique.',
  },
  answer: { en: 'The result, or an error with its message.', fr: 'Le résultat, ou une erreur et son message.' },
  unchanged: {
    en: 'The response still matches the ETag in If-None-Match.',
    fr: 'La réponse correspond toujours à l’ETag de If-None-Match.',
  },
  signedOut: { en: 'No customer is logged in.', fr: 'Aucun client n’est connecté.' },
  notTheirs: {
    en: 'The customer ID is not that of the logged-in customer.',
    fr: 'L’identifiant n’est pas celui du client connecté.',
  },
  session: {
    en: 'Cookie of a customer’s session, which customer/authenticate and customer/create set. It lasts two hours.',
    fr: 'Témoin de la session d’un client, déposé par customer/authenticate et customer/create. Il dure deux heures.',
  },
  cart: {
    en: 'Cookie with the secret of a guest’s cart, named cart- and the id of the site. A client without cookies sends the secret as the parameter cookie.',
    fr: 'Témoin avec le secret du panier d’un invité, nommé cart- suivi de l’identifiant du site. Un client sans témoins envoie le secret dans le paramètre cookie.',
  },
  tooMany: {
    en: 'Too many requests from one network. Retry-After gives the seconds to wait.',
    fr: 'Trop de requêtes d’un même réseau. Retry-After donne le nombre de secondes à attendre.',
  },
} satisfies Record<string, Localized>

const json = (schema: JsonSchema, more: object = {}) => ({ content: { 'application/json': { schema, ...more } } })
const error = { $ref: '#/components/schemas/Error' }

function parametersOf(
  { method, path, parameters, structures, parameterDescriptions: says }: Endpoint,
  { values: example, required }: EndpointExample,
  locale: Locale,
) {
  const texts = parameters.filter((name) => !structures.has(name))
  return [...texts, 'locale'].map((name) => {
    const inPath = path.includes(`{${name}}`)
    return {
      name,
      in: inPath ? 'path' : 'query',
      required: inPath || (!hasBody({ method }) && required.includes(name)), // others may be in the body
      description: describeParameter(name, says, locale),
      schema: { type: 'string' },
      ...(example[name] === undefined ? {} : { example: example[name] }),
    }
  })
}

/** The request body: every parameter that is not in the path, as JSON or, where a form can hold and send them, as a form. */
function bodyOf(
  { path, parameters, parameterDescriptions: says, structures, lists, session, inBody }: ExecutedEndpoint,
  { values, required }: EndpointExample,
  locale: Locale,
) {
  const names = [...parameters, 'locale'].filter((name) => !path.includes(`{${name}}`))
  const properties = Object.fromEntries(
    names.map((name) => {
      const structure = structures.get(name)
      const text = lists.has(name) ? { type: ['array', 'string'], items: { type: 'string' } } : { type: 'string' }
      const schema = structure ? toRequestJsonSchema(structure, locale) : text
      return [name, { ...schema, description: describeParameter(name, says, locale) }]
    }),
  )
  const inProperties = required.filter((name) => names.includes(name))
  const schema = { type: 'object', properties, ...(inProperties.length > 0 ? { required: inProperties } : {}) }
  const example = Object.fromEntries(
    Object.entries(values).map(([name, text]) => [name, structures.has(name) ? toBodyValue(text) : text]),
  )
  const content = { schema, example }
  const isForm = structures.size === 0 && (session === null || session === 'opens')
  const form = isForm ? { 'application/x-www-form-urlencoded': content } : {}
  return { required: inBody && inProperties.length > 0, content: { 'application/json': content, ...form } }
}

/** A DELETE takes a body too, but not every proxy sends it on: its parameters are documented in the query. */
const hasBody = ({ method }: Pick<Endpoint, 'method'>) => method === 'POST' || method === 'PUT'

const noExample: EndpointExample = { values: {}, required: [] }
const isInBody = (endpoint: Endpoint) => isExecuted(endpoint) && endpoint.inBody
const needsSession = (endpoint: Endpoint) => isExecuted(endpoint) && endpoint.session === 'needs'

/** The id of an operation, which also names its documentation page: `get_location_id_periods`. */
export const operationId = ({ method, path }: Pick<Endpoint, 'method' | 'path'>) =>
  [method.toLowerCase(), ...path.split(/[^a-zA-Z0-9]+/)].filter((part) => part !== '').join('_')

/** What a call acts for: one of these, and `{}` where it needs none. */
function securityOf(endpoint: Endpoint): Record<string, string[]>[] {
  if (!isExecuted(endpoint)) return []
  const names = [
    ...(endpoint.session === 'uses' ? ['session'] : []),
    ...(endpoint.parameters.includes('cookie') || /^(?:cart|promo_codes)\//.test(endpoint.path) ? ['cart'] : []),
  ]
  if (endpoint.session === 'needs') return [{ session: [] }]
  return names.length > 0 ? [{}, ...names.map((name) => ({ [name]: [] }))] : []
}

/** What a request needs to know of an endpoint. */
export const toCallable = (endpoint: Endpoint) => ({
  method: endpoint.method,
  path: endpoint.path,
  parameters: [...endpoint.parameters, 'locale'].map((name) => ({
    name,
    inPath: endpoint.path.includes(`{${name}}`),
    isStructured: endpoint.structures.has(name),
  })),
  session: isExecuted(endpoint) ? endpoint.session : null,
})

/** A success or a refusal as JSON, and a success that is a file by its media type. */
function answerOf(endpoint: Endpoint, sample: unknown, locale: Locale) {
  const { content } = json(
    { anyOf: [toJsonSchema(endpoint.answer, locale), error] },
    sample === null ? {} : { example: sample },
  )
  const type = isExecuted(endpoint) ? endpoint.mediaType : null
  const isFile = type !== null && type !== 'application/json'
  return { content: { ...content, ...(isFile ? { [type]: { schema: { type: 'string', format: 'binary' } } } : {}) } }
}

function operationOf(endpoint: Endpoint, tag: string, { examples, samples, serverUrl, locale }: DocumentInput) {
  const example = examples.get(endpoint) ?? noExample
  const sample = samples.get(endpoint) ?? null
  const curl = buildCurlCommand(toCallable(endpoint), new Map(Object.entries(example.values)), serverUrl)
  return {
    operationId: operationId(endpoint),
    tags: [tag],
    summary: endpoint.about[locale],
    security: securityOf(endpoint),
    parameters: isInBody(endpoint) ? [] : parametersOf(endpoint, example, locale),
    ...(isExecuted(endpoint) && hasBody(endpoint) ? { requestBody: bodyOf(endpoint, example, locale) } : {}),
    responses: {
      '200': {
        description: words.answer[locale],
        ...answerOf(endpoint, sample, locale),
      },
      ...(!isExecuted(endpoint) ? { '304': { description: words.unchanged[locale] } } : {}),
      ...(needsSession(endpoint) ? { '401': { description: words.signedOut[locale], ...json(error) } } : {}),
      ...(endpoint.parameters.includes('customer_id')
        ? { '403': { description: words.notTheirs[locale], ...json(error) } }
        : {}),
      '429': { description: words.tooMany[locale], ...json(error) },
    },
    'x-codeSamples': [{ lang: 'Shell', label: 'curl', source: curl }],
  }
}

/** The cookies of `customer-session.ts` and `cart-cookie.ts`. */
function securitySchemes(serverUrl: string, locale: Locale) {
  const cookie = (name: string, description: string) => ({
    ...{ type: 'apiKey', in: 'cookie', description },
    name: `${usesHostCookies(serverUrl) ? '__Host-' : ''}${name}`,
  })
  return { session: cookie('customer', words.session[locale]), cart: cookie('cart-SITE_ID', words.cart[locale]) }
}

/**
 * Builds the OpenAPI 3.1 document in one language. Its schemas are those that shape the responses. Spec: V1-14.10.
 */
export function buildOpenApiDocument(input: DocumentInput) {
  const { subjects, serverUrl, locale } = input
  const paths: Record<string, Record<string, object>> = {}
  for (const [tag, endpoints] of Object.entries(subjects))
    for (const endpoint of endpoints) {
      const path = (paths[`/${endpoint.path}`] ??= {})
      path[endpoint.method.toLowerCase()] = operationOf(endpoint, tag, input)
    }
  return {
    openapi: '3.1.0',
    info: {
      title: words.title[locale],
      version: '1',
      description: words.about[locale],
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: `${serverUrl}/v1` }],
    tags: Object.keys(subjects).map((name) => ({ name })),
    paths,
    components: { schemas: namedSchemas(locale), securitySchemes: securitySchemes(serverUrl, locale) },
  }
}

export type OpenApiDocument = ReturnType<typeof buildOpenApiDocument>
