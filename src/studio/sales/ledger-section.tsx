import { useId, useState } from 'react'
import { useConfig } from '@payloadcms/ui'
import type { SalesMessages } from './sales-messages'

type Props = { site: string; today: string; language: 'en' | 'fr'; messages: SalesMessages }

/** Downloads the ledger of a period. The link opens no page, so that the studio stays. */
export function LedgerSection({ site, today, language, messages }: Props) {
  const titleId = useId()
  const api = useConfig().config.routes.api
  const [days, setDays] = useState({ from: `${today.slice(0, 7)}-01`, to: today })
  const query = new URLSearchParams({ site, ...days, language })
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId}>{messages.ledger}</h2>
      <p>{messages.ledgerIntro}</p>
      <div className="sales__period">
        {(['from', 'to'] as const).map((end) => (
          <label key={end}>
            {messages.ledgerDays[end]}{' '}
            <input
              type="date"
              value={days[end]}
              onChange={({ target }) => setDays((before) => ({ ...before, [end]: target.value }))}
            />
          </label>
        ))}
        <a className="sales__download" href={`${api}/orders/ledger-export?${query}`} download>
          {messages.download}
        </a>
      </div>
    </section>
  )
}
