import { readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

/** A plugin of esbuild that keeps `import.meta.url` the address of the source file, not of the joined one. */
export const sourceAddresses = {
  name: 'source-addresses',
  setup: ({ onLoad }) =>
    onLoad({ filter: /\.(?:ts|tsx|js|mjs)$/ }, ({ path: file }) => {
      const source = readFileSync(file, 'utf8')
      if (!source.includes('import.meta.url')) return undefined
      const contents = source.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(file).href))
      return { contents, loader: path.extname(file).replace(/^\.m?/, '') }
    }),
}
