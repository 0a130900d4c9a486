import { trustedHtml, type Html } from './html'

const unsafe: Record<string, string> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
}

/** Data for machines in a page (JSON-LD): no text within it can end the script, or begin a comment. */
export function jsonScript(data: object): Html {
  const json = JSON.stringify(data).replace(/[<>&\u2028\u2029]/g, (sign) => unsafe[sign] ?? '')
  return trustedHtml(`<script type="application/ld+json">${json}</script>`)
}
