import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { sourceOf } from './join-tests.mjs'
import { root } from '../steps.mjs'

/** Seconds of each test file in a Jest report, including module loading and set-up. */
const filesOfJest = ({ testResults = [] }, name) =>
  testResults.map((file) => ({
    seconds: (file.endTime - file.startTime) / 1000,
    file: path.relative(root, sourceOf(file.name)),
    report: name,
  }))

/** Seconds of each test file in a Playwright report: the sum of its tests. */
const filesOfPlaywright = ({ suites = [] }, name) =>
  suites.map((suite) => ({
    seconds: durationsIn(suite).reduce((sum, each) => sum + each, 0) / 1000,
    file: path.join('tests', suite.file),
    report: name,
  }))

const durationsIn = ({ suites = [], specs = [] }) => [
  ...suites.flatMap(durationsIn),
  ...specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results.map(({ duration }) => duration))),
]

/** Prints the ten slowest test files. */
export function printSlowest(reports) {
  const files = readdirSync(reports).flatMap((file) => {
    const report = JSON.parse(readFileSync(path.join(reports, file), 'utf8'))
    return [filesOfJest, filesOfPlaywright].flatMap((read) => read(report, path.basename(file, '.json')))
  })
  console.log('\nThe ten slowest test files:')
  for (const { seconds, file, report } of files.sort((a, b) => b.seconds - a.seconds).slice(0, 10))
    console.log(`${seconds.toFixed(1).padStart(7)} s  ${file} (${report})`)
}
