import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'

/**
 * Lists the files of the repository that Git tracks or would add, relative to its root.
 * @param {string} root
 * @returns {string[]}
 */
export function listTrackedFiles(root) {
  const options = { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 }
  const output = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], options)
  return [...new Set(output.split('\0'))].filter((file) => file && existsSync(path.join(root, file))).sort()
}
