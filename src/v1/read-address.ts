/** What an address says, before anybody judges it. */
export type ReadAddress = { segments: string[]; parameters: URLSearchParams }

/**
 * Takes a raw address apart: `/v1/sites/NYUeats/info.json/?a=1` is `sites`, `NYUeats`, `info`. A `.json` ending, slashes
 * at the end and doubled ones make no difference; what is not well-formed percent-encoding stands as it is.
 * Spec: V1-1.8.
 */
export function readAddress(address: string): ReadAddress {
  const [, path = '', query = ''] = /^([^?#]*)\??([^#]*)/.exec(address) ?? []
  const [, ...segments] = path.split('/').filter((part) => part !== '')
  const last = segments.length - 1
  return {
    segments: segments.map((part, index) => decoded(index === last ? part.replace(/\.json$/i, '') : part)),
    parameters: new URLSearchParams(query),
  }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch (error) {
    if (error instanceof URIError) return text
    throw error
  }
}

/**
 * The values of a template's places, `location/{id}/periods` giving `id`; null when the path is another one. Only
 * letters in places may vary in case.
 */
export function matchPath(template: readonly string[], segments: readonly string[]): Map<string, string> | null {
  if (template.length !== segments.length) return null
  const places = new Map<string, string>()
  for (const [index, part] of template.entries()) {
    const given = segments[index] ?? ''
    if (part.startsWith('{')) places.set(part.slice(1, -1), given)
    else if (part !== given) return null
  }
  return places
}
