import type { Payload, PayloadRequest } from 'payload'
import type { ChangeAction } from '@/domain/change-log'
import type { Localized } from '@/domain/locale'
import type { Change } from '@/payload-types'
import { clock } from '@/server/clock'
import { newHexId } from './hex-ids'

type ChangeRow = {
  author: string
  action: ChangeAction
  kind: Change['kind']
  /** Null for what all sites share. */
  site: string | null
  title: Localized
  details: Localized
  documentId: string
}

/** Stores a row of the change log, in the transaction of `req`. */
export async function storeChange(
  payload: Payload,
  { title, details, ...row }: ChangeRow,
  req: PayloadRequest,
): Promise<void> {
  const now = clock.now().toISOString()
  const texts = { title: title.en, titleFr: title.fr, details: details.en, detailsFr: details.fr }
  await payload.db.create({
    collection: 'changes',
    data: { id: newHexId(), ...row, ...texts, createdAt: now, updatedAt: now },
    req,
    returning: false,
  })
}
