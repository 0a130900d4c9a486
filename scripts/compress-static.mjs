import { readFileSync, writeFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'

const compress = promisify(brotliCompress)

/**
 * Writes a Brotli file of the best quality beside each of these scripts and stylesheets, such as `a.css.br` beside `a.css`. The server
 * sends it to browsers that accept it (`src/server/http/pages/static-files.ts`).
 * @param {string[]} files
 */
export async function compressStatic(files) {
  const texts = files.filter((file) => /\.(?:js|css)$/.test(file))
  await Promise.all(texts.map(async (file) => writeFileSync(`${file}.br`, await compress(readFileSync(file)))))
}
