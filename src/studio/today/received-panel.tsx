'use client'
import { useId } from 'react'
import { useConfig, useTranslation } from '@payloadcms/ui'
import { formatPlural, type PluralMessage } from '@/domain/text/format-message'
import { openHref } from '@/studio/inbox/list-href'
import { bookPath } from '@/studio/reservations/book-path'
import { useStudioAnswer } from '@/studio/sales/use-studio-answer'
import { useSiteQuery } from './use-site-query'

type Received = { open: Record<string, number>; orders: number | null; reservations: number | null }
type Messages = {
  open: string
  noneOpen: string
  today: string
  none: string
  reservations: PluralMessage
  orders: PluralMessage
  inboxes: Record<string, PluralMessage>
}

const en: Messages = {
  open: 'Not done yet',
  noneOpen: 'Everything is done.',
  today: 'Orders and reservations',
  none: 'Nothing has arrived since yesterday at this time.',
  reservations: { one: '1 reservation for today', other: '{count} reservations for today' },
  orders: {
    one: '1 order in the shop since yesterday at this time',
    other: '{count} orders in the shop since yesterday at this time',
  },
  inboxes: {
    feedback: { one: '1 comment', other: '{count} comments' },
    'contact-messages': { one: '1 message', other: '{count} messages' },
    'dietary-health-forms': { one: '1 dietary form', other: '{count} dietary forms' },
    'on-the-go-orders': { one: '1 on-the-go order', other: '{count} on-the-go orders' },
  },
}
const fr: Messages = {
  open: 'À traiter',
  noneOpen: 'Tout est traité.',
  today: 'Commandes et réservations',
  none: 'Rien n’est arrivé depuis hier à la même heure.',
  reservations: { one: '1 réservation pour aujourd’hui', other: '{count} réservations pour aujourd’hui' },
  orders: {
    one: '1 commande en boutique depuis hier à la même heure',
    other: '{count} commandes en boutique depuis hier à la même heure',
  },
  inboxes: {
    feedback: { one: '1 commentaire', other: '{count} commentaires' },
    'contact-messages': { one: '1 message', other: '{count} messages' },
    'dietary-health-forms': { one: '1 formulaire alimentaire', other: '{count} formulaires alimentaires' },
    'on-the-go-orders': { one: '1 commande à emporter', other: '{count} commandes à emporter' },
  },
}

type Link = { href: string; text: string }

function LinkList({ title, links, none }: { title: string; links: Link[]; none: string }) {
  const id = useId()
  return (
    <section className="today-panel" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {links.length === 0 && <p>{none}</p>}
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

/**
 * What waits for the person: the open messages and forms of their inboxes, today's reservations, and what the shop has sold in the last 24
 * hours, each with a link to its list. Nothing for roles without any.
 */
export function ReceivedPanel() {
  const site = useSiteQuery()
  const language = useTranslation().i18n.language === 'fr' ? 'fr' : 'en'
  const messages = language === 'fr' ? fr : en
  const { admin } = useConfig().config.routes
  const { answer, refusal } = useStudioAnswer<Received>(`staff/received?${site}`)
  if (refusal) return <p role="alert">{refusal}</p>
  if (!answer) return null
  const link = (href: string, text: PluralMessage | undefined, count: number | null): Link[] =>
    text && count ? [{ href, text: formatPlural(text, count, language, { count }) }] : []
  const { open, orders, reservations } = answer
  const inboxes = Object.entries(open)
  const openLinks = inboxes.flatMap(([slug, count]) => link(openHref(admin, slug), messages.inboxes[slug], count))
  const others = [
    ...link(`${admin}${bookPath}`, messages.reservations, reservations),
    ...link(`${admin}/collections/orders?sort=-createdAt`, messages.orders, orders),
  ]
  return (
    <>
      {inboxes.length > 0 && <LinkList title={messages.open} links={openLinks} none={messages.noneOpen} />}
      {(orders !== null || reservations !== null) && (
        <LinkList title={messages.today} links={others} none={messages.none} />
      )}
    </>
  )
}
