import { gzipSync } from 'node:zlib'

const text = async (url: string) => (await fetch(url, { headers: { 'Accept-Encoding': 'identity' } })).text()

/** The scripts that a page loads at its start, by address, with their compressed bytes. */
export async function scriptsOf(base: string, path: string): Promise<Map<string, number>> {
  const html = await text(base + path)
  const sources = new Set([...html.matchAll(/<script[^>]+src="([^"]+)"(?![^>]*nomodule)/gi)].map(([, src = '']) => src))
  const sizes = [...sources].map(async (src) => {
    const body = await (await fetch(new URL(src, base))).arrayBuffer()
    return [src, gzipSync(Buffer.from(body)).length] as const
  })
  return new Map(await Promise.all(sizes))
}

/** Compressed bytes of a page's HTML. */
export const htmlBytes = async (base: string, path: string) => gzipSync(await text(base + path)).length

/** For each page all of its scripts, and those that not every page has: its own. In kilobytes. */
export function weigh(pages: ReadonlyMap<string, ReadonlyMap<string, number>>) {
  const all = [...pages.values()]
  const isShared = (src: string) => all.every((scripts) => scripts.has(src))
  const sum = (sizes: number[]) => sizes.reduce((one, other) => one + other, 0) / 1_024
  return new Map(
    [...pages].map(([path, scripts]) => [
      path,
      {
        all: sum([...scripts.values()]),
        own: sum([...scripts].filter(([src]) => !isShared(src)).map(([, bytes]) => bytes)),
      },
    ]),
  )
}
