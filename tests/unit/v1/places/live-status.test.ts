import { parseStatuses } from '@/contract/places/live-status'
import { status } from '@/v1/places/shapes/status'
import { location, week } from '../campus-fixture'

const friday = [5]
const north = 'a'.repeat(24)
const cafe = 'b'.repeat(24)

test('reads the statuses that v1 writes', () => {
  const now = new Date('2026-11-20T12:00:00-05:00')
  const locations = [
    location({ id: north, schedules: [week(friday, 7 * 60, 20 * 60 + 30)] }),
    location({ id: cafe, schedules: [week(friday, 13 * 60, 15 * 60)] }),
  ]
  const answer: unknown = JSON.parse(JSON.stringify(status({ locations, zone: 'America/Toronto', now }, 'en')))
  expect([...(parseStatuses(answer) ?? [])]).toEqual([
    [north, { label: 'open', color: 'green', message: 'Open. Closes at 8:30pm.' }],
    [cafe, { label: 'closed', color: 'red', message: 'Closed. Opens at 1:00pm.' }],
  ])
})

const open = { label: 'open', color: 'green', message: 'Open.' }
test.each`
  what                                   | answer                                                                                    | found
  ${'a refusal'}                         | ${{ status: 'error', msg: 'Site not found.' }}                                            | ${null}
  ${'nothing'}                           | ${null}                                                                                   | ${null}
  ${'a page of a proxy'}                 | ${'<html>'}                                                                               | ${null}
  ${'a success without locations'}       | ${{ status: 'success' }}                                                                  | ${null}
  ${'a site that has none'}              | ${{ status: 'success', locations: [] }}                                                   | ${[]}
  ${'a row without a status'}            | ${{ status: 'success', locations: [{ id: north }, { id: cafe, status: open }] }}          | ${[cafe]}
  ${'a colour that nobody has heard of'} | ${{ status: 'success', locations: [{ id: north, status: { ...open, color: 'mauve' } }] }} | ${[]}
`('reads $what as $found', ({ answer, found }) => {
  const read = parseStatuses(answer)
  expect(read && [...read.keys()]).toEqual(found)
})
