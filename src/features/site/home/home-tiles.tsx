import type { Tile } from '@/domain/site/home-page'
import { resolveLinkTarget } from '@/domain/site/link-target'
import { pictureUrl } from '@/domain/files/file-urls'
import { localize, type Locale } from '@/domain/locale'

/**
 * The links that staff chose for the home page, in order. A tile without a valid link is not shown. The picture is
 * decorative, because the name is next to it. Spec: PUB-3.1.
 */
export function HomeTiles({ tiles, locale }: { tiles: readonly Tile[]; locale: Locale }) {
  return (
    <ul className="flex flex-wrap gap-2 sm:grid sm:grid-cols-2 sm:gap-3 lg:grid-cols-3">
      {linkedTiles(tiles).map(({ id, name, href, picture }) => (
        <li key={id} className="flex">
          <a
            href={href}
            className="group flex min-h-11 grow items-center gap-4 overflow-hidden rounded-lg border border-line bg-surface px-3 no-underline sm:min-h-14 sm:pl-0 sm:pr-5 transition-colors duration-150 hover:border-accent"
          >
            {picture ? (
              <img
                src={pictureUrl(picture)}
                alt=""
                width={picture.width ?? undefined}
                height={picture.height ?? undefined}
                loading="lazy"
                decoding="async"
                className="hidden w-20 shrink-0 object-cover sm:block sm:h-full sm:min-h-20 sm:w-24"
              />
            ) : (
              <span aria-hidden className="hidden w-1 sm:block" />
            )}
            <span className="font-semibold leading-snug sm:font-serif sm:text-lg group-hover:text-accent">
              {localize(name, locale)}
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}

/** The tiles that lead somewhere. */
export const linkedTiles = (tiles: readonly Tile[]) =>
  tiles.flatMap((tile) => {
    const href = resolveLinkTarget(tile.link)
    return href ? [{ ...tile, href }] : []
  })
