'use client'
import { useId } from 'react'
import { useConfig, useTranslation } from '@payloadcms/ui'
import { useTenantSelection } from '@payloadcms/plugin-multi-tenant/client'
import { formatPlural, type PluralMessage } from '@/domain/text/format-message'
import { bookPath } from '@/studio/reservations/book-path'
import { useStudioAnswer } from '@/studio/sales/use-studio-answer'

type Received = { counts: Record<string, number>; reservations: number | null }
type Messages = { title: string; none: string; reservations: PluralMessage; inboxes: Record<string, PluralMessage> }

const en: Messages = {
  title: 'Since yesterday at this time',
  none: 'Nothing has arrived.',
  reservations: { one: '1 reservation for today', other: '{count} reservations for today' },
  inboxes: {
    feedback: { one: '1 comment', other: '{count} comments' },
    'contact-messages': { one: '1 message', other: '{count} messages' },
    'dietary-health-forms': { one: '1 dietary form', other: '{count} dietary forms' },
    'on-the-go-orders': { one: '1 on-the-go order', other: '{count} on-the-go orders' },
    orders: { one: '1 order in the shop', other: '{count} orders in the shop' },
  },
}
const fr: Messages = {
  title: 'Depuis hier à la même heure',
  none: 'Rien n’est arrivé.',
  reservations: { one: '1 réservation pour aujourd’hui', other: '{count} réservations pour aujourd’hui' },
  inboxes: {
    feedback: { one: '1 commentaire', other: '{count} commentaires' },
    'contact-messages': { one: '1 message', other: '{count} messages' },
    'dietary-health-forms': { one: '1 formulaire alimentaire', other: '{count} formulaires alimentaires' },
    'on-the-go-orders': { one: '1 commande à emporter', other: '{count} commandes à emporter' },
    orders: { one: '1 commande en boutique', other: '{count} commandes en boutique' },
  },
}

/** What has arrived for the person in the last 24 hours, each with a link to its list, the newest first; nothing for roles without an inbox. */
export function ReceivedPanel() {
  const { selectedTenantID } = useTenantSelection()
  const language = useTranslation().i18n.language === 'fr' ? 'fr' : 'en'
  const messages = language === 'fr' ? fr : en
  const { admin } = useConfig().config.routes
  const site = selectedTenantID ? `?site=${encodeURIComponent(String(selectedTenantID))}` : ''
  const { answer, refusal } = useStudioAnswer<Received>(`staff/received${site}`)
  const id = useId()
  if (refusal) return <p role="alert">{refusal}</p>
  if (!answer || (answer.reservations === null && Object.keys(answer.counts).length === 0)) return null
  const links = Object.entries(answer.counts).flatMap(([collection, count]) => {
    const text = messages.inboxes[collection]
    const href = `${admin}/collections/${collection}?sort=-createdAt`
    return text && count > 0 ? [{ href, text: formatPlural(text, count, language, { count }) }] : []
  })
  const parties = answer.reservations ?? 0
  if (parties > 0)
    links.unshift({
      href: `${admin}${bookPath}`,
      text: formatPlural(messages.reservations, parties, language, { count: parties }),
    })
  return (
    <section className="today-panel" aria-labelledby={id}>
      <h2 id={id}>{messages.title}</h2>
      {links.length === 0 && <p>{messages.none}</p>}
      <ul>
        {links.map(({ href, text }) => (
          <li key={href}>
            <a href={href}>{text}</a>
          </li>
        ))}
      </ul>
    </section>
  )
}
