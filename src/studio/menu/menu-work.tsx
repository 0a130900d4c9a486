'use client'
import { Fragment } from 'react'
import { useAuth, useConfig } from '@payloadcms/ui'
import type { Locale, Localized } from '@/domain/locale'
import { formatPlural } from '@/domain/text/format-message'
import { formatLongDate } from '@/domain/time/date-formats'
import { colon, SitePanel } from '@/studio/today/site-panel'
import { useSiteQuery } from '@/studio/today/use-site-query'
import { weekPath } from './week/week-path'

type Days = { id: string; name: Localized; dates: string[] }
type Work = {
  /** Null for a person without a site. */
  site: Localized | null
  missing: Days[]
  /** Days without a menu for visitors that have a draft. */
  drafts: Days[]
  undeclared: { id: string; name: Localized; place: Localized; date: string }[]
}

const title = { en: 'Menus of the next seven days', fr: 'Menus des sept prochains jours' }
const en = {
  done: 'Every open location has its menus, and the allergens of all their dishes are declared.',
  declared: 'The allergens of all dishes are declared.',
  missing: 'Open, but without a menu',
  drafts: 'Open, with a draft that is not published',
  undeclared: 'Allergens not declared',
  more: { one: 'And 1 more.', other: 'And {count} more.' },
}
const fr: typeof en = {
  done: 'Chaque point de service ouvert a ses menus, et les allergènes de tous leurs plats sont déclarés.',
  declared: 'Les allergènes de tous les plats sont déclarés.',
  missing: 'Ouvert, mais sans menu',
  drafts: 'Ouvert, avec un brouillon non publié',
  undeclared: 'Allergènes non déclarés',
  more: { one: 'Et 1 autre.', other: 'Et {count} autres.' },
}
const longestList = 12

/** What is still to do for the menus of the chosen site, or of the person's first one. Nothing for people who change neither menus nor dishes. */
export function MenuWork() {
  const { permissions } = useAuth()
  const site = useSiteQuery()
  const { menus, dishes } = permissions?.collections ?? {}
  return menus?.update || dishes?.update ? (
    <SitePanel<Work> path={`menus/work?${site}`} title={title} siteOf={(work) => work.site}>
      {({ missing, drafts, undeclared }, language) => (
        // Dietitians declare allergens, and cannot add a menu.
        <WorkToDo {...{ undeclared, language }} days={menus?.update ? { missing, drafts } : null} />
      )}
    </SitePanel>
  ) : null
}

type WorkToDoProps = Pick<Work, 'undeclared'> & { days: Pick<Work, 'missing' | 'drafts'> | null; language: Locale }

/** `days` is null for people who plan no menus. */
function WorkToDo({ days, undeclared, language }: WorkToDoProps) {
  const messages = language === 'fr' ? fr : en
  const { admin } = useConfig().config.routes
  const list = new Intl.ListFormat(`${language}-CA`)
  const dish = undeclared.slice(0, longestList)
  const left = undeclared.length - dish.length
  return (
    <>
      {!days?.missing.length && !days?.drafts.length && undeclared.length === 0 && (
        <p>{days ? messages.done : messages.declared}</p>
      )}
      {(['missing', 'drafts'] as const).map((kind) =>
        days?.[kind].length ? (
          <Fragment key={kind}>
            <h3>{messages[kind]}</h3>
            <ul>
              {days[kind].map(({ id: location, name, dates }) => (
                <li key={location}>
                  <a href={`${admin}${weekPath}?location=${location}&from=${dates[0]}`}>{name[language]}</a>
                  {colon[language]}
                  {list.format(dates.map((date) => formatLongDate(date, language)))}
                </li>
              ))}
            </ul>
          </Fragment>
        ) : null,
      )}
      {dish.length > 0 && (
        <>
          <h3>{messages.undeclared}</h3>
          <ul>
            {dish.map(({ id: key, name, place, date }) => (
              <li key={key}>
                <a href={`${admin}/collections/dishes/${key}`}>{name[language] || name.en || name.fr}</a>
                {colon[language]}
                {place[language]}, {formatLongDate(date, language)}
              </li>
            ))}
          </ul>
          {left > 0 && <p>{formatPlural(messages.more, left, language, { count: left })}</p>}
        </>
      )}
    </>
  )
}
