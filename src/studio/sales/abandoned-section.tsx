import { useId, useState } from 'react'
import { Link, useConfig } from '@payloadcms/ui'
import { formatAdminURL } from 'payload/shared'
import { formatPrice } from '@/domain/shop/money/money'
import { formatMessage, formatPlural } from '@/domain/text/format-message'
import { formatShortDateTime } from '@/domain/time/date-formats'
import { LoadState } from './load-state'
import type { AbandonedAnswer } from './sales-answers'
import type { SalesMessages } from './sales-messages'
import { useStudioAnswer } from './use-studio-answer'

type Props = { site: string; language: 'en' | 'fr'; messages: SalesMessages }

/** The abandoned carts of a site, the latest change first, twenty on a page, with their number and sum. */
export function AbandonedSection({ site, language, messages }: Props) {
  const titleId = useId()
  const [page, setPage] = useState(1)
  const state = useStudioAnswer<AbandonedAnswer>(`orders/abandoned-carts?site=${encodeURIComponent(site)}&page=${page}`)
  const answer = state.refusal === null ? state.answer : null
  const total = answer && formatPrice(answer.totalCents, language)
  return (
    <section aria-labelledby={titleId} aria-busy={state.isLoading}>
      <h2 id={titleId}>{messages.abandoned}</h2>
      <p>{messages.abandonedIntro}</p>
      <LoadState state={state} messages={messages} />
      {answer?.count === 0 && <p>{messages.nothingAbandoned}</p>}
      {answer && total && answer.count > 0 && (
        <>
          <p className="sales__shown">
            {formatPlural(messages.abandonedTotal, answer.count, language, { count: answer.count, total })}
          </p>
          <Carts carts={answer.carts} language={language} messages={messages} />
        </>
      )}
      {answer && answer.pages > 1 && (
        <nav className="sales__pages" aria-label={messages.pages}>
          <button type="button" disabled={answer.page <= 1} onClick={() => setPage(answer.page - 1)}>
            {messages.previous}
          </button>
          <span>{formatMessage(messages.page, { page: answer.page, pages: answer.pages })}</span>
          <button type="button" disabled={answer.page >= answer.pages} onClick={() => setPage(answer.page + 1)}>
            {messages.next}
          </button>
        </nav>
      )}
    </section>
  )
}

type CartsProps = Omit<Props, 'site'> & { carts: AbandonedAnswer['carts'] }

function Carts({ carts, language, messages }: CartsProps) {
  const { admin: adminRoute } = useConfig().config.routes
  const addressOf = (collection: string, id: string) =>
    formatAdminURL({ adminRoute, path: `/collections/${collection}/${id}` })
  const { changed, customer, items, total } = messages.cart
  return (
    <div className="sales__scroll" role="group" aria-label={messages.abandoned} tabIndex={0}>
      <table>
        <caption className="visually-hidden">{messages.abandoned}</caption>
        <thead>
          <tr>
            <th scope="col">{changed}</th>
            <th scope="col">{customer}</th>
            <th scope="col">{items}</th>
            <th scope="col" className="sales__number">
              {total}
            </th>
          </tr>
        </thead>
        <tbody>
          {carts.map((cart) => (
            <tr key={cart.id}>
              <th scope="row">
                <Link href={addressOf('carts', cart.id)} prefetch={false}>
                  {formatShortDateTime(cart.changed.date, cart.changed.minute, language)}
                </Link>
              </th>
              <td>
                {cart.customer ? (
                  <>
                    <Link href={addressOf('customers', cart.customer.id)} prefetch={false}>
                      {cart.customer.name || cart.customer.email}
                    </Link>
                    <small>{cart.customer.email}</small>
                  </>
                ) : (
                  messages.guest
                )}
              </td>
              <td>{cart.items.map((name) => name[language]).join(', ')}</td>
              <td className="sales__number">{formatPrice(cart.totalCents, language)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
