import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { generatePageMetadata, RootPage } from '@payloadcms/next/views'
import config from '@payload-config'
import { openPayload } from '@/server/database/payload'
import { findContentLanguageAddress } from '@/server/http/studio/content-language'
import { importMap } from '../importMap'

type Args = { params: Promise<{ segments: string[] }>; searchParams: Promise<Record<string, string | string[]>> }

export const generateMetadata = ({ params, searchParams }: Args): Promise<Metadata> =>
  generatePageMetadata({ config, params, searchParams })

/** Decides the language of the content before the page is rendered: a page that changes it later loses what is typed meanwhile. */
const Page = async ({ params, searchParams }: Args) => {
  const { segments = [] } = (await params) as { segments?: string[] }
  const address = await findContentLanguageAddress(await openPayload(), await headers(), segments, await searchParams)
  if (address !== null) redirect(address)
  return RootPage({ config, params, searchParams, importMap })
}

export default Page
