'use client'
import { useAuth, useConfig } from '@payloadcms/ui'
import type { Locale } from '@/domain/locale'
import { formatPrice } from '@/domain/shop/money/money'
import type { SalesTable } from '@/domain/shop/sales/summarize-sales'
import { formatPlural } from '@/domain/text/format-message'
import type { SalesAnswer } from '@/studio/sales/sales-answers'
import { salesPath } from '@/studio/sales/sales-path'
import { SitePanel } from './site-panel'
import { useSiteQuery } from './use-site-query'

const title = { en: 'Sales of the last seven days', fr: 'Ventes des sept derniers jours' }
const en = {
  none: 'Nothing was sold.',
  approved: { one: '1 item sold for {total} before taxes', other: '{count} items sold for {total} before taxes' },
  refunded: { one: '1 item refunded: {total} before taxes', other: '{count} items refunded: {total} before taxes' },
}
const fr: typeof en = {
  none: 'Rien n’a été vendu.',
  approved: {
    one: '{count} article vendu pour {total} avant taxes',
    other: '{count} articles vendus pour {total} avant taxes',
  },
  refunded: {
    one: '{count} article remboursé\u00a0: {total} avant taxes',
    other: '{count} articles remboursés\u00a0: {total} avant taxes',
  },
}

/** What the site sold in the last seven days, with a link to the page "Sales" of the same days. Nothing for people who may not read sales. */
export function WeekSalesPanel() {
  const { permissions } = useAuth()
  const site = useSiteQuery()
  return permissions?.collections?.orders?.read ? (
    <SitePanel<SalesAnswer>
      path={`orders/sales?period=last-7-days&${site}`}
      title={title}
      siteOf={({ site: shown, sites }) => sites.find(({ id }) => id === shown)?.name ?? null}
    >
      {({ sales }, language) => <Sales {...sales} language={language} />}
    </SitePanel>
  ) : null
}

function Sales({ approved, refunded, language }: SalesAnswer['sales'] & { language: Locale }) {
  const messages = language === 'fr' ? fr : en
  const { admin } = useConfig().config.routes
  const describe = (message: typeof en.approved, { total: { count, netCents } }: SalesTable) =>
    formatPlural(message, count, language, { count, total: formatPrice(netCents, language) })
  return (
    <>
      <p>
        <a href={`${admin}${salesPath}?period=last-7-days`}>
          {approved.total.count === 0 ? messages.none : describe(messages.approved, approved)}
        </a>
      </p>
      {refunded.total.count > 0 && <p>{describe(messages.refunded, refunded)}</p>}
    </>
  )
}
