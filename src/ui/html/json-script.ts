import { trustedHtml, type Html } from './html'

const unsafe: Record<string, string> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
}

/** A JSON-LD script element. Escapes the data so that it cannot close the script or open a comment. */
export function jsonScript(data: object): Html {
  const json = JSON.stringify(data).replace(/[<>&\u2028\u2029]/g, (sign) => unsafe[sign] ?? '')
  return trustedHtml(`<script type="application/ld+json">${json}</script>`)
}
