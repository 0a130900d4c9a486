import type { ReactNode } from 'react'
import { getTranslations } from 'next-intl/server'
import { AnnouncementScreen } from '@/features/content/announcements/announcement-screen'
import { toDraftAnnouncement } from '@/features/content/announcements/read-announcements'
import { micrositeAddress } from '@/features/content/microsite/microsite-address'
import { MicrositeScreen } from '@/features/content/microsite/microsite-screen'
import { parseMicrosite, readMicrosite } from '@/features/content/microsite/read-microsite'
import { announcementRelations } from '@/features/content/read-published'
import { HomePopup } from '@/features/site/home/home-popup'
import { parsePopup } from '@/features/site/parse-home-page'
import { parseSection } from '@/features/site/read-sections'
import { ContentScreen } from '@/features/site/sections/content-screen'
import type { AnnouncementKind } from '@/domain/content/announcements'
import type { PreviewedCollection } from '@/domain/content/previewed-collections'
import { localize, type Locale } from '@/domain/locale'
import type { Section } from '@/domain/site/section'
import type { Site } from '@/domain/site/site'
import { previewMessages } from '@/i18n/preview-messages'
import { clock } from '@/server/clock'
import { pictureRelation, type Relations, type Stored } from '@/server/database/read-public-documents'
import { idOf, pictureOf } from '@/server/database/stored-values'
import { renderSection } from '@/app/(site)/[locale]/[site]/[section]/render-section'

type Render = (doc: Stored, site: Site, locale: Locale) => Promise<ReactNode>
type PreviewScreen = { related: Relations; render: Render }

const Note = ({ children }: { children: ReactNode }) => (
  <div className="page-width pt-10">
    <p role="status">{children}</p>
  </div>
)

const announcement = (kind: AnnouncementKind): PreviewScreen => ({
  related: announcementRelations[kind],
  render: async (doc, site, locale) => {
    const announcement = toDraftAnnouncement(kind, doc, { site, locale, now: clock.now() })
    if (!announcement) return <Note>{previewMessages(locale).noFirstDay}</Note>
    return AnnouncementScreen({ announcement, site, locale })
  },
})

/** The sections with a draft in its place, as if it were published. */
const withDraft = (sections: readonly Section[], draft: Section): Section[] =>
  [...sections.filter(({ id }) => id !== draft.id), draft].toSorted((a, b) => a.sortOrder - b.sortOrder)

const section: Render = async (doc, site, locale) => {
  const picture = pictureOf(doc.banner, 'section_banner')
  const draft = parseSection(doc, new Map(picture ? [[idOf(doc.banner) ?? '', picture]] : []))
  if (draft.url)
    return (
      <Note>
        {previewMessages(locale).opens} <a href={draft.url}>{draft.url}</a>
      </Note>
    )
  const previewed = { ...site, sections: withDraft(site.sections, { ...draft, published: true }) }
  return renderSection({ site: previewed, locale, place: { section: draft, node: null }, searchParams: {} })
}

const micrositeSection: Render = async (doc, site, locale) => {
  const draft = { ...parseSection(doc), published: true }
  const microsite = await readMicrosite(site.id)
  if (draft.micrositeLanding && microsite) {
    const sections = withDraft(microsite.sections, draft)
    return MicrositeScreen({ site, microsite: { ...microsite, sections }, locale })
  }
  const base = micrositeAddress(site)
  const t = await getTranslations({ locale, namespace: 'microsite' })
  const above = { href: base, name: t('title') }
  return ContentScreen({ site, place: { section: draft, node: null }, locale, above, base })
}

const microsite: Render = async (doc, site, locale) => {
  const sections = (await readMicrosite(site.id))?.sections ?? []
  return MicrositeScreen({ site, microsite: { ...parseMicrosite(doc, []), sections }, locale })
}

const popup: Render = async (doc, site, locale) => {
  const shown = parsePopup(doc)
  const t = await getTranslations({ locale, namespace: 'site' })
  if (!shown?.picture) return <Note>{previewMessages(locale).noPicture}</Note>
  return (
    <div className="page-width pt-6">
      <h1>{t('diningAt', { site: localize(site.name, locale) ?? '' })}</h1>
      <HomePopup popup={shown} locale={locale} isPreview />
    </div>
  )
}

/** How the draft of each collection is shown, and the related documents that it needs. */
export const previewScreens: Record<PreviewedCollection, PreviewScreen> = {
  'balanced-living-events': announcement('balanced-living-events'),
  events: announcement('events'),
  'microsite-sections': { related: {}, render: micrositeSection },
  microsites: { related: { image: pictureRelation('microsite-images') }, render: microsite },
  news: announcement('news'),
  popups: { related: { image: pictureRelation('popup-images') }, render: popup },
  sections: { related: { banner: pictureRelation('section-banners') }, render: section },
  'special-offers': announcement('special-offers'),
}
