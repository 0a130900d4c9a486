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
function sortParameters(address: string): string {
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

const filters = ['hide', 'only', 'undeclared', 'mine']
const menu = [...filters, 'location', 'date', 'period', 'at', 'plate', 'add', 'dish']
const account = ['mine', 'part', 'opened', 'next', 'deleted', 'sign-on']

/** The parameters of the pages below a site by the segment after its slug, such as `search` in `/northgate/search`. */
const parametersOfPages: Readonly<Record<string, readonly string[]>> = {
  '': ['mine'],
  board: ['period'],
  'customer-account': account,
  'dish-search': [...filters, 'q', 'plate'],
  event: ['mine'],
  'gerer-votre-compte': account,
  login: account,
  'manifest.webmanifest': ['locale'],
  'menu-week': [...filters, 'location', 'date'],
  'news-item': ['mine'],
  plate: [...filters, 'location', 'date', 'period', 'plate'],
  'que-puis-je-manger': [...filters, 'profile'],
  'se-connecter-a-votre-compte': account,
  search: [...filters, 'q'],
  signup: account,
  sinscrire: account,
  'special-offer': ['mine'],
  'stop-favourite-emails': ['token'],
  'what-can-i-eat': [...filters, 'profile'],
}

/** Those of all kinds of sections: the address of a section does not tell its kind. */
const parametersOfSections = [
  ...menu,
  ...['week', 'poll', 'choice', 'problem', 'album', 'article', 'meeting', 'days', 'meals', 'snacks'],
]

/**
 * The address of a page with the parameters that the page reads, in one order. Two addresses with the same result show the same
 * page. The landing page reads `sector`, and pages without a site `site`; the documentation of v1 reads the parameters of its calls.
 */
export function pageAddress(url: string): string {
  const [, first = '', second = '', third = ''] = url.split('?', 1)[0]?.split('/') ?? []
  if (first === 'v1' && !['', 'moving', 'walkthroughs'].includes(third)) return url
  const ofSite = first === 'v1' ? [] : (parametersOfPages[second] ?? parametersOfSections)
  const names = first === '' ? ['sector'] : first === 'mobile-privacy' ? ['site'] : ofSite
  return sortParameters(keepParameters(url, (name) => names.includes(name)))
}
