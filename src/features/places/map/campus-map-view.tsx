'use client'

import { useEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import type { MapPoint } from '@/domain/places/near/map-positions'
import type { CampusSketch } from './campus-sketch'
import type { StatusTone } from '@/ui/status-badge'
import { formatMessage } from '@/domain/text/format-message'
import type { MapHandle } from './draw-map'

/** The background of the map. `credit` is sanitized HTML. */
export type MapBackground = ({ kind: 'tiles'; url: string } | ({ kind: 'sketch' } & CampusSketch)) & { credit: string }

/**
 * A location on the map. `word` names it in URLs; `spot` is null when it has no coordinates; `state` is the word for `tone`,
 * null without hours.
 */
export type MapPlace = {
  word: string
  number: number
  name: string
  spot: MapPoint | null
  tone: StatusTone
  state: string | null
}

type Group = {
  name: string | null
  places: (MapPlace & { status: ReactNode; distance: ReactNode; details: ReactNode })[]
}
type Messages = Record<
  'location' | 'choose' | 'all' | 'map' | 'loading' | 'failed' | 'shown' | 'closer' | 'farther',
  string
>
type Props = {
  groups: Group[]
  first: string
  background: MapBackground | null
  /** The button for distances. */
  nearMe: ReactNode
  messages: Messages
}

/**
 * Selects one location by a select field, a list of links or the markers of the map, and updates the URL. Without
 * JavaScript the field submits a form, the links load the page, and there is no map.
 * Spec: PUB-2.60 to PUB-2.63, PUB-4.9.
 */
export function CampusMapView({ groups, first, background, nearMe, messages }: Props) {
  const [chosen, setChosen] = useState(first)
  const [announcement, setAnnouncement] = useState('')
  const [map, setMap] = useState<MapHandle | 'loading' | 'failed'>('loading')
  const frame = useRef<HTMLDivElement>(null)
  const details = useRef<HTMLDivElement>(null)
  const places = groups.flatMap((group) => group.places)
  const place = places.find(({ word }) => word === chosen)

  const choose = (word: string) => {
    setChosen(word)
    setAnnouncement(
      formatMessage(messages.shown, { location: places.find((candidate) => candidate.word === word)?.name ?? '' }),
    )
    window.history.replaceState(window.history.state, '', `?location=${encodeURIComponent(word)}`)
  }
  const chooseInList = (event: MouseEvent, word: string) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    choose(word)
    const isPointerClick = event.detail > 0
    if (isPointerClick && window.matchMedia('(width < 992px)').matches) details.current?.scrollIntoView()
  }

  const latest = useRef({ places, chosen, choose })
  useEffect(() => {
    latest.current = { places, chosen, choose }
    if (typeof map === 'object') map.show(chosen)
  })

  useEffect(() => {
    if (!background) return
    let drawn: MapHandle | null = null
    let isUnmounted = false
    import('./draw-map')
      .then(({ drawMap }) => {
        if (isUnmounted || !frame.current) return
        const { places, chosen } = latest.current
        drawn = drawMap(frame.current, {
          places,
          chosen,
          background,
          messages,
          onChoose: (word) => latest.current.choose(word),
        })
        setMap(drawn)
      })
      .catch((error: unknown) => {
        console.error(error)
        setMap('failed')
      })
    return () => {
      isUnmounted = true
      drawn?.remove()
    }
  }, [background, messages])

  return (
    <div className="map-layout">
      <div className="map-picker">
        <form method="get">
          <label htmlFor="map-location">{messages.location}</label>
          <select id="map-location" name="location" value={chosen} onChange={(event) => choose(event.target.value)}>
            {groups.map((group) => (
              <Options key={group.name ?? ''} group={group} />
            ))}
          </select>
          <button className="map-submit-no-script">{messages.choose}</button>
        </form>
        {nearMe}
        <nav aria-label={messages.all}>
          {groups.map((group) => (
            <section key={group.name ?? ''}>
              {group.name && <h2>{group.name}</h2>}
              <ul>
                {group.places.map(({ word, number, name, status, distance }) => (
                  <li key={word}>
                    <a
                      href={`?location=${encodeURIComponent(word)}#place`}
                      aria-current={word === chosen ? 'true' : undefined}
                      onClick={(event) => chooseInList(event, word)}
                    >
                      <span className="map-number">{number}</span> <span className="map-place-name">{name}</span>{' '}
                      {status}
                      {distance}
                    </a>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </nav>
      </div>
      <div className="map-and-details" ref={details}>
        {background && (
          <div className="map-frame not-printed">
            <div ref={frame} role="region" aria-label={messages.map} className="map-canvas" />
            {background.kind === 'sketch' &&
              typeof map === 'object' &&
              map.sketch &&
              createPortal(background.drawing, map.sketch)}
            {typeof map === 'string' && (
              <p role="status" className="map-message">
                {map === 'failed' ? messages.failed : messages.loading}
              </p>
            )}
          </div>
        )}
        <section id="place" aria-labelledby="place-name">
          {place?.details}
        </section>
        <p role="status" className="sr-only">
          {announcement}
        </p>
      </div>
    </div>
  )
}

function Options({ group }: { group: Group }) {
  const options = group.places.map(({ word, name }) => (
    <option key={word} value={word}>
      {name}
    </option>
  ))
  return group.name === null ? options : <optgroup label={group.name}>{options}</optgroup>
}
