import type { OpenApiDocument } from '@/v1/engine/openapi'

type Operation = { parameters: { name: string; in: string; example?: string }[] }

/** Lists the example URL of each GET endpoint. Omits endpoints whose path parameters have no example. */
export function listExampleAddresses({ paths }: OpenApiDocument): { path: string; address: string }[] {
  return Object.entries(paths).flatMap(([path, methods]) => {
    if (!methods.get) return []
    const { parameters } = methods.get as Operation
    const query = new URLSearchParams()
    let filled = path
    for (const { name, in: location, example } of parameters) {
      if (location === 'path') filled = filled.replace(`{${name}}`, example ?? '{}')
      else if (example !== undefined) query.set(name, example)
    }
    return filled.includes('{') ? [] : [{ path, address: `/v1${filled}${query.size > 0 ? `?${query}` : ''}` }]
  })
}
