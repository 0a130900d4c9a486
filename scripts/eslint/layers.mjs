import { existsSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..', '..')

/**
 * What each layer may import besides itself and packages. `reads` stands for the `read-*` modules of a feature, `logic` for
 * everything in a feature except components. See docs/architecture.md and decision 0002.
 */
const layers = {
  domain: [],
  contract: ['domain'],
  server: ['domain', 'payload-config'],
  ui: ['domain', 'contract', 'i18n'],
  features: ['domain', 'contract', 'server', 'ui', 'i18n', 'reads'],
  v1: ['domain', 'contract', 'server', 'i18n', 'logic'],
  feeds: ['domain', 'contract', 'server', 'i18n', 'logic'],
  collections: ['domain', 'server'],
  studio: ['domain', 'ui', 'i18n', 'reads'],
  i18n: ['domain'],
}
/** Packages that a layer may import. Layers that are not listed may import all. */
const packages = { domain: ['zod', 'moment-timezone'], contract: ['zod', 'zod/mini', 'zod-openapi'] }
const noReact = ['v1', 'feeds', 'collections', 'server']

/** The path of an imported module in the repository, without extension. Null for a package. */
const resolveInProject = (specifier, file) => {
  if (specifier === '@payload-config') return 'payload.config'
  if (specifier.startsWith('@/')) return path.join('src', specifier.slice(2))
  if (specifier.startsWith('@collections/')) return path.join('collections', specifier.slice(13))
  if (specifier.startsWith('.')) return path.relative(root, path.resolve(path.dirname(file), specifier))
  return null
}
/** `src/features/menu/read-day` → layer `features`, feature `menu`. Null for files that belong to no layer. */
function findLayer(file) {
  const [top, second, third] = file.split(path.sep)
  const layer = top === 'src' ? second : top === 'collections' ? 'collections' : null
  return layer && Object.hasOwn(layers, layer) ? { layer, feature: layer === 'features' ? third : null } : null
}
const isComponent = (target) => existsSync(path.join(root, `${target}.tsx`)) || target.endsWith('.css')
const isRead = (target) => path.basename(target).startsWith('read-')

/** Returns why a file may not import a module, or null if it may. */
export function findImportProblem(file, specifier) {
  const from = findLayer(path.relative(root, file))
  if (!from) return null
  const { layer, feature } = from
  const target = resolveInProject(specifier, file)
  if (target === null) {
    if (noReact.includes(layer) && /^(react|react-dom)(\/|$)/.test(specifier))
      return `${layer} renders nothing and does not import React.`
    const known = packages[layer]
    return known && !known.includes(specifier) ? `${layer} imports no packages except ${known.join(' and ')}.` : null
  }
  const allowed = layers[layer]
  if (target === 'payload.config')
    return allowed.includes('payload-config') ? null : `${layer} does not read the Payload configuration.`
  const to = findLayer(target)
  if (!to) return target.startsWith(`src${path.sep}app`) ? `${layer} is below app and does not import it.` : null
  if (to.layer === layer && (layer !== 'features' || to.feature === feature)) {
    return specifier.startsWith('../') ? 'Import modules of other folders with @/ or @collections/.' : null
  }
  if (to.layer !== 'features') return allowed.includes(to.layer) ? null : `${layer} does not import ${to.layer}.`
  if (allowed.includes('logic')) return isComponent(target) ? `${layer} does not import components of a feature.` : null
  if (allowed.includes('reads')) return isRead(target) ? null : `${layer} imports only the read-* modules of a feature.`
  return `${layer} does not import features.`
}

const imports = {
  meta: { type: 'problem', messages: { layer: '{{reason}}' }, schema: [] },
  create(context) {
    const check = (node) => {
      if (!node.source || typeof node.source.value !== 'string') return
      const reason = findImportProblem(context.filename, node.source.value)
      if (reason) context.report({ node: node.source, messageId: 'layer', data: { reason } })
    }
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
    }
  },
}

/** The folders that a unit test may mirror: `tests/unit/domain/menu/x.test.ts` tests `src/domain/menu` or `domain/menu`. */
export function mirroredFolders(file) {
  const [, , ...rest] = path.dirname(file).split(path.sep)
  const folder = rest.join(path.sep)
  return ['src', '.'].map((top) => path.join(top, folder))
}

const mirror = {
  meta: {
    type: 'problem',
    messages: { folder: 'Unit tests mirror the source. There is no folder {{folders}}.' },
    schema: [],
  },
  create: (context) => ({
    Program(node) {
      const folders = mirroredFolders(path.relative(root, context.filename))
      if (!folders.some((folder) => existsSync(path.join(root, folder))))
        context.report({ node, messageId: 'folder', data: { folders: folders.join(' or ') } })
    },
  }),
}

export const layersPlugin = { rules: { imports, mirror } }
