import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Runs a program of ours in a process of its own, for its own database; the last line that it prints. Throws when it fails. */
export function runAlone(file: string, args: readonly string[], env: Record<string, string>): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--conditions=production', '--import', 'tsx', file, ...args], {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const parts: Buffer[] = []
    child.stdout.on('data', (part: Buffer) => parts.push(part))
    child.on('error', reject)
    child.on('exit', (code) =>
      code === 0
        ? resolve(Buffer.concat(parts).toString().trim().split('\n').at(-1) ?? '')
        : reject(new Error(`${file} ended with ${code}`)),
    )
  })
}
