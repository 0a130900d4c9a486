import type { Metadata } from 'next'
import { HappeningScreen } from '@/features/content/components/happening-screen'
import type { Happening } from '@/features/content/happening'
import { happeningData } from '@/features/content/happening-data'
import { pageTitle } from '@/features/content/page-title'
import { findSite } from '@/features/content/read'
import { findHappening, type DetailWord } from '@/features/content/read-happenings'
import { readPlaces } from '@/features/dining/read-places'
import type { Site } from '@/domain/campus'
import { linkedData } from '@/domain/linked-data'
import { textIn, type Locale } from '@/domain/locale'
import { ownAddress } from '@/server/own-address'
import { shelveHtml } from '@/ui/html-shelf'
import { jsonScript } from '@/ui/json-script'
import { ServerHtml } from '@/ui/server-html'
import { knownLocale } from '@/app/(site)/known-locale'
import { NotFoundPage, notFoundMetadata } from '@/app/(site)/not-found-page'
import { pageOrError } from '@/app/(site)/page-or-error'
import { sharedMetadata } from '@/app/(site)/shared-metadata'

type Params = Promise<{ locale: string; site: string; id: string }>
export type HappeningProps = { params: Params }

async function findPage(word: DetailWord, params: Params) {
  const { locale: asked, site: slug, id } = await params
  const locale = knownLocale(asked)
  const site = await findSite(slug)
  return { locale, site, happening: site && (await findHappening(word, id, site, locale)) }
}

export async function happeningMetadata(word: DetailWord, { params }: HappeningProps): Promise<Metadata> {
  const { locale, site, happening } = await findPage(word, params)
  if (!site || !happening) return notFoundMetadata({ site, locale })
  const { title, brief, path, picture, kind, firstShown, changed } = happening
  return {
    title: pageTitle(textIn(site.name, locale) ?? '', title, locale),
    ...sharedMetadata(site, locale, {
      title,
      description: brief,
      path,
      picture,
      article: kind === 'news' ? { firstShown, changed } : null,
    }),
  }
}

/** The page of one event, piece of news or offer, for people and for machines. Spec: PUB-2.12, PUB-2.14. */
export async function happeningPage(word: DetailWord, { params }: HappeningProps) {
  const locale = knownLocale((await params).locale)
  return pageOrError(locale, async () => {
    const { site, happening } = await findPage(word, params)
    if (!site || !happening) return <NotFoundPage site={site} locale={locale} />
    return (
      <>
        <ServerHtml name={await shelveData(happening, site, locale)} className="hidden" />
        {await HappeningScreen({ happening, site, locale })}
      </>
    )
  })
}

async function shelveData(happening: Happening, site: Site, locale: Locale): Promise<string> {
  const placeId = happening.place?.id
  const location = placeId ? (await readPlaces(site.id)).locations.find(({ id }) => id === placeId) : undefined
  const data = happeningData(happening, { site, locale, base: ownAddress(), address: location?.address ?? null })
  return shelveHtml(String(jsonScript(linkedData([data]))))
}
