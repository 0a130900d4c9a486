import '@/server/database/payload' // first, so that all entries share its chunk (docs/benchmarks.md, Build)
import { resolveLocale } from '@/domain/locale'
import { readFavouriteEntries } from '@/features/account/favourites/read-favourite-entries'
import { readReservationCalendar } from '@/features/reservations/read-calendar'
import { clock } from '@/server/clock'

type Context = { params: Promise<{ key: string }> }

const headers = { 'Cache-Control': 'private, no-store', 'X-Content-Type-Options': 'nosniff', 'X-Robots-Tag': 'noindex' }

/** The private calendar of a customer: reservations, and favourites for those who asked, at `/calendar/{key}.ics`. An unknown key is 404. */
export async function GET(request: Request, { params }: Context) {
  const key = /^([\w-]+)\.ics$/.exec((await params).key)?.[1] ?? ''
  const locale = resolveLocale(new URL(request.url).searchParams.get('locale'), '')
  const calendar = await readReservationCalendar(key, locale, clock.now(), readFavouriteEntries)
  if (calendar === null) return new Response('Not found', { status: 404, headers })
  return new Response(calendar, { headers: { ...headers, 'Content-Type': 'text/calendar; charset=utf-8' } })
}
