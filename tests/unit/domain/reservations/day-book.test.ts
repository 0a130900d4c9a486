import { expect, test } from '@jest/globals'
import { buildDayBook, type BookedParty } from '@/domain/reservations/day-book'

const party = (id: string, minute: number, friends: number): BookedParty => ({
  ...{ id, minute, friends, name: `Guest ${id}`, hasArrived: false },
})

test('lists the times of the hours with their guests, offers, free seats and waiting customers', () => {
  const parties = [party('a', 720, 2), party('b', 720, 0)]
  const [noon, one] = buildDayBook({
    capacity: 8,
    offered: [780],
    times: [720, 780],
    slots: new Map([[720, { taken: 6, blocked: false }]]),
    parties,
    waits: [720, 720],
  })
  expect(noon).toEqual({
    ...{ minute: 720, guests: 4, held: 2, remaining: 2, blocked: false, isOffered: false, waiting: 2 },
    parties,
  })
  expect(one).toMatchObject({ minute: 780, guests: 0, held: 0, remaining: 8, isOffered: true, waiting: 0, parties: [] })
})

test('keeps reservations and blocked times that the hours no longer have', () => {
  const times = buildDayBook({
    capacity: 4,
    offered: [720],
    times: [720],
    slots: new Map([
      [660, { taken: 0, blocked: true }],
      [690, { taken: 0, blocked: false }],
    ]),
    parties: [party('a', 840, 5)],
    waits: [],
  })
  expect(times.map(({ minute, blocked, remaining, isOffered }) => [minute, blocked, remaining, isOffered])).toEqual([
    [660, true, 0, false],
    [720, false, 4, true],
    [840, false, 0, false],
  ])
})
