import { createHash } from 'node:crypto'
import { hideDismissedAlerts } from '@/domain/site/homepage-alerts'
import { applyMyAllergens } from '@/domain/menu/allergens/apply-my-allergens'
import { keepPageProfile } from '@/domain/menu/allergens/stored-profile'
import { recallMyAllergens } from '@/domain/menu/what-can-i-eat-url'
import { openPopup } from '@/domain/site/open-popup'
import { loadWebFonts } from '@/domain/site/web-fonts'

/** The attributes and the text of each script element. Searches for strings: expressions take twice as long on whole pages. */
function* listScripts(page: string): Generator<[attributes: string, text: string]> {
  for (let start = page.indexOf('<script'), end = 0; start >= 0; start = page.indexOf('<script', end)) {
    const open = page.indexOf('>', start)
    end = page.indexOf('</script>', open)
    if (open < 0 || end < 0) return
    yield [page.slice(start + '<script'.length, open), page.slice(open + 1, end)]
  }
}

/** Data for search engines, which browsers do not run. */
const isData = (attributes: string) => /\btype="application\/(?:ld\+)?json"/.test(attributes)

/** The scripts that our own components write. React does not mark these. */
const ownScripts: ReadonlySet<string> = new Set([
  hideDismissedAlerts,
  openPopup,
  keepPageProfile,
  applyMyAllergens,
  recallMyAllergens,
  loadWebFonts,
])

/** Digests of short scripts, most of which are the same on every page. */
const digests = new Map<string, string>()
const [maxDigests, maxLength] = [500, 4_000]

/** The Base64 SHA-256 digest of a script, as a Content-Security-Policy names it. */
export function hashScript(text: string): string {
  const known = digests.get(text)
  if (known !== undefined) return known
  const digest = createHash('sha256').update(text).digest('base64')
  if (text.length <= maxLength && digests.size < maxDigests) digests.set(text, digest)
  return digest
}

/** A page without the marks of its scripts, and what its policy has to allow. */
type InlineScripts = { html: string; hashes: string[]; origins: string[] }

/**
 * Finds the scripts of a page that may run. `mark` is a nonce that only this response's renderer knows: Next and React write it
 * on their own inline scripts. Those and the scripts of our components are listed by digest. Any other inline script, such as
 * one from stored HTML, is not listed, so that browsers refuse it. The marks are removed: the page does not depend on them.
 * `origins` are those of external scripts on the hosts that the operator allows.
 */
export function collectScripts(page: string, mark: string, hosts: readonly string[]): InlineScripts {
  const hashes = new Set<string>()
  const origins = new Set<string>()
  const attribute = ` nonce="${mark}"`
  for (const [attributes, text] of listScripts(page)) {
    const address = /\ssrc="https:\/\/([^/"?#]+)/.exec(attributes)?.[1]
    if (address !== undefined && hosts.includes(address)) origins.add(`https://${address}`)
    if (text === '' || isData(attributes)) continue
    if (attributes.includes(attribute) || ownScripts.has(text)) hashes.add(hashScript(text.replaceAll(mark, '')))
  }
  return { html: page.replaceAll(attribute, '').replaceAll(mark, ''), hashes: [...hashes], origins: [...origins] }
}

/** Removes the mark from tags that only load something, which then have the form that Next gives them without a nonce. */
export function unmarkLoads(page: string, mark: string): string {
  const attribute = ` nonce="${mark}"`
  const [first = '', ...rest] = page.split(attribute)
  return rest.reduce((done, next) => {
    const tag = done.slice(done.lastIndexOf('<')) + next.slice(0, next.indexOf('>'))
    return done + (/\s(?:src|href)="/.test(tag) ? '' : attribute) + next
  }, first)
}
