import { readFileSync } from 'node:fs'
import Sequencer from '@jest/test-sequencer'
import { sourceOf } from '../../scripts/tests/join-tests.mjs'

/**
 * Runs files marked `@begins-first` first. Without timings of an earlier run Jest starts with the largest files, and a slow
 * small file would run alone at the end.
 */
export default class LongestFirst extends Sequencer {
  async sort(tests) {
    const sorted = await super.sort(tests)
    const isLong = ({ path }) => readFileSync(sourceOf(path), 'utf8').startsWith('/** @begins-first')
    return [...sorted.filter(isLong), ...sorted.filter((test) => !isLong(test))]
  }
}
