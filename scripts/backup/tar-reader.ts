import { checksumOf } from './tar-writer'

const block = 512
/** No document, upload or manifest is as large; a damaged header could say so. */
const maxEntryBytes = 512 * 1024 * 1024

export type TarEntry = { name: string; bytes: Buffer }

/** The files of a tar archive, one after another, each in memory. Throws an error of one sentence for anything else. */
export async function* readTar(chunks: AsyncIterable<Buffer>): AsyncGenerator<TarEntry> {
  const source = new ByteQueue(chunks)
  try {
    yield* readEntries(source)
  } finally {
    await source.close()
  }
}

async function* readEntries(source: ByteQueue): AsyncGenerator<TarEntry> {
  for (let longName: string | null = null; ;) {
    const head = await source.take(block)
    if (head.every((byte) => byte === 0)) return source.drain()
    const text = (from: number, to: number) => head.toString('utf8', from, to).replace(/\0[\s\S]*/, '')
    const octal = (from: number, to: number) => Number.parseInt(text(from, to).trim(), 8)
    if (octal(148, 156) !== checksumOf(head)) throw new Error('a header of the archive is wrong.')
    const [size, type] = [octal(124, 136), text(156, 157)]
    if (!Number.isSafeInteger(size) || size > maxEntryBytes) throw new Error('an entry of the archive is too large.')
    const bytes = await source.take(size)
    await source.take((block - (size % block)) % block)
    if (type === 'x') longName = /(?:^|\n)\d+ path=([^\n]*)\n/.exec(bytes.toString('utf8'))?.[1] ?? null
    else if (type === '0') {
      yield { name: longName ?? text(0, 100), bytes }
      longName = null
    } else throw new Error('the archive contains something other than files.')
  }
}

/** Bytes from a stream in pieces of the size that the caller needs. */
class ByteQueue {
  #chunks: AsyncIterator<Buffer>
  #waiting: Buffer[] = []
  #length = 0

  constructor(chunks: AsyncIterable<Buffer>) {
    this.#chunks = chunks[Symbol.asyncIterator]()
  }

  async take(size: number): Promise<Buffer> {
    while (this.#length < size) {
      const { value, done } = await this.#chunks.next()
      if (done) throw new Error('the archive ends too early.')
      this.#waiting.push(value)
      this.#length += value.length
    }
    const all = this.#waiting.length === 1 ? this.#waiting[0]! : Buffer.concat(this.#waiting)
    this.#waiting = [all.subarray(size)]
    this.#length -= size
    return all.subarray(0, size)
  }

  /** Ends the stream if it was not read to its end. */
  async close(): Promise<void> {
    await this.#chunks.return?.()
  }

  /** Reads to the end, so that a stream that verifies its own checksum does so. Only empty blocks may follow. */
  async drain(): Promise<void> {
    const isEmpty = (bytes: Buffer) => bytes.every((byte) => byte === 0)
    let clean = this.#waiting.every(isEmpty)
    for (let next = await this.#chunks.next(); !next.done; next = await this.#chunks.next())
      clean = clean && isEmpty(next.value)
    if (!clean) throw new Error('the archive goes on after its end.')
  }
}
