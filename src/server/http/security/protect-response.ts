import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { inertPolicy, pagePolicy, studioPolicy, type PaymentSources } from '@/domain/http/content-security-policy'
import { classifyPath, securityHeaders } from '@/domain/http/security-headers'
import { transportHeaders } from './transport-security'

/**
 * The sources of images besides this host, the hosts of external scripts, and the sources of the payment provider's script.
 * `hasPolicies` is false in development.
 */
export type ContentSources = {
  images: readonly string[]
  scriptHosts: readonly string[]
  payment?: PaymentSources | undefined
  hasPolicies: boolean
}

let sources: ContentSources = { images: [], scriptHosts: [], hasPolicies: true }

/** Sets what the policies of documents allow besides this host. */
export const setContentSources = (allowed: ContentSources): void => {
  sources = allowed
}

const policyName = 'Content-Security-Policy'
const newNonce = () => randomBytes(16).toString('hex')

/** Next writes this request header's nonce on the inline scripts that it renders. Visitors must not choose it. */
const setRenderNonce = (request: IncomingMessage, nonce: string) => {
  request.headers['content-security-policy'] = `script-src 'nonce-${nonce}'`
}

/** The hosts of external scripts that the operator allows. */
export const scriptHosts = (): readonly string[] => sources.scriptHosts

/**
 * The headers of a page of the site: `common` ones, and those of its `document`, which must not replace what a browser stored with
 * the page where a response has no body. `scripts` are those that the policy names; null for anything else than a document. `framesPages`: it shows other pages of this host in frames.
 */
export function documentHeaders(
  scripts: { hashes: string[]; origins: string[] } | null,
  framesPages = false,
): {
  common: Record<string, string>
  document: Record<string, string>
} {
  const { images, payment, hasPolicies } = sources
  const common = securityHeaders('site', scripts !== null, payment?.frames)
  if (!scripts) return { common, document: { [policyName]: inertPolicy } }
  if (!hasPolicies) return { common, document: {} }
  const { hashes: scriptHashes, origins: widgetOrigins } = scripts
  return {
    common,
    document: {
      [policyName]: pagePolicy({ scriptHashes, imageSources: images, widgetOrigins, payment, framesPages }),
    },
  }
}

/** Such a response must not replace the policy that a browser stored with the page: it has no scripts to list. */
const isBodyless = ({ method }: IncomingMessage, status: number) => method === 'HEAD' || status === 304

/**
 * Adds the security headers to a response before it is sent, except those that its route sets itself. Pages of the studio get
 * a nonce. Pages of the site have their own headers (`documentHeaders`); other documents run no inline script.
 */
export function protectResponse(request: IncomingMessage, response: ServerResponse): void {
  delete request.headers['content-security-policy']
  const kind = classifyPath(request.url ?? '')
  const nonce = kind === 'studio' && sources.hasPolicies ? newNonce() : null
  if (nonce) setRenderNonce(request, nonce)

  const policyOf = (isHtml: boolean) => {
    if (!isHtml) return inertPolicy
    return nonce
      ? studioPolicy({ nonce, imageSources: sources.images })
      : pagePolicy({ scriptHashes: [], imageSources: sources.images, widgetOrigins: [], payment: sources.payment })
  }
  const { writeHead } = response
  response.writeHead = ((status: number, ...rest: unknown[]) => {
    const given = headersIn(rest)
    const type = given.get('content-type') ?? response.getHeader('content-type')
    const isHtml = /^text\/html\b/.test(String(type ?? ''))
    const added = { ...securityHeaders(kind, isHtml, sources.payment?.frames), ...transportHeaders(request) }
    const hasPolicy = !isBodyless(request, status) && (!isHtml || sources.hasPolicies)
    for (const [name, value] of Object.entries(hasPolicy ? { [policyName]: policyOf(isHtml), ...added } : added))
      if (!response.hasHeader(name) && !given.has(name.toLowerCase())) response.setHeader(name, value)
    return Reflect.apply(writeHead, response, [status, ...rest]) as ServerResponse
  }) as typeof writeHead
}

/** The headers among the arguments of `writeHead`, by name in lower case. */
function headersIn(rest: unknown[]): Map<string, unknown> {
  const headers = rest.find((argument) => typeof argument === 'object' && argument !== null) ?? {}
  const entries = Array.isArray(headers)
    ? headers.flatMap((name, index) => (index % 2 === 0 ? [[name, headers[index + 1]]] : []))
    : Object.entries(headers)
  return new Map(entries.map(([name, value]) => [String(name).toLowerCase(), value as unknown]))
}
