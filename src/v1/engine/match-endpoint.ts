type ReadAddress = { segments: string[]; parameters: URLSearchParams }

/**
 * Splits a raw URL: `/v1/sites/NYUeats/info.json/?a=1` has the segments `sites`, `NYUeats` and `info`. Ignores a `.json`
 * suffix, trailing slashes and doubled slashes. Keeps malformed percent-encoding as it is. Spec: V1-1.8.
 */
export function parseRequestUrl(address: string): ReadAddress {
  const [, path = '', query = ''] = /^([^?#]*)\??([^#]*)/.exec(address) ?? []
  const [, ...segments] = path.split('/').filter((part) => part !== '')
  const last = segments.length - 1
  return {
    segments: segments.map((part, index) => decodeOrKeep(index === last ? part.replace(/\.json$/i, '') : part)),
    parameters: new URLSearchParams(query),
  }
}

function decodeOrKeep(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch (error) {
    if (error instanceof URIError) return text
    throw error
  }
}

/**
 * The path parameters of a template such as `location/{id}/periods`, by name; null if the path does not match. Fixed
 * segments are case-sensitive.
 */
export function matchPath(template: readonly string[], segments: readonly string[]): Map<string, string> | null {
  if (template.length !== segments.length) return null
  const parameters = new Map<string, string>()
  for (const [index, part] of template.entries()) {
    const segment = segments[index] ?? ''
    if (part.startsWith('{')) parameters.set(part.slice(1, -1), segment)
    else if (part !== segment) return null
  }
  return parameters
}
