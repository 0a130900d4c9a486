/** @runs-once: the description of v1 is not in the database. */
import { menuEndpoints } from '@/v1/menu/endpoints'
import { buildOpenApiDocument } from '@/v1/engine/openapi'

const { paths } = buildOpenApiDocument({
  subjects: { menu: menuEndpoints },
  examples: new Map(),
  samples: new Map(),
  serverUrl: 'https://d.example',
  locale: 'en',
})
const parametersOf = (path: string) => {
  const { parameters } = paths[path]?.get as { parameters: { name: string; in: string }[] }
  const named = (place: string) => parameters.filter((it) => it.in === place).map(({ name }) => name)
  return { path: named('path'), query: named('query') }
}

test('describes periodId only where the path has it', () => {
  const query = ['platform', 'period_name', 'date', 'locale']
  expect(parametersOf('/location/{id}/periods')).toEqual({ path: ['id'], query })
  expect(parametersOf('/location/{id}/periods/{periodId}')).toEqual({ path: ['id', 'periodId'], query })
})
