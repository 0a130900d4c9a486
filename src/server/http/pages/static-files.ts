import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { chooseEncoding } from '@/server/http/encoded-response'

type StaticFile = { bytes: Buffer; type: string }

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'application/javascript; charset=utf-8',
}
const address = '/_next/static/'

/**
 * Returns what serves the scripts and stylesheets that the build compressed (`scripts/compress-static.mjs`), from memory: they
 * have about a megabyte. Next would compress each again for every request, in gzip. True when it has answered; other files,
 * other methods and browsers without Brotli are left to Next.
 */
export function createStaticFiles(folder: string): (request: IncomingMessage, response: ServerResponse) => boolean {
  const files = readCompressed(folder)
  return (request, response) => {
    const { url = '', method } = request
    if (!url.startsWith(address) || (method !== 'GET' && method !== 'HEAD')) return false
    const file = files.get(url.split('?', 1)[0] ?? '')
    if (!file || chooseEncoding(request.headers['accept-encoding']?.toString()) !== 'br') return false
    response.writeHead(200, {
      'Content-Type': file.type,
      'Content-Encoding': 'br',
      'Content-Length': file.bytes.length,
      'Cache-Control': 'public, max-age=31536000, immutable', // their names change with their content
      Vary: 'Accept-Encoding',
    })
    response.end(method === 'HEAD' ? undefined : file.bytes)
    return true
  }
}

function readCompressed(folder: string): ReadonlyMap<string, StaticFile> {
  const names = existsSync(folder) ? (readdirSync(folder, { recursive: true }) as string[]) : []
  return new Map(
    names.flatMap((name) => {
      const type = types[path.extname(name.replace(/\.br$/, ''))]
      if (!name.endsWith('.br') || !type) return []
      const url = address + name.slice(0, -'.br'.length).replaceAll(path.sep, '/')
      return [[url, { bytes: readFileSync(path.join(folder, name)), type }]]
    }),
  )
}
