import { createLiveLines } from '../../../scripts/progress/live-lines.mjs'
import { readBuildPhase, readLoadProgress } from '../../../scripts/progress/measures.mjs'
import { formatProgress } from '../../../scripts/progress/progress-line.mjs'

const expected = { seconds: 90, text: 'last time 90 s' }

describe('a line of progress', () => {
  test('shows a bar of the pieces that are done', () => {
    const line = formatProgress({ name: 'Install', seconds: 34.7, done: 600, total: 1200, unit: 'packages' }, 100)
    expect(line).toBe(`${'Install'.padEnd(22)}  ${'█'.repeat(10)}${'░'.repeat(10)}  600 of 1,200 packages, 34 s`)
  })

  test('shows the time and the expected time when a step does not say how far it is', () => {
    const line = formatProgress({ name: 'Build', seconds: 45, expected, phase: 'Collecting page data' }, 100)
    expect(line).toBe(
      `${'Build'.padEnd(22)}  ${'█'.repeat(10)}${'░'.repeat(10)}  45 s (last time 90 s), Collecting page data`,
    )
  })

  test('says that a step takes longer than expected, with a full bar', () => {
    expect(formatProgress({ name: 'Build', seconds: 95, expected }, 100)).toBe(
      `${'Build'.padEnd(22)}  ${'█'.repeat(20)}  95 s (last time 90 s, longer than expected)`,
    )
  })

  test('has no bar without a width, and is cut at the width of the terminal', () => {
    const step = { name: 'Load', seconds: 3, done: 1, total: 4, unit: 'sites' }
    expect(formatProgress(step)).toBe('Load: 1 of 4 sites, 3 s')
    expect(formatProgress(step, 20)).toHaveLength(20)
  })

  test('shows the seconds of a step that has said nothing yet', () => {
    expect(formatProgress({ name: 'Load', seconds: 3 }, 80)).toBe(`${'Load'.padEnd(22)}  3 s`)
  })
})

test.each([
  ['  Creating an optimized production build ...', 'Creating an optimized production build'],
  ['  Collecting page data using 1 worker ...', 'Collecting page data'],
  ['  Generating static pages using 2 workers (0/5) ...', 'Generating static pages'],
  ['✓ Compiled successfully in 35.2s', null],
  ['Warning: something ...', null],
])('reads the phase of a build from "%s"', (line, phase) => expect(readBuildPhase(line)).toBe(phase))

test.each([
  ['progress 12 400 documents', { done: 12, total: 400, unit: 'documents' }],
  ['progress 12 documents', null],
  ['Loading the demo campuses', null],
])('reads the progress of loading from "%s"', (line, state) => expect(readLoadProgress(line)).toEqual(state))

describe('lines about running steps', () => {
  const written = (isTTY: boolean) => {
    let text = ''
    const lines = createLiveLines({ isTTY, columns: 80, write: (part: string) => (text += part) } as never)
    lines.add(1, 'Load', () => ({ done: 1, total: 4, unit: 'sites' }))
    lines.print('✓ Build: 60.0 s')
    lines.remove(1)
    lines.print('✓ Load: 61.0 s')
    return text
  }

  test('are replaced in place on a terminal', () => {
    const [bar, cursorUp] = [`${'█'.repeat(5)}${'░'.repeat(15)}`, '\x1b[1A\r\x1b[J']
    expect(written(true)).toBe(
      `✓ Build: 60.0 s\n${'Load'.padEnd(22)}  ${bar}  1 of 4 sites, 0 s\n${cursorUp}✓ Load: 61.0 s\n`,
    )
  })

  test('have no control characters elsewhere', () => {
    expect(written(false)).toBe('✓ Build: 60.0 s\n✓ Load: 61.0 s\n')
  })
})
