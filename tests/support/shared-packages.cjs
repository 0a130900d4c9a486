/* eslint-disable @typescript-eslint/no-require-imports -- Jest requires this file */
const { readFileSync } = require('node:fs')
const path = require('node:path')
const Runtime = require('jest-runtime').default

const joined = path.resolve(__dirname, '..', '..', '.test', 'integration')
/** Files that contain nothing but packages; written by scripts/tests/join-tests.mjs. */
const isPackage = new Set(JSON.parse(readFileSync(path.join(joined, 'packages.json'), 'utf8')))

/** Loads the modules of packages for all test files of this worker. Never torn down. */
let packages = null
/** The modules of packages by file. */
const loaded = new Map()
let previous = Promise.resolve()

/**
 * Links and evaluates a module with the runtime of packages: its imports, also those of `require`, must not come from a runtime
 * that ends with its test file. One after another, because two modules that are linked at the same time fail if both import a
 * third.
 */
function loadPackage(file) {
  if (!loaded.has(file)) {
    const load = async () => packages.linkAndEvaluateModule(await packages.loadEsmModule(file))
    const loading = previous.then(load)
    previous = loading.catch(() => undefined) // whoever imports the file gets the error
    loaded.set(file, loading)
  }
  return loaded.get(file)
}

/**
 * Jest's runtime, with one instance of each package for all test files of a worker (decision 0130). Modules of the project are
 * loaded again for each file.
 */
class SharedPackages extends Runtime {
  constructor(...args) {
    super(...args)
    const [, environment] = args
    if (!environment.isShared) return
    packages ??= new Runtime(...args).esmLoader
    const { esmLoader } = this
    const loadModule = esmLoader.loadEsmModule.bind(esmLoader)
    esmLoader.loadEsmModule = (file, suffix) =>
      isPackage.has(path.relative(joined, file))
        ? environment.keepGlobals(() => loadPackage(file))
        : loadModule(file, suffix)
  }
}

module.exports = { __esModule: true, default: SharedPackages }
