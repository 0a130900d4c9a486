import { Mail, Phone, UserRound } from 'lucide-react'
import { getTranslations } from 'next-intl/server'
import { textIn } from '@/domain/locale'
import { phoneSaid } from '@/domain/phone'
import type { StaffMember } from '@/domain/readings'
import { readStaffMembers } from '@/features/content/read-staff-members'
import { sectionBody } from '@/features/content/section-body'
import { Thumbnail } from '@/ui/picture'
import { BioDialog } from './bio-dialog'
import { Breadcrumb } from './breadcrumb'
import { NothingYet } from './nothing-yet'
import type { ReadingScreen } from './reading-screen'

/** The people of a campus's dining, three in a row where there is room. Spec: PUB-2.49, PUB-4.2. */
export async function StaffScreen({ site, locale, name, above }: ReadingScreen) {
  const [t, members] = await Promise.all([
    getTranslations({ locale, namespace: 'readings.staff' }),
    readStaffMembers(site),
  ])
  return (
    <div className="page-width pt-6 lg:pt-10">
      <Breadcrumb site={site} locale={locale} above={above} />
      <h1 className="page-head">{name}</h1>
      {members.length === 0 ? (
        <NothingYet title={t('empty')} help={t('emptyHelp')} site={site} locale={locale} />
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

/** Somebody with what is known of them; the frame of the picture stays where there is none. */
async function StaffCard({ member, locale }: { member: StaffMember } & Pick<ReadingScreen, 'locale'>) {
  const t = await getTranslations({ locale, namespace: 'readings.staff' })
  const { firstName, lastName, picture, email, phone } = member
  const name = [firstName, lastName].filter(Boolean).join(' ')
  const title = textIn(member.title, locale)
  const bio = await sectionBody(textIn(member.bio, locale))
  return (
    <article className="staff-card">
      <div className="staff-picture">
        {picture ? (
          <Thumbnail picture={picture} locale={locale} />
        ) : (
          <UserRound size={96} strokeWidth={1} aria-hidden />
        )}
      </div>
      <h2>{name}</h2>
      {title && <p className="staff-title">{title}</p>}
      <ul className="staff-reach">
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
              {phoneSaid(phone, locale)}
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
