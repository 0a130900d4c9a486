import type { ReactNode } from 'react'
import { getTranslations } from 'next-intl/server'
import { accountPartPath } from '@/domain/account/account-paths'
import type { Locale } from '@/domain/locale'
import { describeReceipt, type ReceiptDescription, type ReceiptRow } from '@/domain/shop/receipts/describe-receipt'
import type { Site } from '@/domain/site/site'
import { receiptMessages } from '@/i18n/site-messages'
import { filledButton, quietButton } from '@/ui/brand/button-style'
import type { ShownOrder } from './read-shown-order'

type Props = {
  site: Pick<Site, 'slug' | 'customerLogin'>
  locale: Locale
  breadcrumb: ReactNode
  menu: string | null
  /** The order of the visitor or of a private link; null shows nothing of any order. */
  order: ShownOrder | null
  /** Whether the visitor has just placed the order. */
  isNew: boolean
  isSignedIn: boolean
}

/** The page of an order: thanks, the order with its receipt, and what happens next. Spec: PUB-2.10, CUS-2.5, CUS-4.27. */
export async function OrderCompleteScreen({ site, locale, breadcrumb, menu, order, isNew, isSignedIn }: Props) {
  const t = await getTranslations({ locale, namespace: 'orderComplete' })
  const receipt = order?.receipt
  const isPaid = receipt?.isPaid === true
  return (
    <div className="page-width pt-6 lg:pt-10">
      {breadcrumb}
      <h1 className="page-head">{receipt && isNew ? t('title') : t('yours')}</h1>
      <div className="mt-6 grid max-w-[36rem] gap-3">
        {order === null && <p>{t('none')}</p>}
        {order === null && <p>{`${t('find')} ${site.customerLogin ? t('findInAccount') : ''}`.trim()}</p>}
        {receipt && !isPaid && <p>{t('pending')}</p>}
        {isPaid && isNew && <p>{t('received')}</p>}
        {isPaid && isNew && receipt.email !== '' && <p>{t('sentTo', { email: receipt.email })}</p>}
      </div>
      {receipt && <ReceiptView receipt={describeReceipt(receipt, locale, receiptMessages(locale))} />}
      {isPaid && isNew && <NextSteps steps={[t('plan'), ...(isSignedIn ? [t('account')] : [])]} title={t('next')} />}
      <p className="not-printed mt-8 flex flex-wrap gap-3">
        {isPaid && (
          <a href={`/receipts/${order?.token}`} className={filledButton} download>
            {t('pdf')}
          </a>
        )}
        {isSignedIn && (
          <a href={accountPartPath('orders', site.slug, locale)} className={isPaid ? quietButton : filledButton}>
            {t('openAccount')}
          </a>
        )}
        <a href={`/${site.slug}`} className={quietButton}>
          {t('home')}
        </a>
        {menu && (
          <a href={menu} className={quietButton}>
            {t('menu')}
          </a>
        )}
      </p>
    </div>
  )
}

const NextSteps = ({ title, steps }: { title: string; steps: readonly string[] }) => (
  <>
    <h2 className="mt-10 text-2xl">{title}</h2>
    <ol className="mt-4 grid max-w-[36rem] list-decimal gap-2 pl-6 marker:font-semibold marker:text-accent">
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  </>
)

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
function ReceiptView({ receipt }: { receipt: ReceiptDescription }) {
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
