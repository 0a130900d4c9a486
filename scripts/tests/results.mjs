import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { sourceOf } from './join-tests.mjs'
import { root } from '../steps.mjs'

/** One result for each test of a Jest report. A file that could not be run counts as one failed test. */
const resultsOfJest = ({ testResults = [] }) =>
  testResults.flatMap((file) => {
    const name = path.relative(root, sourceOf(file.name))
    const tests = file.assertionResults.filter(({ status }) => ['passed', 'failed'].includes(status))
    const results = tests.map(({ status, fullName }) => ({ file: name, title: fullName, passed: status === 'passed' }))
    if (file.status === 'failed' && results.every(({ passed }) => passed))
      results.push({ file: name, title: 'the file could not be run', passed: false })
    return results
  })

const specsIn = (suite, titles = []) => [
  ...(suite.specs ?? []).map((spec) => ({ ...spec, title: [...titles, spec.title].join(' ') })),
  ...(suite.suites ?? []).flatMap((inner) =>
    specsIn(inner, inner.file === inner.title ? [] : [...titles, inner.title]),
  ),
]
/** One result for each test of a Playwright report. Errors outside tests count as one failed test. */
const resultsOfPlaywright = ({ suites = [], errors = [] }) => [
  ...specsIn({ suites }).flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status !== 'skipped')
      .map(({ status, projectName }) => ({
        file: path.join('tests', file),
        title: `${title} (${projectName})`,
        passed: status === 'expected',
      })),
  ),
  ...errors.map(({ message = '' }) => ({ file: 'the browser tests', title: message.split('\n')[0], passed: false })),
]

/** Seconds of each test file, including module loading and set-up for Jest, summed over its tests for Playwright. */
const secondsOfFiles = (report) => [
  ...(report.testResults ?? []).map(({ name, startTime, endTime }) => ({
    file: path.relative(root, sourceOf(name)),
    seconds: (endTime - startTime) / 1000,
  })),
  ...(report.suites ?? []).map((suite) => ({
    file: path.join('tests', suite.file),
    seconds:
      specsIn(suite)
        .flatMap(({ tests }) => tests.flatMap(({ results }) => results))
        .reduce((sum, { duration }) => sum + duration, 0) / 1000,
  })),
]

const readReport = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {})
const resultsIn = (report) => (report.stats ? resultsOfPlaywright(report) : resultsOfJest(report))

/**
 * Reads the reports of a run: the number of tests that passed, and the tests that failed. A test that failed in `x.json` and
 * passed in `x.again.json`, where it ran alone, is flaky.
 */
export function readResults(reports) {
  const results = { passed: 0, failed: [], flaky: [], slowest: [] }
  for (const file of readdirSync(reports).filter((name) => !name.includes('.again.'))) {
    const report = readReport(path.join(reports, file))
    const second = resultsIn(readReport(path.join(reports, file.replace('.json', '.again.json'))))
    results.slowest.push(...secondsOfFiles(report).map((each) => ({ ...each, report: path.basename(file, '.json') })))
    for (const result of resultsIn(report)) {
      const alone = second.find(({ file, title }) => file === result.file && title === result.title)
      if (result.passed) results.passed++
      else if (alone?.passed) results.flaky.push(result)
      else results.failed.push(result)
    }
  }
  results.slowest = results.slowest.sort((a, b) => b.seconds - a.seconds).slice(0, 10)
  return results
}
