import type { CampusDate, MinuteOfDay } from '@/domain/time/calendar'
import { formatReservationTime } from '@/domain/reservations/reservation-texts'
import { capacityBadge } from '@/domain/reservations/seats'
import { isSelectable, type OfferedTime } from '@/domain/reservations/wizard'
import { formatPlural } from '@/domain/text/format-message'
import type { ReservationsData } from '@/features/reservations/page/reservation-rows'
import { RadioList } from './radio-list'
import { WaitChoices } from './wait-choices'

type Props = {
  data: ReservationsData
  location: { id: string; name: string }
  date: CampusDate
  times: OfferedTime[]
  chosen: MinuteOfDay | null
  /** The most friends at any time of the location. */
  mostFriends: number
  onChoose: (time: OfferedTime) => void
  onWait: (text: string) => void
}

/** The times with how much room they have, or why they cannot be chosen. Full ones offer the waiting list. Spec: CUS-4.41, CUS-9.13. */
export function TimeStep({ data, location, date, times, chosen, mostFriends, onChoose, onWait }: Props) {
  const { locale, messages } = data
  const words = messages.wizard
  const full = times.filter((time) => time.unavailable === 'full' && time.blockUnavailable === null)
  const options = times.map((time) => ({
    value: time.atMinute,
    isOffered: isSelectable(time),
    content: (
      <>
        <span className="reservation-time">{formatReservationTime(time.atMinute, locale)}</span>{' '}
        <Room time={time} data={data} />
      </>
    ),
  }))
  return (
    <div>
      <p id="reservation-step" className="reservation-step">
        {words.steps.time}
      </p>
      {times.length === 0 ? (
        <p>{words.noTimes}</p>
      ) : (
        <RadioList
          labelledBy="reservation-step"
          options={options}
          value={chosen}
          onChoose={(minute) => {
            const time = times.find(({ atMinute }) => atMinute === minute)
            if (time) onChoose(time)
          }}
        />
      )}
      {full.length > 0 && (
        <WaitChoices
          data={data}
          location={location}
          date={date}
          times={full}
          mostFriends={mostFriends}
          onDone={onWait}
        />
      )}
    </div>
  )
}

/** A badge of a word, a number and a bar, so that it does not depend on colour; or the reason for which there is none. */
function Room({ time, data: { locale, messages } }: { time: OfferedTime; data: ReservationsData }) {
  const { room, seats, unavailable } = messages.wizard
  const level = capacityBadge(time.remaining)
  const why = time.unavailable ?? time.blockUnavailable
  if (why !== null || level === null) return <span className="reservation-why">{unavailable[why ?? 'full']}</span>
  return (
    <span className="reservation-room" data-level={level}>
      <strong>{room[level]}</strong> {formatPlural(seats, time.remaining, locale, { count: time.remaining })}
    </span>
  )
}
