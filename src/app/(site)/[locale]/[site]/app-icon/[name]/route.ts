import { findSite } from '@/features/content/read'
import { iconPicture } from '@/server/icon-picture'
import { appIcons, drawAppIcon, isAppIcon } from '@/ui/app-icon'

type Context = { params: Promise<{ site: string; name: string }> }

/** A site's icons for the home screen: `/{site}/app-icon/{name}`. */
export async function GET(_request: Request, { params }: Context) {
  const { site: slug, name } = await params
  const site = await findSite(slug)
  if (!site || !isAppIcon(name)) return new Response('Not found', { status: 404 })
  const { size, maskable } = appIcons[name]
  const svg = drawAppIcon(site, maskable)
  return size === null
    ? new Response(svg, { headers: { 'Content-Type': 'image/svg+xml; charset=utf-8' } })
    : new Response(await iconPicture(svg, size), { headers: { 'Content-Type': 'image/png' } })
}
