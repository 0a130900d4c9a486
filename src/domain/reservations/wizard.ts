import type { CampusDate, MinuteOfDay } from '@/domain/time/calendar'
import type { ReservationBlock, ReservationChoices, ReservationTime } from './reservation-choices'
import { minuteOfTime } from './reservation-keys'

type WizardStep = 'location' | 'date' | 'block' | 'time' | 'party'

/** What a customer has chosen so far. `friends` come besides the customer. Spec: CUS-4.35. */
export type WizardState = {
  step: WizardStep
  location: { id: string; name: string } | null
  date: CampusDate | null
  blockId: string | null
  minute: MinuteOfDay | null
  friends: number
}

export type WizardAction =
  | { do: 'choose location'; id: string; name: string }
  | { do: 'choose date'; date: CampusDate; usesBlocks: boolean }
  | { do: 'choose block'; id: string }
  | { do: 'choose time'; minute: MinuteOfDay; maxFriends: number }
  | { do: 'choose party' }
  | { do: 'choose friends'; friends: number }
  | { do: 'go back'; usesBlocks: boolean }
  | { do: 'lose time' }

export const firstStep: WizardState = {
  step: 'location',
  location: null,
  date: null,
  blockId: null,
  minute: null,
  friends: 0,
}

/**
 * The state after an action. Back reverses one step and clears what was chosen from there on. A time that another customer took
 * meanwhile is the only choice that is lost then. Spec: CUS-4.35, CUS-4.36, CUS-8.15.
 */
export function moveWizard(state: WizardState, action: WizardAction): WizardState {
  switch (action.do) {
    case 'choose location':
      return { ...firstStep, step: 'date', location: { id: action.id, name: action.name } }
    case 'choose date':
      return { ...state, step: action.usesBlocks ? 'block' : 'time', date: action.date, blockId: null, minute: null }
    case 'choose block':
      return { ...state, step: 'time', blockId: action.id, minute: null }
    case 'choose time':
      return { ...state, minute: action.minute, friends: Math.min(state.friends, action.maxFriends) }
    case 'choose party':
      return { ...state, step: 'party' }
    case 'choose friends':
      return { ...state, friends: action.friends }
    case 'lose time':
      return { ...state, step: 'time', minute: null }
    case 'go back':
      return goBack(state, action.usesBlocks)
  }
}

function goBack(state: WizardState, usesBlocks: boolean): WizardState {
  const before = { ...state, friends: 0 }
  if (state.step === 'party') return { ...before, step: 'time' }
  if (state.step === 'time' && usesBlocks) return { ...before, step: 'block', blockId: null, minute: null }
  if (state.step === 'time' || state.step === 'block')
    return { ...before, step: 'date', date: null, blockId: null, minute: null }
  return firstStep
}

/** A time of the step "time". `block` is the reason for which its whole block cannot be chosen. */
export type OfferedTime = ReservationTime & { atMinute: MinuteOfDay; blockUnavailable: ReservationBlock['unavailable'] }

/** Whether a time can be chosen. Spec: CUS-4.41. */
export const isSelectable = ({ unavailable, blockUnavailable }: OfferedTime): boolean =>
  unavailable === null && blockUnavailable === null

/** The times of a date in order: those of the chosen block, or of all blocks of a location without this step. Spec: CUS-4.35. */
export function offeredTimes(choices: ReservationChoices, date: CampusDate, blockId: string | null): OfferedTime[] {
  const blocks = choices.dates.find((day) => day.date === date)?.blocks ?? []
  return blocks
    .filter(({ id }) => !choices.usesBlocks || id === blockId)
    .flatMap(({ unavailable: blockUnavailable, times }) =>
      times.map((time) => ({ ...time, atMinute: minuteOfTime(time), blockUnavailable })),
    )
    .toSorted((one, other) => one.atMinute - other.atMinute)
}
