import { useId, useState } from 'react'
import { useConfig } from '@payloadcms/ui'
import { mostCardOrders, writeCardLoads, type CardOrder } from '@/domain/shop/sales/card-loads'
import { formatMessage, formatPlural } from '@/domain/text/format-message'
import { formatShortDateTime } from '@/domain/time/date-formats'
import { requestStudioApi } from '@/studio/request-staff-api'
import { cardLoadsMessages } from './card-loads-messages'
import { CardLoadsTable } from './card-loads-table'
import { LoadState } from './load-state'
import type { CardLoadsAnswer } from './sales-answers'
import type { SalesMessages } from './sales-messages'
import { useStudioAnswer } from './use-studio-answer'

type Props = { site: string; today: string; language: 'en' | 'fr'; messages: SalesMessages }

/**
 * What the card office loads on cards. The file and the change cover the ticked orders of the list on screen, so that an order that
 * arrives meanwhile is never marked unseen.
 */
export function CardLoadsSection({ site, today, language, messages: shared }: Props) {
  const titleId = useId()
  const messages = cardLoadsMessages(language)
  const api = useConfig().config.routes.api
  const [showsLoaded, setShowsLoaded] = useState(false)
  const [days, setDays] = useState({ from: `${today.slice(0, 7)}-01`, to: today })
  const query = new URLSearchParams({ site, ...(showsLoaded ? days : {}) })
  const state = useStudioAnswer<CardLoadsAnswer>(`orders/card-loads?${query}`)
  const [excluded, setExcluded] = useState<ReadonlySet<string>>(new Set())
  const [outcome, setOutcome] = useState<{ text: string; isRefusal: boolean } | null>(null)
  const orders: CardOrder[] = (state.answer?.orders ?? []).map(({ loaded, ...order }) => ({
    ...order,
    loaded: loaded
      ? formatMessage(messages.loaded, {
          date: formatShortDateTime(loaded.date, loaded.minute, language),
          by: loaded.by,
        })
      : '',
  }))
  const chosen = orders.filter(({ id }) => !excluded.has(id))

  function download() {
    const name = `${messages.fileName}-${today}.csv`
    saveFile(name, 'text/csv;charset=utf-8', writeCardLoads(chosen, messages.csv, language))
  }
  async function mark(loaded: boolean) {
    const result = await requestStudioApi(api, `orders/card-loads?site=${encodeURIComponent(site)}`, {
      ...{ language, unreachable: shared.unreachable },
      body: { loaded, orders: chosen.map(({ id }) => id) },
    })
    const count = result.ok ? Number(result.body.changed) : 0
    setOutcome(
      result.ok
        ? { text: formatPlural(messages.changed, count, language, { count }), isRefusal: false }
        : { text: result.message, isRefusal: true },
    )
    setExcluded(new Set())
    state.reload()
  }
  const act = (action: () => void) => () =>
    chosen.length > 0 ? action() : setOutcome({ text: messages.nothingChosen, isRefusal: true })
  return (
    <section aria-labelledby={titleId} aria-busy={state.isLoading}>
      <h2 id={titleId}>{messages.title}</h2>
      <p>{messages.intro}</p>
      <div className="sales__period">
        <label>
          <input type="checkbox" checked={showsLoaded} onChange={({ target }) => setShowsLoaded(target.checked)} />{' '}
          {messages.showLoaded}
        </label>
        {showsLoaded &&
          (['from', 'to'] as const).map((end) => (
            <label key={end}>
              {messages[end]}{' '}
              <input
                type="date"
                value={days[end]}
                onChange={({ target }) => setDays((before) => ({ ...before, [end]: target.value }))}
              />
            </label>
          ))}
      </div>
      <LoadState state={state} messages={shared} />
      <p
        role={outcome?.isRefusal ? 'alert' : 'status'}
        className={outcome?.isRefusal ? 'sales__refusal' : 'sales__shown'}
      >
        {outcome?.text}
      </p>
      {state.answer && orders.length === 0 && <p>{showsLoaded ? messages.noneOfDays : messages.none}</p>}
      {orders.length > 0 && (
        <>
          {state.answer?.hasMore && <p>{formatMessage(messages.more, { count: mostCardOrders })}</p>}
          <CardLoadsTable {...{ orders, excluded, language, messages }} onExclude={setExcluded} />
          <div className="sales__period">
            <span>{formatPlural(messages.chosen, chosen.length, language, { count: chosen.length })}</span>
            <button type="button" onClick={act(download)}>
              {messages.download}
            </button>
            <button type="button" onClick={act(() => void mark(true))}>
              {messages.markLoaded}
            </button>
            {showsLoaded && (
              <button type="button" onClick={act(() => void mark(false))}>
                {messages.markNotLoaded}
              </button>
            )}
          </div>
        </>
      )}
    </section>
  )
}

/** Saves a text that the page has made as a file of the browser's downloads. */
function saveFile(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}
