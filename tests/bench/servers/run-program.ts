import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { programs } from '../../../scripts/steps.mjs'
import { endWithUs } from '../../support/servers/end-with-us'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/**
 * Runs a TypeScript program in a separate process with its own database. `program` are the arguments of Node before the file.
 * Returns the last line it prints, without log lines, which may come later; throws if it fails.
 */
export function runProgram(
  file: string,
  args: readonly string[],
  env: Record<string, string>,
  program: readonly string[] = programs.typescript,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [...program, file, ...args], {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    endWithUs(child)
    const parts: Buffer[] = []
    child.stdout.on('data', (part: Buffer) => parts.push(part))
    child.on('error', reject)
    child.on('exit', (code) =>
      code === 0
        ? resolve(lastLine(Buffer.concat(parts).toString()))
        : reject(new Error(`${file} ended with code ${code}`)),
    )
  })
}

const lastLine = (printed: string): string =>
  printed
    .trim()
    .split('\n')
    .findLast((line) => !/^\[\d\d:\d\d:\d\d\]/.test(line)) ?? ''
