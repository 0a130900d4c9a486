'use client'
import { useId } from 'react'
import { useAuth, useConfig, useTranslation } from '@payloadcms/ui'
import { useTenantSelection } from '@payloadcms/plugin-multi-tenant/client'
import type { Localized } from '@/domain/locale'
import { formatPlural } from '@/domain/text/format-message'
import { formatLongDate } from '@/domain/time/date-formats'
import { useStudioAnswer } from '@/studio/sales/use-studio-answer'
import { weekPath } from './week/week-path'

type Work = {
  /** Null for a person without a site. */
  site: Localized | null
  missing: { id: string; name: Localized; dates: string[] }[]
  undeclared: { id: string; name: Localized; place: Localized; date: string }[]
}

const en = {
  title: 'Menus of the next seven days',
  done: 'Every open location has its menus, and the allergens of all their dishes are declared.',
  declared: 'The allergens of all dishes are declared.',
  missing: 'Open, but without a menu',
  undeclared: 'Allergens not declared',
  more: { one: 'And 1 more.', other: 'And {count} more.' },
  colon: ': ',
}
const fr: typeof en = {
  title: 'Menus des sept prochains jours',
  done: 'Chaque point de service ouvert a ses menus, et les allergènes de tous leurs plats sont déclarés.',
  declared: 'Les allergènes de tous les plats sont déclarés.',
  missing: 'Ouvert, mais sans menu',
  undeclared: 'Allergènes non déclarés',
  more: { one: 'Et 1 autre.', other: 'Et {count} autres.' },
  colon: '\u00a0: ',
}
const longestList = 12

/** What is still to do for the menus of the chosen site, or of the person's first one. Nothing for people who change neither menus nor dishes. */
export function MenuWork() {
  const { permissions } = useAuth()
  const { selectedTenantID } = useTenantSelection()
  const site = selectedTenantID ? `?site=${encodeURIComponent(String(selectedTenantID))}` : ''
  const { menus, dishes } = permissions?.collections ?? {}
  return menus?.update || dishes?.update ? (
    <Panel path={`menus/work${site}`} plansMenus={Boolean(menus?.update)} />
  ) : null
}

/** `plansMenus`: dietitians declare allergens, and cannot add a menu. */
function Panel({ path, plansMenus }: { path: string; plansMenus: boolean }) {
  const language = useTranslation().i18n.language === 'fr' ? 'fr' : 'en'
  const messages = language === 'fr' ? fr : en
  const { admin } = useConfig().config.routes
  const { answer, refusal } = useStudioAnswer<Work>(path)
  const id = useId()
  if (refusal) return <p role="alert">{refusal}</p>
  if (!answer?.site) return null
  const { site, undeclared } = answer
  const missing = plansMenus ? answer.missing : []
  const list = new Intl.ListFormat(`${language}-CA`)
  const dish = undeclared.slice(0, longestList)
  const left = undeclared.length - dish.length
  return (
    <section className="today-panel" aria-labelledby={id}>
      <h2 id={id}>{`${messages.title}${messages.colon}${site[language]}`}</h2>
      {missing.length + undeclared.length === 0 && <p>{plansMenus ? messages.done : messages.declared}</p>}
      {missing.length > 0 && (
        <>
          <h3>{messages.missing}</h3>
          <ul>
            {missing.map(({ id: location, name, dates }) => (
              <li key={location}>
                <a href={`${admin}${weekPath}?location=${location}&from=${dates[0]}`}>{name[language]}</a>
                {messages.colon}
                {list.format(dates.map((date) => formatLongDate(date, language)))}
              </li>
            ))}
          </ul>
        </>
      )}
      {dish.length > 0 && (
        <>
          <h3>{messages.undeclared}</h3>
          <ul>
            {dish.map(({ id: key, name, place, date }) => (
              <li key={key}>
                <a href={`${admin}/collections/dishes/${key}`}>{name[language] || name.en || name.fr}</a>
                {messages.colon}
                {place[language]}, {formatLongDate(date, language)}
              </li>
            ))}
          </ul>
          {left > 0 && <p>{formatPlural(messages.more, left, language, { count: left })}</p>}
        </>
      )}
    </section>
  )
}
