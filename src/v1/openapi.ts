import { errorBody } from '@/contract/envelope'
import type { Locale, Localized } from '@/domain/locale'
import type { Endpoint } from './endpoint'
import { jsonSchemaOf, type JsonSchema } from './json-schema'
import { saidOf } from './parameter-words'

type Subjects = Readonly<Record<string, readonly Endpoint[]>>
/** What stands for each parameter of an endpoint in an example; a parameter without one is left out. */
export type Examples = ReadonlyMap<Endpoint, Readonly<Record<string, string>>>
type Described = { subjects: Subjects; examples: Examples; serverUrl: string; locale: Locale }

const words = {
  title: { en: 'Refectory v1', fr: 'Refectory v1' },
  about: {
    en: 'Menus, hours, locations and everything else that a campus publishes. No key, any origin, one line of JSON. What cannot be answered is HTTP 200 with {"status":"error","msg":"…"}. Unknown parameters are ignored; a path may end in .json or in a slash.',
    fr: 'Menus, heures, points de service et tout ce qu’un campus publie. Sans clé, de toute origine, une ligne de JSON. Ce qui ne peut être répondu arrive en HTTP 200 avec {"status":"error","msg":"…"}. Les paramètres inconnus sont ignorés\u00a0; une adresse peut finir par .json ou par une barre oblique.',
  },
  answer: { en: 'The answer, or why there is none.', fr: 'La réponse, ou pourquoi il n’y en a pas.' },
  unchanged: { en: 'Unchanged since the ETag that was sent.', fr: 'Inchangé depuis l’ETag envoyé.' },
  signedOut: { en: 'Nobody is logged in.', fr: 'Personne n’est connecté.' },
  notTheirs: { en: 'The account of somebody else.', fr: 'Le compte d’une autre personne.' },
  tooMany: { en: 'Too many requests from one address.', fr: 'Trop de requêtes d’une même adresse.' },
} satisfies Record<string, Localized>

const json = (schema: JsonSchema) => ({ content: { 'application/json': { schema } } })
const error = { $ref: '#/components/schemas/Error' }

function parametersOf({ path, parameters, says }: Endpoint, example: Readonly<Record<string, string>>, locale: Locale) {
  return [...parameters, 'locale'].map((name) => {
    const inPath = path.includes(`{${name}}`)
    return {
      name,
      in: inPath ? 'path' : 'query',
      required: inPath,
      description: saidOf(name, says, locale),
      schema: { type: 'string' },
      ...(example[name] === undefined ? {} : { example: example[name] }),
    }
  })
}

/** What is done may be sent in a body as well as in the address, as JSON or as a form. */
function bodyOf({ path, parameters, says }: Endpoint, locale: Locale) {
  const names = [...parameters, 'locale'].filter((name) => !path.includes(`{${name}}`))
  const properties = Object.fromEntries(
    names.map((name) => [name, { type: 'string', description: saidOf(name, says, locale) }]),
  )
  const sent = { schema: { type: 'object', properties } }
  return { required: false, content: { 'application/json': sent, 'application/x-www-form-urlencoded': sent } }
}

const isInBody = (endpoint: Endpoint) => endpoint.method !== 'GET' && endpoint.inBody

/** The page and the name of an operation: `get_location_id_periods`. */
export const operationId = ({ method, path }: Pick<Endpoint, 'method' | 'path'>) =>
  [method.toLowerCase(), ...path.split(/[^a-zA-Z0-9]+/)].filter((part) => part !== '').join('_')

function operationOf(endpoint: Endpoint, tag: string, { examples, locale }: Described) {
  const example = examples.get(endpoint) ?? {}
  return {
    operationId: operationId(endpoint),
    tags: [tag],
    summary: endpoint.about[locale],
    parameters: isInBody(endpoint) ? [] : parametersOf(endpoint, example, locale),
    ...(endpoint.method !== 'GET' ? { requestBody: bodyOf(endpoint, locale) } : {}),
    responses: {
      '200': {
        description: words.answer[locale],
        ...json({ anyOf: [jsonSchemaOf(endpoint.answer), error] }),
      },
      ...(endpoint.method === 'GET' ? { '304': { description: words.unchanged[locale] } } : {}),
      ...(endpoint.parameters.includes('customer_id')
        ? {
            '401': { description: words.signedOut[locale], ...json(error) },
            '403': { description: words.notTheirs[locale], ...json(error) },
          }
        : {}),
      '429': { description: words.tooMany[locale], ...json(error) },
    },
  }
}

/** The published API as an OpenAPI 3.1 document in one language, from the very schemas that its answers are made by. Spec: V1-14.10. */
export function openApi(described: Described) {
  const { subjects, serverUrl, locale } = described
  const paths: Record<string, Record<string, object>> = {}
  for (const [tag, endpoints] of Object.entries(subjects))
    for (const endpoint of endpoints) {
      const path = (paths[`/${endpoint.path}`] ??= {})
      path[endpoint.method.toLowerCase()] = operationOf(endpoint, tag, described)
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
    components: { schemas: { Error: jsonSchemaOf(errorBody) } },
  }
}

export type OpenApi = ReturnType<typeof openApi>
