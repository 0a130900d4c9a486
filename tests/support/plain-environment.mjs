import vm from 'node:vm'
import { TestEnvironment } from 'jest-environment-node'

const plain = vm.constants?.DONT_CONTEXTIFY

/**
 * Jest's Node environment with an ordinary global object. By default each use of `Object` or `Array` in a test's modules calls
 * an interceptor, which takes a third of the time of a database query. Node before 20.18 has no such context and keeps the
 * default.
 */
export default class PlainEnvironment extends TestEnvironment {
  constructor(config, context) {
    const { createContext } = vm
    if (plain) vm.createContext = () => createContext(plain)
    try {
      super(config, context)
    } finally {
      vm.createContext = createContext
    }
  }
}
