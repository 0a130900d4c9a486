import '@/server/database/payload' // first, so that all entries share its chunk (docs/benchmarks.md, Build)
import { readReceiptFile } from '@/features/shop/receipts/read-receipt-file'
import { sessionCookie } from '@/server/auth/customer-session'
import { clock } from '@/server/clock'
import { readCookie } from '@/domain/http/cookies'

type Context = { params: Promise<{ order: string }> }

const headers = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff', 'X-Robots-Tag': 'noindex' }

/**
 * The receipt of an order: a PDF at `/receipts/{order}` for its customer, and at `/receipts/{token}` for anyone with the private link;
 * 404 for everybody else.
 */
export async function GET(request: Request, { params }: Context) {
  const { order } = await params
  const file = await readReceiptFile(order, readCookie(request.headers.get('cookie'), sessionCookie), clock.now())
  if (!file) return new Response('Not found', { status: 404, headers })
  return new Response(new Uint8Array(file.bytes), {
    headers: {
      ...headers,
      'Content-Type': 'application/pdf',
      'Content-Disposition': `attachment; filename="${file.fileName}"`,
    },
  })
}
