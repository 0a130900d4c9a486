import vm from 'node:vm'
import { TestEnvironment } from 'jest-environment-node'

const plain = vm.constants?.DONT_CONTEXTIFY
/** Newer versions of Node link modules in another way, with which this was not tried. */
const canShare = plain && !vm.SourceTextModule?.prototype.hasAsyncGraph
/** The environment of all test files of this worker. */
const worker = { environment: null }

/**
 * Jest's Node environment with an ordinary global object. By default each use of `Object` or `Array` in a test's modules calls
 * an interceptor, which takes a third of the time of a database query. Node before 20.18 has no such context and keeps the
 * default.
 *
 * On Node 20 all files of a worker have the same global object, because the modules of packages stay (`shared-packages.cjs`).
 * Each finds it as the first one did.
 */
export default class PlainEnvironment extends TestEnvironment {
  constructor(config, context) {
    if (worker.environment) return worker.environment
    const { createContext } = vm
    if (plain) vm.createContext = () => createContext(plain)
    try {
      super(config, context)
    } finally {
      vm.createContext = createContext
    }
    this.lasting = new Set(Reflect.ownKeys(this.global))
    if (canShare) worker.environment = this
  }

  /** Whether the environment outlives its test file. */
  get isShared() {
    return this === worker.environment
  }

  /** Loads modules of packages. The properties that they give to the global object stay. */
  async keepGlobals(load) {
    const before = new Set(Reflect.ownKeys(this.global))
    const result = await load()
    for (const key of Reflect.ownKeys(this.global)) if (!before.has(key)) this.lasting.add(key)
    return result
  }

  async teardown() {
    if (!this.isShared) return super.teardown()
    const { global, lasting } = this
    this.fakeTimersModern.useRealTimers()
    // Jest's own matchers cannot be deleted; the next file replaces them.
    for (const key of Reflect.ownKeys(global)) if (!lasting.has(key)) Reflect.deleteProperty(global, key)
    global._payload?.clear()
    for (const name of Object.keys(global.process.env)) delete global.process.env[name]
    Object.assign(global.process.env, process.env)
  }
}
