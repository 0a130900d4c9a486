import type { Metadata } from 'next'
import { BothLanguages } from '@/features/content/preview/both-languages'
import { PlainFrame } from '@/features/site/frame/plain-frame'
import { SiteFrame } from '@/features/site/frame/site-frame'
import { readSite } from '@/features/site/read-sites'
import { previewLanguages, previewPath, type PreviewLanguage } from '@/domain/http/preview-path'
import type { Locale } from '@/domain/locale'
import type { SiteLanguages } from '@/domain/site/site-languages'
import { previewMessages } from '@/i18n/preview-messages'
import { makePreviewToken, parsePreviewToken, type PreviewedDocument } from '@/server/auth/preview-token'
import { clock } from '@/server/clock'
import { openPayload } from '@/server/database/payload'
import { readNewestDraft } from '@/server/database/read-newest-draft'
import { idOf } from '@/server/database/stored-values'
import { readSettings } from '@/server/settings'
import { requireLocale } from '@/app/(site)/require-locale'
import { NotFoundPage } from '@/app/(site)/not-found-page'
import { withErrorPage } from '@/app/(site)/with-error-page'
import { previewScreens } from './preview-screens'

type Props = { params: Promise<{ locale: string; language: string; token: string }> }

export const dynamic = 'force-dynamic'

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = requireLocale((await params).locale)
  return { title: previewMessages(locale).title, robots: { index: false, follow: false }, referrer: 'no-referrer' }
}

/**
 * The newest draft of a document, as its page will show it, for who has its signed address: of an unpublished site, too. In one
 * language, or in both beside each other.
 */
export default async function PreviewPage({ params }: Props) {
  const { locale: segment, language: asked, token } = await params
  const locale = requireLocale(segment)
  const { secret } = readSettings(process.env)
  const language = previewLanguages.find((each) => each === asked)
  const document = language ? parsePreviewToken(token, language, secret, clock.now()) : null
  return withErrorPage(locale, async () => {
    const page = document && language && (await renderPreview(document, language, locale))
    if (page) return page
    return (
      <PlainFrame locale={locale} back="/">
        <NotFoundPage site={null} locale={locale} />
      </PlainFrame>
    )
  })
}

/** Null for a document that is deleted, or has no site yet. */
async function renderPreview(document: PreviewedDocument, language: PreviewLanguage, locale: Locale) {
  const { related, render } = previewScreens[document.collection]
  const doc = await readNewestDraft(await openPayload(), document, related)
  const siteId = idOf(doc?.site)
  const site = siteId === null ? null : await readSite(siteId)
  if (!doc || !site) return null
  if (language === 'both')
    return <BothLanguages title={previewMessages(locale).bothLanguages} frames={framesOf(document, site.languages)} />
  return (
    <SiteFrame site={site} locale={locale} back={`/${site.slug}`} now={clock.forDates()} account={null} isPreview>
      {await render(doc, site, locale)}
    </SiteFrame>
  )
}

const names = { en: 'English', fr: 'Français' }

const framesOf = (document: PreviewedDocument, languages: SiteLanguages) => {
  const { secret } = readSettings(process.env)
  return languages.map((language) => ({
    language,
    name: names[language],
    address: previewPath(language, makePreviewToken(document, language, secret, clock.now())),
  }))
}
