const isPlaceholder = (path) => /[<>*{}…]|NNNN/.test(path)
const withoutFences = (markdown) => markdown.replace(/^(`{3,}|~{3,})[\s\S]*?^\1[^\n]*$/gm, '')
const codeSpan = /`([^`\n]+)`/g

/**
 * Finds the targets of relative links and pictures, without anchor and query.
 * @param {string} markdown
 * @returns {string[]}
 */
export function findRelativeLinks(markdown) {
  const prose = withoutFences(markdown).replace(codeSpan, '')
  const targets = [...prose.matchAll(/\]\(\s*<?([^)\s>]+)>?(?:\s+"[^"]*")?\s*\)/g)].map(([, target]) => target)
  return targets
    .filter((target) => !/^(?:[a-z][a-z\d+.-]*:|\/|#)/i.test(target))
    .map((target) => decodeURI(target.replace(/[#?].*$/, '')))
    .filter((target) => target !== '' && !isPlaceholder(target))
}

/**
 * Finds paths of the repository in code spans: words that contain a slash and begin with one of its folders.
 * @param {string} markdown
 * @param {readonly string[]} folders the folders at the top of the repository
 * @returns {string[]}
 */
export function findRepositoryPaths(markdown, folders) {
  const words = [...withoutFences(markdown).matchAll(codeSpan)].flatMap(([, code]) => code.split(/\s+/))
  return words
    .filter((word) => word.includes('/') && folders.includes(word.slice(0, word.indexOf('/'))))
    .map((word) => word.replace(/:\d+$/, ''))
    .filter((word) => !isPlaceholder(word))
}

/**
 * Finds the numbers of the decisions that a text names: `decision 0001`, `decisions 0001 and 0002`, `docs/decisions/0001-…`.
 * @param {string} text
 * @returns {string[]}
 */
export function findDecisions(text) {
  const lists = [...text.matchAll(/\bdecisions?[ /](\d{4}\b(?:(?:, | and )\d{4}\b)*)/gi)].map(([, list]) => list)
  return [...new Set(lists.flatMap((list) => list.match(/\d{4}/g)))]
}
