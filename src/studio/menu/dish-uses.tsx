'use client'
import { useId } from 'react'
import { useConfig, useDocumentInfo, useTranslation } from '@payloadcms/ui'
import type { Localized } from '@/domain/locale'
import { formatPlural } from '@/domain/text/format-message'
import { formatLongDate } from '@/domain/time/date-formats'
import { useStudioAnswer } from '@/studio/sales/use-studio-answer'
import { weekPath } from './week/week-path'

type Use = { location: string; place: Localized; date: string; periods: Localized[] }

const en = {
  title: 'On the menu from today on',
  none: 'On no menu from today on.',
  more: { one: 'And 1 more day.', other: 'And {count} more days.' },
  colon: ': ',
}
const fr: typeof en = {
  title: 'Au menu à partir d’aujourd’hui',
  none: 'À aucun menu à partir d’aujourd’hui.',
  more: { one: 'Et 1 autre jour.', other: 'Et {count} autres jours.' },
  colon: '\u00a0: ',
}
const longestList = 8

/** Where a stored dish is served from today on; each day leads to the week of its location. Nothing for a new dish. */
export function DishUses() {
  const { id } = useDocumentInfo()
  return id === undefined ? null : <List path={`dishes/${id}/uses`} />
}

function List({ path }: { path: string }) {
  const language = useTranslation().i18n.language === 'fr' ? 'fr' : 'en'
  const messages = language === 'fr' ? fr : en
  const { admin } = useConfig().config.routes
  const { answer, refusal } = useStudioAnswer<{ uses: Use[] }>(path)
  const heading = useId()
  if (refusal) return <p role="alert">{refusal}</p>
  if (!answer) return null
  const left = answer.uses.length - longestList
  return (
    <section className="dish-uses" aria-labelledby={heading}>
      <h3 id={heading}>{messages.title}</h3>
      {answer.uses.length === 0 && <p>{messages.none}</p>}
      <ul>
        {answer.uses.slice(0, longestList).map(({ location, place, date, periods }) => (
          <li key={`${location} ${date}`}>
            <a href={`${admin}${weekPath}?location=${location}&from=${date}`}>{formatLongDate(date, language)}</a>
            {messages.colon}
            {[place, ...periods].map((name) => name[language]).join(', ')}
          </li>
        ))}
      </ul>
      {left > 0 && <p>{formatPlural(messages.more, left, language, { count: left })}</p>}
    </section>
  )
}
