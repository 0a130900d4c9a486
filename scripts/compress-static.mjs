import { readFileSync, writeFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

const compress = promisify(brotliCompress)

/** Only the studio has larger scripts. The best quality would take 6 s of CPU for them and save 5 % of their bytes. */
const largeBytes = 300_000

const qualityFor = (bytes) => (bytes.length > largeBytes ? 9 : constants.BROTLI_MAX_QUALITY)

/**
 * Writes a Brotli file beside each of these scripts and stylesheets, such as `a.css.br` beside `a.css`. The server sends it to browsers
 * that accept it (`src/server/http/pages/static-files.ts`).
 * @param {string[]} files
 */
export async function compressStatic(files) {
  const texts = files.filter((file) => /\.(?:js|css)$/.test(file))
  await Promise.all(
    texts.map(async (file) => {
      const bytes = readFileSync(file)
      const params = { [constants.BROTLI_PARAM_QUALITY]: qualityFor(bytes) }
      writeFileSync(`${file}.br`, await compress(bytes, { params }))
    }),
  )
}
