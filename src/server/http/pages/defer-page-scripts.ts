import type { IncomingMessage, ServerResponse } from 'node:http'
import { compressText } from '@/server/http/compress-text'
import { deferScripts } from './defer-scripts'
import { chooseEncoding } from '@/server/http/encoded-response'
import { unmarkLoads } from '@/server/http/security/inline-scripts'
import { markPageScripts, setPagePolicy } from '@/server/http/security/protect-response'

/** The studio, the files of Next and addresses that are not pages. */
const notPages = /^\/(?:admin|api|_next|files|v1\/(?!docs))(?:[/?]|$)/

/**
 * Makes Next's response to this request pass through `deferScripts` if it is a page of the site: the response's methods
 * buffer the page, which is then sent in one piece with the policy of its scripts, compressed where the browser accepts it.
 * Any other response is sent as Next writes it.
 */
export function deferPageScripts(request: IncomingMessage, response: ServerResponse): void {
  if (notPages.test(request.url ?? '') || !/\btext\/html\b/.test(request.headers.accept ?? '')) return
  const mark = markPageScripts(request)
  const encoding = chooseEncoding(String(request.headers['accept-encoding'] ?? ''))
  delete request.headers['accept-encoding'] // the buffered page must not be compressed yet
  const { write, end, writeHead, flushHeaders } = response
  const parts: Buffer[] = []
  const isPage = () => !response.headersSent && /^text\/html/.test(String(response.getHeader('content-type') ?? ''))
  const buffer = (chunk: unknown, encoding: unknown) => {
    if (typeof chunk === 'string') parts.push(Buffer.from(chunk, encoding as BufferEncoding | undefined))
    else if (chunk instanceof Uint8Array) parts.push(Buffer.from(chunk))
  }
  const callbackIn = (...rest: unknown[]) => rest.find((it) => typeof it === 'function') as (() => void) | undefined

  response.writeHead = ((status: number, ...rest: unknown[]) => {
    if (!isPage()) return Reflect.apply(writeHead, response, [status, ...rest]) as ServerResponse
    response.statusCode = status
    return response
  }) as typeof writeHead
  response.flushHeaders = () => void (isPage() || flushHeaders.call(response))
  response.write = ((chunk: unknown, ...rest: unknown[]) => {
    if (!isPage()) return Reflect.apply(write, response, [chunk, ...rest]) as boolean
    buffer(chunk, typeof rest[0] === 'string' ? rest[0] : undefined)
    callbackIn(...rest)?.()
    return true
  }) as typeof write
  response.end = ((...rest: unknown[]) => {
    if (!isPage()) return Reflect.apply(end, response, rest) as ServerResponse
    buffer(rest[0], typeof rest[1] === 'string' ? rest[1] : undefined)
    void send(Buffer.concat(parts).toString()).then(
      () => callbackIn(...rest)?.(),
      (error: unknown) => response.destroy(error instanceof Error ? error : new Error(String(error))),
    )
    return response
  }) as typeof end

  async function send(html: string) {
    const links = response.getHeader('link')
    if (links !== undefined) response.setHeader('link', String(links).replaceAll(`; nonce="${mark}"`, ''))
    const page = Buffer.from(setPagePolicy(deferScripts(unmarkLoads(html, mark), ` nonce="${mark}"`), mark, response))
    const bytes = encoding === 'identity' ? page : await compressText(page, encoding)
    if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding)
    const isEmpty = request.method === 'HEAD' || response.statusCode === 304
    if (!isEmpty) response.setHeader('Content-Length', bytes.byteLength)
    Object.assign(response, { write, end, writeHead, flushHeaders })
    response.end(isEmpty ? undefined : bytes)
  }
}
