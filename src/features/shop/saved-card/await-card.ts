import type { Posted } from '@/contract/post-to-api'
import type { ReplaceCardResponse } from '@/contract/shop/saved-card'

type Card = ReplaceCardResponse['card']

/** How the submit of a card ended. */
type CardEnd =
  | { end: 'approved'; card: Card }
  | { end: 'refused'; message: string; field: string | null; isCardRefused: boolean }
  | { end: 'too-many'; message: string | null }
  | { end: 'failed' }

type Options = {
  /** Sends the card. The same attempt has the same result, however often it is sent. */
  send: () => Promise<Posted<ReplaceCardResponse>>
  /** Lets the customer confirm the card with their bank (3-D Secure); false when they have not. */
  confirm: (clientSecret: string) => Promise<boolean>
  wait: (milliseconds: number) => Promise<unknown>
}

const pauseMs = 2_000
const maxCalls = 4

/** Sends a card and asks again while its result is unknown. The earlier card stays until the new one is stored. */
export async function awaitCard({ send, confirm, wait }: Options): Promise<CardEnd> {
  let end: CardEnd = { end: 'failed' }
  for (let call = 1; call <= maxCalls; call++) {
    const posted = await send()
    if (posted.status === 'refused')
      return { end: 'refused', message: posted.message, field: posted.field ?? null, isCardRefused: false }
    if (posted.status === 'too-many') return { end: 'too-many', message: posted.message ?? null }
    if (posted.status === 'done') {
      const { card, client_secret: secret } = posted.answer
      if (card.response === 'Approved') return { end: 'approved', card }
      end = { end: 'refused', message: card.msg, field: null, isCardRefused: card.response !== 'Pending' }
      if (card.response === 'Action required' && secret) {
        if (await confirm(secret)) continue
        return end
      }
      if (card.response !== 'Pending') return end
    }
    if (call < maxCalls) await wait(pauseMs)
  }
  return end
}
