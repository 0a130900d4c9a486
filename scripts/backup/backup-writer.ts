import { closeSync, createWriteStream, existsSync, fsyncSync, openSync, rmSync } from 'node:fs'
import { link, rename, rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { createTarPacker } from 'modern-tar'
import { BackupError } from './backup-error'
import { describeEntry, type BackupEntry } from './backup-format'

/** Writes a backup as `FILE.partial`, readable by its owner only, and gives it its name once it is complete. */
export class BackupWriter {
  readonly entries: BackupEntry[] = []
  #tar = createTarPacker()
  #written: Promise<void>

  /** Creates the file. Throws a `BackupError` if it exists or cannot be created. `changed` is the time of all entries. */
  constructor(
    readonly file: string,
    readonly changed: Date,
  ) {
    if (existsSync(file)) throw new BackupError(`${file} exists already. Choose another name.`)
    // The stream closes the descriptor, also when it is destroyed.
    this.#written = pipeline(this.#tar.readable, createGzip(), createWriteStream('', { fd: openNew(file) }))
    this.#written.catch(() => undefined) // `add` and `finish` report it
  }

  async add(name: string, bytes: Uint8Array): Promise<void> {
    this.entries.push(describeEntry(name, bytes))
    await this.#report(async () => {
      const header = { name, size: bytes.length, mode: 0o600, mtime: this.changed }
      const body = this.#tar.controller.add(header).getWriter()
      await body.write(bytes)
      await body.close()
    })
  }

  /** Ends the archive, waits until it is on the disk, and renames it. Never replaces a file. */
  async finish(): Promise<void> {
    await this.#report(async () => {
      this.#tar.controller.finalize()
      await this.#written
    })
    const partial = `${this.file}.partial`
    flushToDisk(partial)
    const linked = await link(partial, this.file).then(
      () => true, // unlike `rename`, it refuses an existing file
      () => false,
    )
    if (linked) return rm(partial)
    if (existsSync(this.file)) throw new BackupError(`${this.file} was created by another program meanwhile.`)
    await rename(partial, this.file) // a network folder without links
  }

  /** Removes what was written of an unfinished backup. */
  discard(): void {
    this.#tar.controller.error(new Error('The backup was not finished.'))
    rmSync(`${this.file}.partial`, { force: true })
  }

  /** The archive fails when its file does, whose error says why. */
  async #report(write: () => Promise<void>): Promise<void> {
    await write().catch(async (error: Error) => {
      const cause = await this.#written.then(() => error).catch((reason: Error) => reason)
      throw cannotWrite(this.file, cause)
    })
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
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw cannotWrite(file, error as Error)
    throw new BackupError(
      `${file}.partial exists: another backup is being written, or was interrupted. If none runs, delete it.`,
    )
  }
}

const cannotWrite = (file: string, { code, message }: NodeJS.ErrnoException) =>
  new BackupError(`${file} cannot be written (${code ?? message}).`)
