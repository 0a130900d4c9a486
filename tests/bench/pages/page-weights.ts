import { get } from 'node:http'

const fetchText = async (url: string) => (await fetch(url, { headers: { 'Accept-Encoding': 'identity' } })).text()

/** The bytes of a response as a browser gets them: with Brotli where the server sends it. */
const countBytes = (url: URL): Promise<number> =>
  new Promise((resolve, reject) => {
    get(url, { headers: { Accept: 'text/html', 'Accept-Encoding': 'gzip, deflate, br' } }, (response) => {
      let bytes = 0
      response.on('data', (part: Buffer) => (bytes += part.length))
      response.on('end', () => resolve(bytes))
      response.on('error', reject)
    }).on('error', reject)
  })

/** The compressed size in bytes of each script that a page loads at the start, by URL. */
export async function readScripts(base: string, path: string): Promise<Map<string, number>> {
  const html = await fetchText(base + path)
  const sources = new Set([...html.matchAll(/<script[^>]+src="([^"]+)"(?![^>]*nomodule)/gi)].map(([, src = '']) => src))
  const sizes = [...sources].map(async (src) => [src, await countBytes(new URL(src, base))] as const)
  return new Map(await Promise.all(sizes))
}

/** The compressed size of a page's HTML in bytes. */
export const measureHtmlBytes = (base: string, path: string) => countBytes(new URL(path, base))

/** The size of each page's scripts in kilobytes: `all` of them, and its `own`, which are those that some other page lacks. */
export function sumScriptSizes(pages: ReadonlyMap<string, ReadonlyMap<string, number>>) {
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
