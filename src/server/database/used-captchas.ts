import type { Payload } from 'payload'
import { deterministicId } from '@/server/database/menu/menu-ids'

const collection = 'used-captchas'
/** The clocks of processes differ: a row outlives its challenge by an hour. */
const slackMs = 60 * 60_000

/**
 * Records that a captcha was used; false when it had been before. One insertion into a unique index, outside of transactions: of
 * any number of concurrent calls, also from several processes, one gets true.
 */
export async function recordUsedCaptcha({ db }: Payload, key: string, expiresAt: Date, now: Date): Promise<boolean> {
  const at = now.toISOString()
  const row = {
    id: deterministicId('captcha', key),
    key,
    expiresAt: expiresAt.toISOString(),
    createdAt: at,
    updatedAt: at,
  }
  try {
    await db.create({ collection, data: row })
    return true
  } catch (error) {
    if (await db.findOne({ collection, where: { key: { equals: key } } })) return false
    throw error
  }
}

/** Which rows are no longer needed, because their challenge has expired in every process. */
export const expiredCaptchas = (now: Date) => ({
  expiresAt: { less_than: new Date(now.getTime() - slackMs).toISOString() },
})
