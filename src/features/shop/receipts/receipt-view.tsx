import type { ReceiptDescription, ReceiptRow } from '@/domain/shop/receipts/describe-receipt'

const Facts = ({ rows }: { rows: readonly ReceiptRow[] }) => (
  <dl className="receipt-facts">
    {rows.map(({ label, value }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)

/** A receipt on a page, with the same parts as in the mail and the PDF. */
export function ReceiptView({ receipt }: { receipt: ReceiptDescription }) {
  const { title, seller, facts, itemsTitle, items, totals, installments } = receipt
  const [name, ...address] = seller
  return (
    <section className="receipt" aria-labelledby="receipt-title">
      <h2 id="receipt-title">{title}</h2>
      <Facts rows={facts} />
      <table className="receipt-items">
        <caption>{itemsTitle}</caption>
        <tbody>
          {items.map((item, at) => (
            <tr key={at}>
              <th scope="row">
                {item.name}
                {item.details.map((line) => (
                  <span key={line} className="receipt-detail">
                    {line}
                  </span>
                ))}
              </th>
              <td>{item.value}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          {totals.map(({ label, value, isTotal }) => (
            <tr key={label} className={isTotal ? 'receipt-total' : undefined}>
              <th scope="row">{label}</th>
              <td>{value}</td>
            </tr>
          ))}
        </tfoot>
      </table>
      {installments && (
        <>
          <h3>{installments.title}</h3>
          <Facts rows={installments.rows} />
        </>
      )}
      <address className="receipt-seller">
        <strong>{name}</strong>
        {address.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
    </section>
  )
}
