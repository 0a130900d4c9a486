import { offeredTimes, type WizardAction, type WizardState } from '@/domain/reservations/wizard'
import type { ReservationMessages } from '@/i18n/site-messages'
import { linkButton, quietButton } from '@/ui/brand/button-style'
import type { LocationChoice } from '@/domain/reservations/location-choices'
import type { ReservationsData } from '@/features/reservations/page/reservation-rows'
import { BlockStep } from './block-step'
import { CalendarStep } from './calendar-step'
import { TimeStep } from './time-step'
import type { useChoices } from './use-choices'
import { formatMessage } from '@/domain/text/format-message'
import { RadioList } from './radio-list'

type LocationStepProps = { places: LocationChoice[]; title: string; onChoose: (place: LocationChoice) => void }

/** The locations that take reservations; those of a building are listed below its name. Spec: CUS-2.33, CUS-5.41. */
function LocationStep({ places, title, onChoose }: LocationStepProps) {
  const single = places.filter(({ building }) => building === null)
  const buildings = new Map(places.flatMap(({ building }) => (building ? [[building.id, building.name] as const] : [])))
  const list = (shown: LocationChoice[]) => (
    <ul className="reservation-choices">
      {shown.map((place) => (
        <li key={place.id}>
          <button type="button" className="reservation-choice" onClick={() => onChoose(place)}>
            {place.name}
          </button>
        </li>
      ))}
    </ul>
  )
  return (
    <div>
      <p className="reservation-step">{title}</p>
      {single.length > 0 && list(single)}
      {[...buildings].map(([id, name]) => (
        <section key={id} aria-labelledby={`reservation-${id}`}>
          <h3 id={`reservation-${id}`} className="reservation-group">
            {name}
          </h3>
          {list(places.filter(({ building }) => building?.id === id))}
        </section>
      ))}
    </div>
  )
}

type PartyStepProps = {
  maxFriends: number
  friends: number
  title: string
  messages: ReservationMessages
  onChoose: (friends: number) => void
}

/** "Just me", then one more person per choice, as far as seats are free and the location allows. Spec: CUS-2.37, CUS-5.38. */
function PartyStep({ maxFriends, friends, title, messages, onChoose }: PartyStepProps) {
  const options = Array.from({ length: maxFriends + 1 }, (_, count) => ({
    value: count,
    isOffered: true,
    content: <span>{count === 0 ? messages.justMe : formatMessage(messages.plus, { count })}</span>,
  }))
  return (
    <div className="reservation-party">
      <p id="reservation-step" className="reservation-step">
        {title}
      </p>
      <RadioList labelledBy="reservation-step" options={options} value={friends} onChoose={onChoose} />
    </div>
  )
}

type Props = {
  data: ReservationsData
  state: WizardState
  choices: ReturnType<typeof useChoices>
  act: (action: WizardAction) => void
  /** Closes the dialog with a message after the customer has joined the waiting list. */
  onWait: (text: string) => void
}

/** The current step, or why there is nothing to choose from: loading, failed, or a session that has ended. */
export function WizardSteps({ data, state, choices, act, onWait }: Props) {
  const { messages, places, locale, logInPath } = data
  const words = messages.wizard
  const { location, step, date } = state
  if (step === 'location' || !location)
    return (
      <LocationStep
        places={places}
        title={words.steps.location}
        onChoose={({ id, name }) => {
          act({ do: 'choose location', id, name })
          void choices.load(id)
        }}
      />
    )
  const found = choices.choices
  if (choices.refusal !== null)
    return (
      <div role="alert" className="form-refused">
        <p>{choices.refusal}</p>
        {choices.isRefused && (
          <a href={logInPath} className={linkButton}>
            {messages.logIn}
          </a>
        )}
        <button type="button" className={`${quietButton} mt-3`} onClick={() => void choices.load(location.id)}>
          {words.retry}
        </button>
      </div>
    )
  if (!found) return <p role="status">{words.loading}</p>
  if (step === 'date' || date === null)
    return (
      <CalendarStep
        dates={found.dates.map((day) => day.date)}
        locale={locale}
        messages={words}
        onChoose={(chosen) => act({ do: 'choose date', date: chosen, usesBlocks: found.usesBlocks })}
      />
    )
  const blocks = found.dates.find((day) => day.date === date)?.blocks ?? []
  if (step === 'block')
    return (
      <BlockStep blocks={blocks} locale={locale} messages={words} onChoose={(id) => act({ do: 'choose block', id })} />
    )
  const times = offeredTimes(found, date, state.blockId)
  const chosen = times.find(({ atMinute }) => atMinute === state.minute)
  if (step === 'time')
    return (
      <TimeStep
        data={data}
        location={location}
        date={date}
        times={times}
        chosen={state.minute}
        mostFriends={Math.max(
          0,
          ...found.dates.flatMap((day) =>
            day.blocks.flatMap((block) => block.times.map(({ maxFriends }) => maxFriends)),
          ),
        )}
        onChoose={({ atMinute, maxFriends }) => act({ do: 'choose time', minute: atMinute, maxFriends })}
        onWait={onWait}
      />
    )
  return (
    <PartyStep
      maxFriends={chosen?.maxFriends ?? 0}
      friends={state.friends}
      title={words.steps.party}
      messages={messages}
      onChoose={(friends) => act({ do: 'choose friends', friends })}
    />
  )
}
