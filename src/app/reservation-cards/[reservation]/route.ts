import '@/server/database/payload' // first, so that all entries share its chunk (docs/benchmarks.md, Build)
import { readReservationCardFile } from '@/features/reservations/card/read-reservation-card-file'
import { locales } from '@/domain/locale'
import { sessionCookie } from '@/server/auth/customer-session'
import { clock } from '@/server/clock'
import { readCookie } from '@/domain/http/cookies'

type Context = { params: Promise<{ reservation: string }> }

const headers = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' }

/** The card of a reservation, `/reservation-cards/{reservation}`: a PDF for its customer, and 404 for everybody else. */
export async function GET(request: Request, { params }: Context) {
  const { reservation } = await params
  const asked = new URL(request.url).searchParams.get('locale')
  const file = await readReservationCardFile(reservation, {
    token: readCookie(request.headers.get('cookie'), sessionCookie),
    locale: locales.find((locale) => locale === asked) ?? null,
    now: clock.now(),
  })
  if (!file) return new Response('Not found', { status: 404, headers })
  return new Response(new Uint8Array(file.bytes), {
    headers: {
      ...headers,
      'Content-Type': 'application/pdf',
      'Content-Disposition': `inline; filename="${file.fileName}"`,
    },
  })
}
