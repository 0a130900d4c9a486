import type { OpenApi } from '@/v1/openapi'

type Operation = { parameters: { name: string; in: string; example?: string }[] }

/** Each call that is read, by the example of its description; one whose path has no example is left out. */
export function addressesOf({ paths }: OpenApi): { path: string; address: string }[] {
  return Object.entries(paths).flatMap(([path, methods]) => {
    if (!methods.get) return []
    const { parameters } = methods.get as Operation
    const query = new URLSearchParams()
    let filled = path
    for (const { name, in: place, example } of parameters) {
      if (place === 'path') filled = filled.replace(`{${name}}`, example ?? '{}')
      else if (example !== undefined) query.set(name, example)
    }
    return filled.includes('{') ? [] : [{ path, address: `/v1${filled}${query.size > 0 ? `?${query}` : ''}` }]
  })
}
