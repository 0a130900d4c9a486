import { Mail, Phone } from 'lucide-react'
import type { Site } from '@/domain/campus'
import { textIn, type Locale } from '@/domain/locale'
import { phoneSaid } from '@/domain/phone'
import { quietButton } from '@/ui/button-style'
import { Panel, type PanelHead } from '@/ui/panel'

type Props = { contact: NonNullable<Site['contact']>; locale: Locale; head: PanelHead }

/** Whom to ask, and how to reach them; nothing where staff wrote nothing of it. Spec: PUB-2.24, PUB-2.28. */
export function ContactPanel({ contact: { name, title, phone, email }, locale, head }: Props) {
  const role = textIn(title, locale)
  if (!name && !role && !phone && !email) return null
  return (
    <Panel name="contact" head={head}>
      <address className="mt-6 flex flex-wrap items-center justify-between gap-x-10 gap-y-4 not-italic">
        <p>
          {name && <strong className="block font-serif text-xl font-semibold">{name}</strong>}
          {role && <span className="text-muted">{role}</span>}
        </p>
        <p className="flex min-w-0 flex-wrap gap-3">
          {phone && (
            <a href={`tel:+1${phone}`} className={quietButton}>
              <Phone size={20} aria-hidden />
              {phoneSaid(phone, locale)}
            </a>
          )}
          {email && (
            <a href={`mailto:${email}`} className={`${quietButton} min-w-0 [overflow-wrap:anywhere]`}>
              <Mail size={20} className="shrink-0" aria-hidden />
              {email}
            </a>
          )}
        </p>
      </address>
    </Panel>
  )
}
