'use client'
import { useId } from 'react'
import { useAuth, useConfig, useTranslation } from '@payloadcms/ui'
import { formatPrice } from '@/domain/shop/money/money'
import type { SalesTable } from '@/domain/shop/sales/summarize-sales'
import { formatPlural } from '@/domain/text/format-message'
import type { SalesAnswer } from '@/studio/sales/sales-answers'
import { salesPath } from '@/studio/sales/sales-path'
import { useStudioAnswer } from '@/studio/sales/use-studio-answer'
import { useSiteQuery } from './use-site-query'

const en = {
  title: 'Sales of the last seven days',
  none: 'Nothing was sold.',
  approved: { one: '1 item sold for {total} before taxes', other: '{count} items sold for {total} before taxes' },
  refunded: { one: '1 item refunded: {total} before taxes', other: '{count} items refunded: {total} before taxes' },
  colon: ': ',
}
const fr: typeof en = {
  title: 'Ventes des sept derniers jours',
  none: 'Rien n’a été vendu.',
  approved: {
    one: '{count} article vendu pour {total} avant taxes',
    other: '{count} articles vendus pour {total} avant taxes',
  },
  refunded: {
    one: '{count} article remboursé\u00a0: {total} avant taxes',
    other: '{count} articles remboursés\u00a0: {total} avant taxes',
  },
  colon: '\u00a0: ',
}

/** What the site sold in the last seven days, with a link to the page "Sales" of the same days. Nothing for people who may not read sales. */
export function WeekSalesPanel() {
  const { permissions } = useAuth()
  const site = useSiteQuery()
  return permissions?.collections?.orders?.read ? <Panel path={`orders/sales?period=last-7-days&${site}`} /> : null
}

function Panel({ path }: { path: string }) {
  const language = useTranslation().i18n.language === 'fr' ? 'fr' : 'en'
  const messages = language === 'fr' ? fr : en
  const { admin } = useConfig().config.routes
  const { answer, refusal } = useStudioAnswer<SalesAnswer>(path)
  const id = useId()
  if (refusal) return <p role="alert">{refusal}</p>
  const site = answer?.sites.find((each) => each.id === answer.site)
  if (!answer || !site) return null
  const { approved, refunded } = answer.sales
  const describe = (message: typeof en.approved, { total: { count, netCents } }: SalesTable) =>
    formatPlural(message, count, language, { count, total: formatPrice(netCents, language) })
  return (
    <section className="today-panel" aria-labelledby={id}>
      <h2 id={id}>{`${messages.title}${messages.colon}${site.name[language]}`}</h2>
      <p>
        <a href={`${admin}${salesPath}?period=last-7-days`}>
          {approved.total.count === 0 ? messages.none : describe(messages.approved, approved)}
        </a>
      </p>
      {refunded.total.count > 0 && <p>{describe(messages.refunded, refunded)}</p>}
    </section>
  )
}
