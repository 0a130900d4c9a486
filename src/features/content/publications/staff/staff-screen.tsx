import { Mail, Phone } from 'lucide-react'
import { getTranslations } from 'next-intl/server'
import { localize } from '@/domain/locale'
import { formatPhone } from '@/domain/forms/phone'
import type { StaffMember } from '@/domain/content/publications'
import { readStaffMembers } from './read-staff-members'
import { readSectionBody } from '@/features/site/read-section-body'
import { Thumbnail } from '@/ui/picture'
import { BioDialog } from './bio-dialog'
import { Breadcrumb } from '@/ui/breadcrumb'
import { EmptyState } from '@/ui/empty-state'
import type { PublicationScreenProps } from '@/features/content/publications/publication-screen'

/** The team of a campus, three cards per row on wide screens. Spec: PUB-2.49, PUB-4.2. */
export async function StaffScreen({ site, locale, name, above }: PublicationScreenProps) {
  const [t, members] = await Promise.all([
    getTranslations({ locale, namespace: 'publications.staff' }),
    readStaffMembers(site),
  ])
  return (
    <div className="page-width pt-6 lg:pt-10">
      <Breadcrumb site={site} locale={locale} above={above} />
      <h1 className="page-head">{name}</h1>
      {members.length === 0 ? (
        <EmptyState title={t('empty')} help={t('emptyHelp')} site={site} locale={locale} />
      ) : (
        <ul className="staff">
          {members.map((member) => (
            <li key={member.id}>
              <StaffCard member={member} locale={locale} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** A team member, with a picture if there is one. */
async function StaffCard({ member, locale }: { member: StaffMember } & Pick<PublicationScreenProps, 'locale'>) {
  const t = await getTranslations({ locale, namespace: 'publications.staff' })
  const { firstName, lastName, picture, email, phone } = member
  const name = [firstName, lastName].filter(Boolean).join(' ')
  const title = localize(member.title, locale)
  const bio = await readSectionBody(localize(member.bio, locale))
  return (
    <article className="staff-card">
      {picture && (
        <div className="staff-picture">
          <Thumbnail picture={picture} locale={locale} />
        </div>
      )}
      <h2>{name}</h2>
      {title && <p className="staff-title">{title}</p>}
      <ul className="staff-contact">
        {email && (
          <li>
            <a href={`mailto:${email}`}>
              <Mail size={20} aria-hidden />
              {email}
            </a>
          </li>
        )}
        {phone && (
          <li>
            <a href={`tel:+1${phone}`}>
              <Phone size={20} aria-hidden />
              {formatPhone(phone, locale)}
            </a>
          </li>
        )}
      </ul>
      {bio && (
        <BioDialog name={name} words={{ open: t('bio'), label: t('bioOf', { name }), close: t('close') }}>
          <div className="article" dangerouslySetInnerHTML={{ __html: bio }} />
        </BioDialog>
      )}
    </article>
  )
}
