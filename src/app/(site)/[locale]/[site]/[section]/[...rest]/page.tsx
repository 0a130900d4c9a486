import type { Metadata } from 'next'
import { findSite } from '@/features/site/read-sites'
import { requireLocale } from '@/app/(site)/require-locale'
import { NotFoundPage, buildNotFoundMetadata } from '@/app/(site)/not-found-page'

type Props = { params: Promise<{ locale: string; site: string }> }

export const dynamic = 'force-dynamic'

async function resolveSite({ params }: Props) {
  const { locale, site } = await params
  return { locale: requireLocale(locale), site: await findSite(site) }
}

export const generateMetadata = async (props: Props): Promise<Metadata> =>
  buildNotFoundMetadata(await resolveSite(props))

/** Paths with more segments than any page has. Spec: PUB-2.14. */
export default async function UnknownPath(props: Props) {
  return <NotFoundPage {...await resolveSite(props)} />
}
