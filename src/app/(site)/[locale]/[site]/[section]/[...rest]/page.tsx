import type { Metadata } from 'next'
import { findSite } from '@/features/content/read'
import { knownLocale } from '@/app/(site)/known-locale'
import { NotFoundPage, notFoundMetadata } from '@/app/(site)/not-found-page'

type Props = { params: Promise<{ locale: string; site: string }> }

export const dynamic = 'force-dynamic'

async function placeOf({ params }: Props) {
  const { locale, site } = await params
  return { locale: knownLocale(locale), site: await findSite(site) }
}

export const generateMetadata = async (props: Props): Promise<Metadata> => notFoundMetadata(await placeOf(props))

/** Addresses that go deeper than any page does. Spec: PUB-2.14. */
export default async function DeeperThanAnyPage(props: Props) {
  return <NotFoundPage {...await placeOf(props)} />
}
