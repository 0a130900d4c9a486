import '@/server/database/payload' // first, so that all entries share its chunk (docs/benchmarks.md, Build)
import { accountPath, parseReturnPath } from '@/domain/account/account-paths'
import { findSite } from '@/features/site/read-sites'
import { customerSignOn } from '@/server/sign-on/sign-on-providers'
import { leaveForProvider } from '@/server/sign-on/sign-on-responses'
import { signInPathOf } from './sign-in-path'

type Context = { params: Promise<{ site: string }> }

/** Leaves for the identity provider of a site's customers; 404 where there is none. Spec: CUS-4.23. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { site: slug } = await params
  const [site, provider] = [await findSite(slug), customerSignOn(slug)]
  if (!site?.customerLogin || !provider) return new Response('Not found', { status: 404 })
  const next = parseReturnPath(new URL(request.url).searchParams.get('next'), slug)
  const target = { provider, target: slug, path: `/sign-on/customers/${slug}` }
  return leaveForProvider(target, next ?? accountPath('account', slug, 'en'), signInPathOf(request, slug))
}
