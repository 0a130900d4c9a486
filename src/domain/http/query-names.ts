/**
 * An address with those query parameters only whose names `isRead` accepts, so that what nobody reads (`utm_source`) gives no copy of
 * a response. Keeps the order and the spelling of the others.
 */
export function keepParameters(address: string, isRead: (name: string) => boolean): string {
  const [path = '', query] = address.split('?', 2)
  if (query === undefined) return address
  const pairs = query.split('&')
  const kept = pairs.filter((pair) => isRead(nameOf(pair)))
  if (kept.length === pairs.length) return address
  return kept.length > 0 ? `${path}?${kept.join('&')}` : path
}

/** The same, in alphabetical order of the names; values of one name keep their order. */
export function sortParameters(address: string): string {
  const [path = '', query] = address.split('?', 2)
  if (!query?.includes('&')) return address
  const pairs = query.split('&').map((pair) => [nameOf(pair), pair] as const)
  return `${path}?${pairs
    .toSorted(([one], [other]) => (one < other ? -1 : one > other ? 1 : 0))
    .map(([, pair]) => pair)
    .join('&')}`
}

function nameOf(pair: string): string {
  const name = (pair.split('=', 1)[0] ?? '').replaceAll('+', ' ')
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}
