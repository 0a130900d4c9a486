import '@/server/database/payload' // first, so that all entries share its chunk (docs/benchmarks.md, Build)
import { findSite } from '@/features/site/read-sites'
import { renderIcon } from '@/server/files/render-icon'
import { appIcons, drawAppIcon, isAppIcon } from '@/ui/brand/app-icon'

type Context = { params: Promise<{ site: string; name: string }> }

/** The home screen icons of a site: `/{site}/app-icon/{name}`. */
export async function GET(_request: Request, { params }: Context) {
  const { site: slug, name } = await params
  const site = await findSite(slug)
  if (!site || !isAppIcon(name)) return new Response('Not found', { status: 404 })
  const { size, maskable } = appIcons[name]
  const svg = drawAppIcon(site, maskable)
  return size === null
    ? new Response(svg, { headers: { 'Content-Type': 'image/svg+xml; charset=utf-8' } })
    : new Response(await renderIcon(svg, size), { headers: { 'Content-Type': 'image/png' } })
}
