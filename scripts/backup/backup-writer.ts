import { once } from 'node:events'
import { closeSync, createWriteStream, existsSync, fsyncSync, openSync, rmSync } from 'node:fs'
import { link, rename, rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { CopyError } from '../copy/copy-error'
import { describeEntry, type BackupEntry } from './backup-format'
import { tarEnd, tarEntry } from './tar-writer'

/** Writes a backup as `FILE.partial`, readable by its owner only, and gives it its name once it is complete. */
export class BackupWriter {
  readonly entries: BackupEntry[] = []
  #gzip = createGzip()
  #written: Promise<void>

  /** Creates the file. Throws a `CopyError` if it exists or cannot be created. `changed` is the time of all entries. */
  constructor(
    readonly file: string,
    readonly changed: Date,
  ) {
    if (existsSync(file)) throw new CopyError(`${file} exists already. Choose another name.`)
    // The stream closes the descriptor, also when it is destroyed.
    this.#written = pipeline(this.#gzip, createWriteStream('', { fd: openNew(file) }))
    this.#written.catch(() => undefined) // `add` and `finish` report it
    this.#gzip.on('error', () => undefined)
  }

  async add(name: string, bytes: Uint8Array): Promise<void> {
    this.entries.push(describeEntry(name, bytes))
    for (const piece of tarEntry(name, bytes, this.changed)) await this.#write(piece)
  }

  /** Ends the archive, waits until it is on the disk, and renames it. Never replaces a file. */
  async finish(): Promise<void> {
    await this.#write(tarEnd())
    this.#gzip.end()
    await this.#written.catch(reportWriteError(this.file))
    flushToDisk(`${this.file}.partial`)
    const partial = `${this.file}.partial`
    const linked = await link(partial, this.file).then(
      () => true, // unlike `rename`, it refuses an existing file
      () => false,
    )
    if (linked) return rm(partial)
    if (existsSync(this.file)) throw new CopyError(`${this.file} was created by another program meanwhile.`)
    await rename(partial, this.file) // a network folder without links
  }

  /** Removes what was written of an unfinished backup. */
  discard(): void {
    this.#gzip.destroy()
    rmSync(`${this.file}.partial`, { force: true })
  }

  async #write(piece: Buffer): Promise<void> {
    if (piece.length === 0 || this.#gzip.write(piece)) return
    await Promise.race([once(this.#gzip, 'drain'), this.#written]).catch(reportWriteError(this.file))
  }
}

function flushToDisk(file: string): void {
  const descriptor = openSync(file, 'r+')
  fsyncSync(descriptor)
  closeSync(descriptor)
}

function openNew(file: string): number {
  try {
    return openSync(`${file}.partial`, 'wx', 0o600)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new CopyError(
      code === 'EEXIST'
        ? `${file}.partial exists: another backup is being written, or was interrupted. If none runs, delete it.`
        : `${file} cannot be written (${code}).`,
    )
  }
}

const reportWriteError = (file: string) => (error: NodeJS.ErrnoException) => {
  throw new CopyError(`${file} cannot be written (${error.code ?? error.message}).`)
}
