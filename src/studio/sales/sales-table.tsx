import type { ReactNode } from 'react'
import { formatPrice } from '@/domain/shop/money/money'
import type { SalesFigures, SalesTable as Table } from '@/domain/shop/sales/summarize-sales'
import type { SalesMessages } from './sales-messages'

type Props = { table: Table; caption: string; language: 'en' | 'fr'; messages: SalesMessages }

/** Sales by product, with a bar per row that compares revenue, and the totals. */
export function SalesTable({ table: { products, total }, caption, language, messages }: Props) {
  const { plan, ...columns } = messages.columns
  return (
    <div className="sales__scroll" role="group" aria-label={caption} tabIndex={0}>
      <table>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{plan}</th>
            {Object.values(columns).map((column) => (
              <th key={column} scope="col" className="sales__number">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {products.map(({ kind, name, barPercent, ...figures }, index) => (
            <Row key={index} figures={figures} language={language}>
              {name?.[language] ?? messages.kinds[kind]}
              {name && <small>{messages.kinds[kind]}</small>}
              <span className="sales__bar" aria-hidden style={{ inlineSize: `${barPercent}%` }} />
            </Row>
          ))}
        </tbody>
        <tfoot>
          <Row figures={total} language={language}>
            {messages.total}
          </Row>
        </tfoot>
      </table>
    </div>
  )
}

function Row({
  figures: { count, grossCents, discountCents, netCents, taxCents },
  language,
  children,
}: {
  figures: SalesFigures
  language: 'en' | 'fr'
  children: ReactNode
}) {
  const amounts = [grossCents, discountCents, netCents, taxCents]
  return (
    <tr>
      <th scope="row">{children}</th>
      <td className="sales__number">{count.toLocaleString(`${language}-CA`)}</td>
      {amounts.map((cents, index) => (
        <td key={index} className="sales__number">
          {formatPrice(cents, language)}
        </td>
      ))}
    </tr>
  )
}
