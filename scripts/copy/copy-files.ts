import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { mkdir, readdir, realpath, rename, rm, stat, utimes } from 'node:fs/promises'
import path from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Refused } from './refused'

/** `copied` files were written, `same` were there already; `missing` are named by a document and are nowhere. */
export type FilesReport = { copied: number; same: number; missing: string[]; samePlace: boolean }

/** Refuses folders of which one lies inside the other: a copy would then hold itself. */
export async function checkFolders(from: string, to: string): Promise<void> {
  const [source, target] = [await placeOf(from), await placeOf(to)]
  if (
    source !== target &&
    [path.relative(source, target), path.relative(target, source)].some((way) => !/^\.\.|^\w:/.test(way))
  )
    throw new Refused(`The folders ${from} and ${to} lie inside one another: choose another --files-to.`)
}

/**
 * Copies every file below a folder to another, each whole or not at all, compared by SHA-256 when it is written. Where
 * both are one place nothing is copied. `named` are the files that documents name, as `folder/name`.
 */
export async function copyFiles(from: string, to: string, named: Iterable<string>): Promise<FilesReport> {
  const samePlace = (await placeOf(from)) === (await placeOf(to))
  const report: FilesReport = { copied: 0, same: 0, missing: [], samePlace }
  if (!samePlace)
    for await (const name of filesBelow(from))
      report[(await copyFile(path.join(from, name), path.join(to, name))) ? 'copied' : 'same'] += 1
  for (const name of named) if (!existsSync(path.join(to, name))) report.missing.push(name)
  return report
}

const placeOf = async (folder: string) => (existsSync(folder) ? realpath(folder) : folder)

async function* filesBelow(folder: string, inside = ''): AsyncGenerator<string> {
  if (!existsSync(path.join(folder, inside))) return
  for (const entry of await readdir(path.join(folder, inside), { withFileTypes: true })) {
    const name = path.join(inside, entry.name)
    if (entry.isDirectory()) yield* filesBelow(folder, name)
    else if (entry.isFile() && !entry.name.endsWith(partial)) yield name
  }
}

const partial = '.being-copied'

/** Copies one file with its time of writing, from which the site makes the file's ETag; false when it is there already. */
async function copyFile(from: string, to: string): Promise<boolean> {
  const { size, atime, mtime } = await stat(from)
  const there = await stat(to).catch(() => null)
  if (there?.size === size && (await hashOf(to)) === (await hashOf(from))) return false
  await mkdir(path.dirname(to), { recursive: true })
  const hash = createHash('sha256')
  const read = new Transform({
    transform(chunk: Buffer, _, done) {
      hash.update(chunk)
      done(null, chunk)
    },
  })
  await pipeline(createReadStream(from), read, createWriteStream(to + partial))
  const written = await stat(to + partial)
  if (written.size !== size || (await hashOf(to + partial)) !== hash.digest('hex')) {
    await rm(to + partial, { force: true })
    throw new Refused(`The file ${to} could not be written as it is in ${from}.`)
  }
  await utimes(to + partial, atime, mtime)
  await rename(to + partial, to)
  return true
}

async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer)
  return hash.digest('hex')
}
