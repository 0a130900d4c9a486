import path from 'node:path'
import { build } from 'esbuild'
import { filesBelow, root } from '../../../scripts/steps.mjs'

const isPayload = (name: string) => /^(payload|@payloadcms)(\/|$)/.test(name)

/**
 * Playwright loads every spec before the first test. On Node 20 its loader can stop for ever among the hundreds of modules and
 * the top-level awaits of Payload and the editor.
 */
test('no browser test imports Payload or the editor', async () => {
  const specs = ['site', 'studio', 'v1'].flatMap((folder) => filesBelow(path.join(root, 'tests', folder)))
  const { metafile } = await build({
    entryPoints: [...specs.filter((file) => file.endsWith('.spec.ts')), path.join(root, 'playwright.config.ts')],
    outdir: path.join(root, '.test', 'specs'),
    bundle: true,
    write: false,
    metafile: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    logLevel: 'error',
  })
  const importing = Object.entries(metafile.inputs).flatMap(([file, { imports }]) =>
    imports
      .filter((imported) => imported.external && isPayload(imported.path))
      .map((imported) => `${file}: ${imported.path}`),
  )
  expect(Object.keys(metafile.inputs)).toContain('playwright.config.ts')
  expect(importing).toEqual([])
})
