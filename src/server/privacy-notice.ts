import { z } from 'zod'
import type { Locale } from '@/domain/locale'
import { caches } from './caches'
import { cleanHtml } from './clean-html'
import { clock } from './clock'
import { readSettings } from './settings'

/** `changed` is when the third party says that it last changed the text. */
export type PrivacyNotice = { html: string; changed: Date | null }

const minute = 60_000
const mostBytes = 512 * 1024

const instant = z.union([z.string(), z.number()]).transform((value) => {
  const date = new Date(value)
  return Number.isNaN(date.getTime()) ? null : date
})
const notice = z.object({ content: z.string(), timestamp: instant.nullish() })
const answer = z.object({ notices: z.union([z.array(notice).min(1), z.record(z.string(), notice)]) })

/**
 * The privacy notice of a third party that the operator named in `PRIVACY_NOTICE_URL`; null when none is named or it
 * cannot be had, and the page shows its own text. Kept for ten minutes, a failure for one. Spec: PUB-2.72.
 */
export async function readPrivacyNotice(locale: Locale): Promise<PrivacyNotice | null> {
  const { privacyNoticeUrl } = readSettings(process.env)
  if (!privacyNoticeUrl) return null
  const address = privacyNoticeUrl.replaceAll('{locale}', locale)
  const kept = await caches.values.remember(`privacy-notice:${address}`, async () => {
    const found = await fetchNotice(address).catch((error: unknown) => {
      console.error(`The privacy notice of ${new URL(address).host} cannot be shown: ${String(error)}`)
      return null
    })
    return { value: { found }, tags: [], freshUntil: clock.milliseconds() + (found ? 10 : 1) * minute }
  })
  return (kept as { found: PrivacyNotice | null }).found
}

/**
 * The first of the notices at an address, `{"notices": [{"content": "<p>…</p>", "timestamp": "2026-11-20"}]}` or the same
 * by names. Of its HTML remains what staff may write, less pictures, which visitors' browsers would fetch from elsewhere;
 * its style sheets are left where they are, for no class is left that they could dress. Throws where the answer is late,
 * leads elsewhere, is longer than 512 KB or something else. Spec: PUB-2.72.
 */
export async function fetchNotice(address: string, patience = 4_000): Promise<PrivacyNotice> {
  const response = await fetch(address, {
    redirect: 'error',
    signal: AbortSignal.timeout(patience),
    headers: { Accept: 'application/json' },
  })
  if (!response.ok) throw new Error(`it answers ${response.status}`)
  const { notices } = answer.parse(JSON.parse(await textWithin(response, mostBytes)))
  const [first] = Object.values(notices)
  const html = cleanHtml(first?.content ?? '')
    .replace(/<img\b[^>]*>/g, '')
    .trim()
  if (!html) throw new Error('it is empty')
  return { html, changed: first?.timestamp ?? null }
}

async function textWithin(response: Response, most: number): Promise<string> {
  const reader = response.body?.getReader()
  const chunks: Uint8Array[] = []
  let length = 0
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    length += part.value.byteLength
    if (length > most) {
      await reader?.cancel()
      throw new Error(`it is longer than ${most} bytes`)
    }
    chunks.push(part.value)
  }
  return Buffer.concat(chunks).toString('utf8')
}
