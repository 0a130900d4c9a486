'use client'

import { useEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react'
import type { Spot } from '@/domain/map-spots'
import type { Sketch } from './campus-sketch'
import { fillIn } from '@/ui/fill-in'
import type { CampusMap } from './draw-map'

/** What the map lies on, and whose work it is, as clean HTML. */
export type Ground = ({ kind: 'tiles'; url: string } | ({ kind: 'sketch' } & Sketch)) & { credit: string }

/** A location by its word in addresses; `spot` is null where nobody has said where it stands. */
export type MappedPlace = { word: string; number: number; name: string; spot: Spot | null }

type Group = { name: string | null; places: (MappedPlace & { status: ReactNode; details: ReactNode })[] }
type Words = Record<
  'location' | 'choose' | 'all' | 'map' | 'loading' | 'failed' | 'shown' | 'closer' | 'farther',
  string
>
type Props = { groups: Group[]; first: string; ground: Ground | null; words: Words }

/**
 * One chosen location, in three places to choose it: a field, a list of links and the markers of the map. The address
 * follows. Without a script the field is a form, the links lead, and there is no map. Spec: PUB-2.60 to PUB-2.63, PUB-4.9.
 */
export function MapTour({ groups, first, ground, words }: Props) {
  const [chosen, setChosen] = useState(first)
  const [said, setSaid] = useState('')
  const [drawn, setDrawn] = useState<CampusMap | 'not yet' | 'failed'>('not yet')
  const frame = useRef<HTMLDivElement>(null)
  const details = useRef<HTMLDivElement>(null)
  const places = groups.flatMap((group) => group.places)
  const place = places.find(({ word }) => word === chosen)

  const choose = (word: string) => {
    setChosen(word)
    setSaid(fillIn(words.shown, { location: places.find((it) => it.word === word)?.name ?? '' }))
    window.history.replaceState(window.history.state, '', `?location=${encodeURIComponent(word)}`)
  }
  const chooseInList = (event: MouseEvent, word: string) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    choose(word)
    const byPointer = event.detail > 0
    if (byPointer && window.matchMedia('(width < 992px)').matches) details.current?.scrollIntoView()
  }

  const latest = useRef({ places, chosen, choose })
  useEffect(() => {
    latest.current = { places, chosen, choose }
    if (typeof drawn === 'object') drawn.show(chosen)
  })

  useEffect(() => {
    if (!ground) return
    let map: CampusMap | null = null
    let isGone = false
    import('./draw-map')
      .then(({ drawMap }) => {
        if (isGone || !frame.current) return
        const { places, chosen } = latest.current
        map = drawMap(frame.current, { places, chosen, ground, words, choose: (word) => latest.current.choose(word) })
        setDrawn(map)
      })
      .catch((error: unknown) => {
        console.error(error)
        setDrawn('failed')
      })
    return () => {
      isGone = true
      map?.remove()
    }
  }, [ground, words])

  return (
    <div className="map-tour">
      <div className="map-choice">
        <form method="get">
          <label htmlFor="map-location">{words.location}</label>
          <select id="map-location" name="location" value={chosen} onChange={(event) => choose(event.target.value)}>
            {groups.map((group) => (
              <Options key={group.name ?? ''} group={group} />
            ))}
          </select>
          <button className="map-without-script">{words.choose}</button>
        </form>
        <nav aria-label={words.all}>
          {groups.map((group) => (
            <section key={group.name ?? ''}>
              {group.name && <h2>{group.name}</h2>}
              <ul>
                {group.places.map(({ word, number, name, status }) => (
                  <li key={word}>
                    <a
                      href={`?location=${encodeURIComponent(word)}#place`}
                      aria-current={word === chosen ? 'true' : undefined}
                      onClick={(event) => chooseInList(event, word)}
                    >
                      <span className="map-number">{number}</span> <span className="map-place">{name}</span> {status}
                    </a>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </nav>
      </div>
      <div className="map-and-place" ref={details}>
        {ground && (
          <div className="map-frame not-printed">
            <div ref={frame} role="region" aria-label={words.map} className="map-ground" />
            {typeof drawn === 'string' && (
              <p role="status" className="map-waiting">
                {drawn === 'failed' ? words.failed : words.loading}
              </p>
            )}
          </div>
        )}
        <section id="place" aria-labelledby="place-name">
          {place?.details}
        </section>
        <p role="status" className="sr-only">
          {said}
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
