'use client'
import { useId, useState } from 'react'
import { Button, useAuth, useDocumentInfo, useFormFields, useTranslation } from '@payloadcms/ui'
import { useTenantSelection } from '@payloadcms/plugin-multi-tenant/client'
import { formatMessage } from '@/domain/text/format-message'
import { CloseDialog } from './close-dialog'
import { closingMessages } from './closing-messages'
import { LocationRow } from './location-row'
import type { LocationToday } from './locations-today'
import { SpecialHoursDialog } from './special-hours-dialog'
import { useLocationsToday } from './use-locations-today'
import './closing.css'

/** Whether the person may change hours; the server checks it again. */
function useMayClose(): boolean {
  const { permissions } = useAuth()
  return Boolean(permissions?.collections?.schedules?.update)
}

/** The panel "Today" of the dashboard: closes and reopens the locations of a site, and sets how busy they are. */
export function TodayPanel() {
  const { selectedTenantID } = useTenantSelection()
  return useMayClose() ? <Panel site={selectedTenantID ? String(selectedTenantID) : null} only={null} /> : null
}

/** The same on the page of one location. Nothing for a location that is not stored yet. */
export function LocationToday() {
  const { id } = useDocumentInfo()
  const site = useFormFields(([fields]) => (typeof fields.site?.value === 'string' ? fields.site.value : null))
  return useMayClose() && id !== undefined && site ? <Panel site={site} only={String(id)} /> : null
}

function Panel({ site, only }: { site: string | null; only: string | null }) {
  const language = useTranslation().i18n.language === 'fr' ? 'fr' : 'en'
  const messages = closingMessages(language)
  const [chosen, setChosen] = useState<string | null>(null)
  const { halls: today, post } = useLocationsToday(chosen ?? site)
  const [closing, setClosing] = useState<string[] | null>(null)
  const [isSpecial, setIsSpecial] = useState(false)
  const [announcement, setAnnouncement] = useState<{ text: string; isRefusal: boolean } | null>(null)
  const titleId = useId()
  if (!today?.today || (only && !today.halls.some(({ id }) => id === only))) return null
  const halls = only ? today.halls.filter(({ id }) => id === only) : today.halls
  const namesOf = (ids: string[]) =>
    new Intl.ListFormat(`${language}-CA`).format(
      today.halls.filter(({ id }) => ids.includes(id)).map(({ name }) => name[language]),
    )
  const announce = (refusal: string | null, done: string | null) =>
    setAnnouncement(refusal ? { text: refusal, isRefusal: true } : done ? { text: done, isRefusal: false } : null)

  const closed = halls.filter(({ closure }) => closure)
  async function reopen(chosen: LocationToday[]) {
    const refusal = await post('reopen', {
      closures: chosen.map(({ id, closure }) => ({ location: id, closure: closure?.id })),
    })
    announce(refusal, formatMessage(messages.reopened, { names: namesOf(chosen.map(({ id }) => id)) }))
  }
  return (
    <section className="today-panel" aria-labelledby={titleId}>
      <header className="today-panel__head">
        <h2 id={titleId}>{messages.title}</h2>
        {!only && today.sites.length > 1 && (
          <label>
            {messages.site}{' '}
            <select value={today.site ?? ''} onChange={({ target }) => setChosen(target.value)}>
              {today.sites.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name[language]}
                </option>
              ))}
            </select>
          </label>
        )}
        {closed.length > 1 && (
          <Button size="small" margin={false} buttonStyle="secondary" onClick={() => void reopen(closed)}>
            {messages.reopenAll}
          </Button>
        )}
        {!only && halls.length > 1 && (
          <>
            <Button size="small" margin={false} buttonStyle="secondary" onClick={() => setIsSpecial(true)}>
              {messages.special}
            </Button>
            <Button size="small" margin={false} onClick={() => setClosing([])}>
              {messages.closeSeveral}
            </Button>
          </>
        )}
      </header>
      <p>{messages.intro}</p>
      <p role="status" className={announcement?.isRefusal ? 'today-panel__refusal' : 'today-panel__done'}>
        {announcement?.text}
      </p>
      {halls.length === 0 && <p>{messages.none}</p>}
      <ul>
        {halls.map((hall) => (
          <LocationRow
            key={hall.id}
            hall={hall}
            site={today.site ?? ''}
            language={language}
            messages={messages}
            onClose={() => setClosing([hall.id])}
            onReopen={() => void reopen([hall])}
            onBusy={(occupancy) =>
              void post('occupancy', { location: hall.id, occupancy }).then((refusal) => announce(refusal, null))
            }
          />
        ))}
      </ul>
      {isSpecial && (
        <SpecialHoursDialog
          halls={halls}
          today={today.today}
          language={language}
          onCancel={() => setIsSpecial(false)}
          onSet={async (request) => {
            const refusal = await post('special', request)
            if (refusal) return refusal
            setIsSpecial(false)
            announce(null, formatMessage(messages.specialSet, { names: namesOf(request.locations) }))
            return null
          }}
        />
      )}
      {closing && (
        <CloseDialog
          halls={halls}
          chosen={closing}
          today={today.today}
          language={language}
          onCancel={() => setClosing(null)}
          onClose={async (request) => {
            const refusal = await post('close', request)
            if (refusal) return refusal
            setClosing(null)
            announce(null, formatMessage(messages.closed, { names: namesOf(request.locations) }))
            return null
          }}
        />
      )}
    </section>
  )
}
