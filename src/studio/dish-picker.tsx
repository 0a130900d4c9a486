'use client'
import { useEffect, useState } from 'react'
import { useConfig } from '@payloadcms/ui'

export type DishName = { id: string; name: string; allergensDeclared: boolean }

type Props = { siteId: string | null; label: string; nothing: string; onPick: (dish: DishName) => void }

/** Asks the studio's own API for dishes; throws when it does not answer. */
export async function findDishes(api: string, query: Record<string, string>): Promise<DishName[]> {
  const parameters = new URLSearchParams({
    depth: '0',
    sort: 'name',
    'select[name]': 'true',
    'select[allergensDeclared]': 'true',
    ...query,
  })
  const response = await fetch(`${api}/dishes?${parameters}`, { credentials: 'include' })
  if (!response.ok) throw new Error(`The studio answered ${response.status}`)
  const { docs } = (await response.json()) as { docs: DishName[] }
  return docs
}

/** A search field whose results are buttons: type a part of a dish's name, press the one that is meant. */
export function DishPicker({ siteId, label, nothing, onPick }: Props) {
  const { config } = useConfig()
  const [text, setText] = useState('')
  const [found, setFound] = useState<DishName[] | null>(null)

  useEffect(() => {
    if (text.trim().length < 2) return
    const wait = setTimeout(() => {
      const site: Record<string, string> = siteId ? { 'where[and][1][site][equals]': siteId } : {}
      findDishes(config.routes.api, { limit: '8', 'where[and][0][name][like]': text.trim(), ...site }).then(
        setFound,
        () => setFound([]),
      )
    }, 200)
    return () => clearTimeout(wait)
  }, [text, siteId, config.routes.api])

  const shown = text.trim().length < 2 ? null : found
  return (
    <div className="day-menu__picker">
      <input
        type="search"
        aria-label={label}
        placeholder={label}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <ul aria-live="polite">
        {shown?.length === 0 && <li>{nothing}</li>}
        {shown?.map((dish) => (
          <li key={dish.id}>
            <button
              type="button"
              onClick={() => {
                onPick(dish)
                setText('')
              }}
            >
              {dish.name}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
