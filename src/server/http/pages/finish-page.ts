import { randomBytes } from 'node:crypto'
import { createEncodedResponse, type EncodedResponse } from '@/server/http/encoded-response'
import { collectScripts, unmarkLoads } from '@/server/http/security/inline-scripts'
import { documentHeaders, scriptHosts } from '@/server/http/security/protect-response'
import type { CapturedResponse } from './capture-response'
import { deferScripts } from './defer-scripts'

/** A nonce that only the renderer of one page knows; see `collectScripts`. */
export const newMark = () => randomBytes(16).toString('hex')

/** The request header from which Next takes the nonce that it writes on its inline scripts. */
export const markHeader = (mark: string) => ({ 'content-security-policy': `script-src 'nonce-${mark}'` })

/** Those of the connection, of the body as it was captured, and those that are set again. */
const droppedHeaders = new Set(
  'connection keep-alive transfer-encoding date content-length content-type etag vary link x-middleware-rewrite'.split(
    ' ',
  ),
)

/**
 * A page as it is sent, from what Next rendered with this mark: its scripts are deferred, and its policy names them. Anything else
 * than a document keeps its text. `framesPages`: it shows other pages of this host in frames.
 */
export function finishPage(
  { status, headers, body }: CapturedResponse,
  mark: string,
  framesPages = false,
): EncodedResponse {
  const [type = 'text/plain'] = String(headers.get('content-type') ?? 'text/plain').split(';', 1)
  const isDocument = type === 'text/html'
  const text = body.toString()
  const { html, hashes, origins } = isDocument
    ? collectScripts(deferScripts(unmarkLoads(text, mark), ` nonce="${mark}"`), mark, scriptHosts())
    : { html: text, hashes: [], origins: [] }
  const link = headers.get('link')
  const { common, document } = documentHeaders(isDocument ? { hashes, origins } : null, framesPages)
  const kept = [...headers].filter(([name]) => !droppedHeaders.has(name)).map(([name, value]) => [name, toText(value)])
  return createEncodedResponse(status, html, { ...Object.fromEntries(kept), ...common }, type, {
    ...document,
    ...(link === undefined ? {} : { Link: String(link).replaceAll(`; nonce="${mark}"`, '') }),
  })
}

const toText = (value: string | number | string[]) => (typeof value === 'number' ? String(value) : value)
