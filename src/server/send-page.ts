import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { linksOf, paintFirst } from './paint-first'

const zip = promisify(gzip)
/** The studio's pages, the framework's own files and what is no page. */
const notPages = /^\/(?:admin|api|_next|files|v1\/(?!docs))(?:[/?]|$)/

/**
 * Has the framework's answer to this request, if it is a page of the site, drawn before its scripts are fetched, and sent in
 * one piece, small where the browser takes that. Everything else goes out as the framework sends it.
 */
export function drawFirst(request: IncomingMessage, response: ServerResponse): void {
  if (notPages.test(request.url ?? '') || !/\btext\/html\b/.test(request.headers.accept ?? '')) return
  const takesZipped = /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''))
  delete request.headers['accept-encoding'] // what comes out has to be read here
  const { write, end, writeHead, flushHeaders } = response
  const parts: Buffer[] = []
  const isPage = () => !response.headersSent && /^text\/html/.test(String(response.getHeader('content-type') ?? ''))
  const keep = (chunk: unknown, encoding: unknown) => {
    if (typeof chunk === 'string') parts.push(Buffer.from(chunk, encoding as BufferEncoding | undefined))
    else if (chunk instanceof Uint8Array) parts.push(Buffer.from(chunk))
  }
  const called = (...rest: unknown[]) => rest.find((it) => typeof it === 'function') as (() => void) | undefined

  response.writeHead = ((status: number, ...rest: unknown[]) => {
    if (!isPage()) return Reflect.apply(writeHead, response, [status, ...rest]) as ServerResponse
    response.statusCode = status
    return response
  }) as typeof writeHead
  response.flushHeaders = () => void (isPage() || flushHeaders.call(response))
  response.write = ((chunk: unknown, ...rest: unknown[]) => {
    if (!isPage()) return Reflect.apply(write, response, [chunk, ...rest]) as boolean
    keep(chunk, typeof rest[0] === 'string' ? rest[0] : undefined)
    called(...rest)?.()
    return true
  }) as typeof write
  response.end = ((...rest: unknown[]) => {
    if (!isPage()) return Reflect.apply(end, response, rest) as ServerResponse
    keep(rest[0], typeof rest[1] === 'string' ? rest[1] : undefined)
    void send(Buffer.concat(parts).toString()).then(
      () => called(...rest)?.(),
      (error: unknown) => response.destroy(error instanceof Error ? error : new Error(String(error))),
    )
    return response
  }) as typeof end

  async function send(html: string) {
    const links = response.getHeader('link')
    if (links !== undefined) {
      const wanted = linksOf(html, String(links))
      if (wanted === null) response.removeHeader('link')
      else response.setHeader('link', wanted)
    }
    const page = Buffer.from(paintFirst(html))
    const bytes = takesZipped ? await zip(page) : page
    if (takesZipped) response.setHeader('Content-Encoding', 'gzip')
    const isEmpty = request.method === 'HEAD' || response.statusCode === 304
    if (!isEmpty) response.setHeader('Content-Length', bytes.byteLength)
    Object.assign(response, { write, end, writeHead, flushHeaders })
    response.end(isEmpty ? undefined : bytes)
  }
}
