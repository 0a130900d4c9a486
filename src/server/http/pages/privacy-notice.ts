import { z } from 'zod'
import type { Locale } from '@/domain/locale'
import { caches } from '@/server/cache/caches'
import { cleanHtml } from '@/server/clean-html'
import { clock } from '@/server/clock'
import { readSettings } from '@/server/settings'

/** `changed`: when the text last changed, as the third party states it; null when it does not. */
export type PrivacyNotice = { html: string; changed: Date | null }

const minute = 60_000
const maxBytes = 512 * 1024

const instant = z.union([z.string(), z.number()]).transform((value) => {
  const date = new Date(value)
  return Number.isNaN(date.getTime()) ? null : date
})
const notice = z.object({ content: z.string(), timestamp: instant.nullish() })
const answer = z.object({ notices: z.union([z.array(notice).min(1), z.record(z.string(), notice)]) })

/**
 * The third party's privacy notice at `PRIVACY_NOTICE_URL`; null when the operator named none or it cannot be fetched, and
 * the page shows its own text. Cached for ten minutes, a failure for one. Spec: PUB-2.72.
 */
export async function readPrivacyNotice(locale: Locale): Promise<PrivacyNotice | null> {
  const { privacyNoticeUrl } = readSettings(process.env)
  if (!privacyNoticeUrl) return null
  const address = privacyNoticeUrl.replaceAll('{locale}', locale)
  const cached = await caches.values.getOrBuild(`privacy-notice:${address}`, async () => {
    const found = await fetchPrivacyNotice(address).catch((error: unknown) => {
      console.error(`The privacy notice of ${new URL(address).host} cannot be shown: ${String(error)}`)
      return null
    })
    return { value: { found }, tags: [], freshUntil: clock.milliseconds() + (found ? 10 : 1) * minute }
  })
  return (cached as { found: PrivacyNotice | null }).found
}

/**
 * The first notice at an address: `{"notices": [{"content": "<p>…</p>", "timestamp": "2026-11-20"}]}`, or an object of notices
 * by name. The HTML is sanitized like that of staff and has no images, which visitors' browsers would load from another host.
 * Style sheets are ignored: no class is left for them. Throws when the response takes longer than `timeout` milliseconds,
 * redirects, is longer than 512 KB or has another form. Spec: PUB-2.72.
 */
export async function fetchPrivacyNotice(address: string, timeout = 4_000): Promise<PrivacyNotice> {
  const response = await fetch(address, {
    redirect: 'error',
    signal: AbortSignal.timeout(timeout),
    headers: { Accept: 'application/json' },
  })
  if (!response.ok) throw new Error(`it answers ${response.status}`)
  const { notices } = answer.parse(JSON.parse(await textWithin(response, maxBytes)))
  const [first] = Object.values(notices)
  const html = cleanHtml(first?.content ?? '')
    .replace(/<img\b[^>]*>/g, '')
    .trim()
  if (!html) throw new Error('it is empty')
  return { html, changed: first?.timestamp ?? null }
}

async function textWithin(response: Response, limit: number): Promise<string> {
  const reader = response.body?.getReader()
  const chunks: Uint8Array[] = []
  let length = 0
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    length += part.value.byteLength
    if (length > limit) {
      await reader?.cancel()
      throw new Error(`it is longer than ${limit} bytes`)
    }
    chunks.push(part.value)
  }
  return Buffer.concat(chunks).toString('utf8')
}
