import { describe, expect, test } from '@jest/globals'
import type { ReservationChoices, ReservationTime } from '@/domain/reservations/reservation-choices'
import {
  firstStep,
  isSelectable,
  moveWizard,
  offeredTimes,
  type WizardAction,
  type WizardState,
} from '@/domain/reservations/wizard'

const hall = { id: 'a', name: 'Lakeshore Kitchen' }
const run = (...actions: WizardAction[]): WizardState => actions.reduce(moveWizard, firstStep)
const toLocation: WizardAction = { do: 'choose location', ...hall }
const toDate = (usesBlocks: boolean): WizardAction => ({ do: 'choose date', date: '2026-11-24', usesBlocks })
const toBlock: WizardAction = { do: 'choose block', id: 'lunch' }
const toTime: WizardAction = { do: 'choose time', minute: 720, maxFriends: 5 }
const toParty: WizardAction = { do: 'choose party' }
const friends: WizardAction = { do: 'choose friends', friends: 3 }
const back = (usesBlocks: boolean): WizardAction => ({ do: 'go back', usesBlocks })

describe('moveWizard', () => {
  test('[CUS-4.35] asks for a block only where the location uses reservation hours', () => {
    expect(run(toLocation, toDate(true)).step).toBe('block')
    expect(run(toLocation, toDate(false)).step).toBe('time')
    expect(run(toLocation, toDate(true), toBlock)).toMatchObject({ step: 'time', blockId: 'lunch', minute: null })
  })
  test('[CUS-4.36] back to the time resets the guests and keeps the time', () => {
    const state = run(toLocation, toDate(true), toBlock, toTime, toParty, friends, back(true))
    expect(state).toEqual({
      step: 'time',
      location: hall,
      date: '2026-11-24',
      blockId: 'lunch',
      minute: 720,
      friends: 0,
    })
  })
  test('[CUS-4.36] back to the date clears date, block and time', () => {
    const cleared = { step: 'date', location: hall, date: null, blockId: null, minute: null, friends: 0 }
    expect(run(toLocation, toDate(false), toTime, back(false))).toEqual(cleared)
    expect(run(toLocation, toDate(true), toBlock, toTime, back(true), back(true))).toEqual(cleared)
  })
  test('[CUS-4.36] back to the location clears everything', () => {
    expect(run(toLocation, back(true))).toEqual(firstStep)
  })
  test('[CUS-8.15] a lost time loses nothing else', () => {
    const state = run(toLocation, toDate(true), toBlock, toTime, toParty, friends, { do: 'lose time' })
    expect(state).toEqual({
      step: 'time',
      location: hall,
      date: '2026-11-24',
      blockId: 'lunch',
      minute: null,
      friends: 3,
    })
  })
  test('reduces the party to the seats of another time', () => {
    const state = run(toLocation, toDate(false), toTime, friends, { do: 'choose time', minute: 780, maxFriends: 1 })
    expect([state.minute, state.friends]).toEqual([780, 1])
  })
})

describe('offeredTimes', () => {
  const at = (hour: number, more: Partial<ReservationTime> = {}): ReservationTime => ({
    ...{ hour, minute: 0, remaining: 4, unavailable: null, maxFriends: 3 },
    ...more,
  })
  const choices: ReservationChoices = {
    ...{ locationId: 'a', name: 'Kitchen', usesBlocks: false, allowsFriends: true },
    dates: [
      {
        date: '2026-11-24',
        blocks: [
          { id: 'late', name: 'Late', opensAt: '12:00', closesAt: '14:00', unavailable: null, times: [at(12), at(13)] },
          {
            id: 'early',
            name: 'Early',
            opensAt: '11:00',
            closesAt: '13:00',
            unavailable: 'limit',
            times: [at(10), at(11)],
          },
        ],
      },
    ],
  }
  const hoursOf = (date: string, block: string | null, from = choices) =>
    offeredTimes(from, date, block).map((time) => [time.atMinute, isSelectable(time)])

  test('lists the times of all blocks in order, those of a block at its limit as unavailable', () =>
    expect(hoursOf('2026-11-24', null)).toEqual([
      [600, false],
      [660, false],
      [720, true],
      [780, true],
    ]))
  test('lists the times of the chosen block only', () => {
    const withBlocks = { ...choices, usesBlocks: true }
    expect(hoursOf('2026-11-24', 'late', withBlocks)).toEqual([
      [720, true],
      [780, true],
    ])
    expect(hoursOf('2026-11-24', null, withBlocks)).toEqual([])
  })
  test('lists nothing on a date without blocks', () => expect(hoursOf('2026-11-25', null)).toEqual([]))
  test.each(['full', 'yours', 'blocked'] as const)('[CUS-4.41] a time that is %s cannot be chosen', (unavailable) => {
    const [day] = choices.dates
    const block = { ...day!.blocks[0]!, times: [at(12, { unavailable })] }
    expect(hoursOf('2026-11-24', null, { ...choices, dates: [{ date: '2026-11-24', blocks: [block] }] })).toEqual([
      [720, false],
    ])
  })
})
