import { execFileSync } from 'node:child_process'

test('the log names the line of the source in a program that esbuild compiled', () => {
  const program = ['scripts/program.mjs', 'tests/fixtures/print-stack.ts']
  expect(String(execFileSync(process.execPath, program))).toMatch(/print-stack\.ts:4:\d+/)
})
