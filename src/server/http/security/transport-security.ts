import type { IncomingMessage } from 'node:http'
import type { BlockList } from 'node:net'
import { isEncrypted, transportSecurity } from '@/domain/http/security-headers'
import { isTrustedPeer } from '@/server/http/client-address'

type Headers = Record<string, string | number | string[]>

let isSecure: (request: IncomingMessage) => boolean = () => false

/** Decides from the operator's settings when `Strict-Transport-Security` is sent. Until it is called, never. */
export function setTransportSecurity(settings: { serverUrl: string; trustedProxies: BlockList | null }): void {
  const { serverUrl, trustedProxies } = settings
  const byDefault = isEncrypted(serverUrl, null)
  if (!trustedProxies) isSecure = () => byDefault
  else
    isSecure = ({ headers, socket }) => {
      const forwarded = headers['x-forwarded-proto']
      if (forwarded === undefined || !isTrustedPeer(socket.remoteAddress ?? '', trustedProxies)) return byDefault
      return isEncrypted(serverUrl, String(forwarded))
    }
}

/** The headers that a request's connection adds to its response. */
export const transportHeaders = (request: IncomingMessage): Record<string, string> =>
  isSecure(request) ? { 'Strict-Transport-Security': transportSecurity } : {}

/** The headers with those of the connection. */
export const withTransportHeaders = (headers: Headers, request: IncomingMessage): Headers =>
  isSecure(request) ? { ...headers, ...transportHeaders(request) } : headers
