import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Locale, Localized } from '@/domain/locale'
import type { Delivery } from './answer'
import { cookieLanguage, isAtTheDoor, send } from './front-door'
import { waitOf } from './rate-limits'

const sentence = (seconds: number): Localized =>
  seconds === 1
    ? { en: 'Too many requests. Try again in 1 second.', fr: 'Trop de demandes. Réessayez dans 1 seconde.' }
    : {
        en: `Too many requests. Try again in ${seconds} seconds.`,
        fr: `Trop de demandes. Réessayez dans ${seconds} secondes.`,
      }

/** 429 with v1's body for failures. `wait` in milliseconds is told in whole seconds, rounded up. Spec: V1-14.3. */
export function tooMany(wait: number, locale: Locale): Delivery {
  const seconds = Math.max(1, Math.ceil(wait / 1_000))
  const bytes = Buffer.from(JSON.stringify({ status: 'error', msg: sentence(seconds)[locale] }))
  return {
    status: 429,
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Length': bytes.length,
      'Cache-Control': 'no-store',
      'Retry-After': seconds,
      'Access-Control-Allow-Origin': '*',
      'Access-Control-Expose-Headers': 'Retry-After',
    },
    bytes,
  }
}

/** Turns away a request to v1 or for a feed from a network that asks too often. True when it is answered. */
export function slowDown(network: string, { method, url = '', headers }: IncomingMessage, response: ServerResponse) {
  if (!isAtTheDoor(url)) return false
  const wait = waitOf('reads', network)
  if (wait === 0) return false
  const asked = /[?&]locale=(en|fr)/i.exec(url)?.[1]?.toLowerCase()
  const locale = (asked ?? cookieLanguage(headers.cookie)) === 'fr' ? 'fr' : 'en'
  const delivery = tooMany(wait, locale)
  send(method === 'HEAD' ? { ...delivery, bytes: null } : delivery, response)
  return true
}
