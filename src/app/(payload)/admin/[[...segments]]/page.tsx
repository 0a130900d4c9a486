import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { generatePageMetadata, RootPage } from '@payloadcms/next/views'
import config from '@payload-config'
import { openPayload } from '@/server/database/payload'
import { findContentLanguageAddress, studioLanguage } from '@/server/http/studio/content-language'
import { salesMessages } from '@/studio/sales/sales-messages'
import { salesPath } from '@/studio/sales/sales-path'
import { findSiteChoiceAddress } from '@/server/http/studio/one-per-site'
import { importMap } from '../importMap'

type Args = { params: Promise<{ segments: string[] }>; searchParams: Promise<Record<string, string | string[]>> }

/** Payload's titles; those of our own views in the language of the studio, which the configuration cannot give. */
export const generateMetadata = async ({ params, searchParams }: Args): Promise<Metadata> => {
  const metadata = await generatePageMetadata({ config, params, searchParams })
  const { segments = [] } = (await params) as { segments?: string[] }
  if (`/${segments.join('/')}` !== salesPath) return metadata
  const language = studioLanguage(await openPayload(), await headers())
  return { ...metadata, title: `${salesMessages(language).title} · Refectory` }
}

/**
 * Decides the site and the language of the content before the page is rendered: a page that changes them later loses what is typed
 * meanwhile.
 */
const Page = async ({ params, searchParams }: Args) => {
  const { segments = [] } = (await params) as { segments?: string[] }
  const [payload, requestHeaders, query] = [await openPayload(), await headers(), await searchParams]
  const address =
    (await findSiteChoiceAddress(payload, requestHeaders, segments, query)) ??
    (await findContentLanguageAddress(payload, requestHeaders, segments, query))
  if (address !== null) redirect(address)
  return RootPage({ config, params, searchParams, importMap })
}

export default Page
