import { Mail, Phone } from 'lucide-react'
import type { Site } from '@/domain/site/site'
import { localize, type Locale } from '@/domain/locale'
import { formatPhone } from '@/domain/forms/phone'
import { quietButton } from '@/ui/brand/button-style'
import { Panel, type PanelHeading } from '@/ui/panel'

type Props = { contact: NonNullable<Site['contact']>; locale: Locale; head: PanelHeading }

/** The contact person of a site. Renders nothing if all fields are empty. Spec: PUB-2.24, PUB-2.28. */
export function ContactPanel({ contact: { name, title, phone, email }, locale, head }: Props) {
  const role = localize(title, locale)
  if (!name && !role && !phone && !email) return null
  return (
    <Panel name="contact" head={head}>
      <address className="mt-4 flex flex-wrap items-center justify-between gap-x-10 gap-y-3 not-italic sm:mt-6">
        <p>
          {name && <strong className="block font-serif text-xl font-semibold">{name}</strong>}
          {role && <span className="text-muted">{role}</span>}
        </p>
        <p className="flex min-w-0 flex-wrap gap-2 sm:gap-3">
          {phone && (
            <a href={`tel:+1${phone}`} className={quietButton}>
              <Phone size={20} aria-hidden />
              {formatPhone(phone, locale)}
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
